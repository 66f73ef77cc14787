#define _GNU_SOURCE
#include "LateLibraries.h"

#if defined(__linux__)

#include <pthread.h>

#include "Loading.h"

static LateHEIF functions;
static bool isLoaded;

static bool findAll(void *library) {
  return find(library, "heif_context_alloc", &functions.makeContext) &&
         find(library, "heif_context_set_maximum_image_size_limit", &functions.setLargestSide) &&
         find(library, "heif_context_read_from_memory_without_copy", &functions.read) &&
         find(library, "heif_context_get_primary_image_handle", &functions.getPrimaryImage) &&
         find(library, "heif_image_handle_get_width", &functions.handleWidth) &&
         find(library, "heif_image_handle_get_height", &functions.handleHeight) &&
         find(library, "heif_image_handle_has_alpha_channel", &functions.handleHasAlpha) &&
         find(library, "heif_decoding_options_alloc", &functions.makeOptions) &&
         find(library, "heif_decode_image", &functions.decode) &&
         find(library, "heif_image_get_width", &functions.imageWidth) &&
         find(library, "heif_image_get_height", &functions.imageHeight) &&
         find(library, "heif_image_get_plane_readonly", &functions.plane);
}

static void load(void) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  isLoaded = library != NULL && findAll(library);
}

const LateHEIF *lateHEIF(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return isLoaded ? &functions : NULL;
}

#endif
