// libtiff and libheif, loaded when the first file of their kind is met.
//
// Linked in the usual way, the two and what they bring along (a C++ runtime, video codecs) would
// cost every start of the tool more than 4 ms. Each pointer has the type that the library's own
// header declares.
#ifndef LATELIBRARIES_H
#define LATELIBRARIES_H

#if defined(__linux__)

#include <libheif/heif.h>
#include <tiffio.h>

#define LATE(function) __typeof__(&function)

typedef struct LateTIFF {
  LATE(TIFFOpenOptionsAlloc) makeOptions;
  LATE(TIFFOpenOptionsFree) freeOptions;
  LATE(TIFFOpenOptionsSetMaxSingleMemAlloc) setLargestAllocation;
  LATE(TIFFOpenOptionsSetErrorHandlerExtR) setErrorHandler;
  LATE(TIFFOpenOptionsSetWarningHandlerExtR) setWarningHandler;
  LATE(TIFFClientOpenExt) open;
  LATE(TIFFClose) close;
  LATE(TIFFVGetFieldDefaulted) getFieldFromList;
  LATE(TIFFIsTiled) isTiled;
  LATE(TIFFStripSize64) stripByteCount;
  LATE(TIFFTileSize64) tileByteCount;
  LATE(TIFFRGBAImageOK) isReadable;
  LATE(TIFFRGBAImageBegin) begin;
  LATE(TIFFRGBAImageGet) get;
  LATE(TIFFRGBAImageEnd) end;
} LateTIFF;

typedef struct LateHEIF {
  LATE(heif_context_alloc) makeContext;
  LATE(heif_context_free) freeContext;
  LATE(heif_context_set_maximum_image_size_limit) setLargestSide;
  LATE(heif_context_read_from_memory_without_copy) read;
  LATE(heif_context_get_primary_image_handle) getPrimaryImage;
  LATE(heif_image_handle_release) releaseHandle;
  LATE(heif_image_handle_get_width) handleWidth;
  LATE(heif_image_handle_get_height) handleHeight;
  LATE(heif_image_handle_has_alpha_channel) handleHasAlpha;
  LATE(heif_decoding_options_alloc) makeOptions;
  LATE(heif_decoding_options_free) freeOptions;
  LATE(heif_decode_image) decode;
  LATE(heif_image_release) releaseImage;
  LATE(heif_image_get_width) imageWidth;
  LATE(heif_image_get_height) imageHeight;
  LATE(heif_image_get_plane_readonly) plane;
} LateHEIF;

#undef LATE

// The functions of libtiff 4.5 or later; NULL when it is not installed. Safe from any thread.
const LateTIFF *lateTIFF(void);

// The functions of libheif; NULL when it is not installed. Safe from any thread.
const LateHEIF *lateHEIF(void);

// Reads a tag whose value is one 32-bit number; 0 when the file does not state it.
uint32_t lateTIFFNumber(const LateTIFF *library, TIFF *file, uint32_t tag);

#endif
#endif
