#define _GNU_SOURCE
#include "LateLibraries.h"

#if defined(__linux__)

#include <pthread.h>

#include "Loading.h"

static LateTIFF functions;
static bool isLoaded;

static bool findAll(void *library) {
  return find(library, "TIFFOpenOptionsAlloc", &functions.makeOptions) &&
         find(library, "TIFFOpenOptionsFree", &functions.freeOptions) &&
         find(library, "TIFFOpenOptionsSetMaxSingleMemAlloc", &functions.setLargestAllocation) &&
         find(library, "TIFFOpenOptionsSetErrorHandlerExtR", &functions.setErrorHandler) &&
         find(library, "TIFFOpenOptionsSetWarningHandlerExtR", &functions.setWarningHandler) &&
         find(library, "TIFFClientOpenExt", &functions.open) &&
         find(library, "TIFFClose", &functions.close) &&
         find(library, "TIFFVGetFieldDefaulted", &functions.getFieldFromList) &&
         find(library, "TIFFIsTiled", &functions.isTiled) &&
         find(library, "TIFFStripSize64", &functions.stripByteCount) &&
         find(library, "TIFFTileSize64", &functions.tileByteCount) &&
         find(library, "TIFFNumberOfStrips", &functions.stripCount) &&
         find(library, "TIFFNumberOfTiles", &functions.tileCount) &&
         find(library, "TIFFGetStrileByteCount", &functions.storedByteCount) &&
         find(library, "TIFFGetStrileOffset", &functions.storedOffset) &&
         find(library, "TIFFRGBAImageOK", &functions.isReadable) &&
         find(library, "TIFFRGBAImageBegin", &functions.begin) &&
         find(library, "TIFFRGBAImageGet", &functions.get) &&
         find(library, "TIFFRGBAImageEnd", &functions.end);
}

static void load(void) {
  void *library = dlopen("libtiff.so.6", RTLD_NOW | RTLD_LOCAL);
  isLoaded = library != NULL && findAll(library);
}

const LateTIFF *lateTIFF(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return isLoaded ? &functions : NULL;
}

static int getField(const LateTIFF *library, TIFF *file, uint32_t tag, ...) {
  va_list list;
  va_start(list, tag);
  int isThere = library->getFieldFromList(file, tag, list);
  va_end(list);
  return isThere;
}

uint32_t lateTIFFNumber(const LateTIFF *library, TIFF *file, uint32_t tag) {
  uint32_t value = 0;
  return getField(library, file, tag, &value) ? value : 0;
}

uint16_t lateTIFFShort(const LateTIFF *library, TIFF *file, uint32_t tag) {
  uint16_t value = 0;
  return getField(library, file, tag, &value) ? value : 0;
}

#endif
