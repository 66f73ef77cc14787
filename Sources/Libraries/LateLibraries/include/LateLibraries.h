// libtiff and libheif, loaded when the first file of their kind is met.
//
// Linked in the usual way, the two and what they bring along (a C++ runtime, video codecs) would
// cost every start of the tool more than 4 ms. Each pointer has the type that the library's own
// header declares.
#ifndef LATELIBRARIES_H
#define LATELIBRARIES_H

#if defined(__linux__)

#include <Isolation.h>
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
  LATE(TIFFNumberOfStrips) stripCount;
  LATE(TIFFNumberOfTiles) tileCount;
  LATE(TIFFGetStrileByteCount) storedByteCount;
  LATE(TIFFGetStrileOffset) storedOffset;
  LATE(TIFFRGBAImageOK) isReadable;
  LATE(TIFFRGBAImageBegin) begin;
  LATE(TIFFRGBAImageGet) get;
  LATE(TIFFRGBAImageEnd) end;
} LateTIFF;

typedef struct LateHEIF {
  LATE(heif_context_alloc) makeContext;
  LATE(heif_context_set_maximum_image_size_limit) setLargestSide;
  LATE(heif_context_read_from_memory_without_copy) read;
  LATE(heif_context_get_primary_image_handle) getPrimaryImage;
  LATE(heif_image_handle_get_width) handleWidth;
  LATE(heif_image_handle_get_height) handleHeight;
  LATE(heif_image_handle_has_alpha_channel) handleHasAlpha;
  LATE(heif_decoding_options_alloc) makeOptions;
  LATE(heif_decode_image) decode;
  LATE(heif_image_get_width) imageWidth;
  LATE(heif_image_get_height) imageHeight;
  LATE(heif_image_get_plane_readonly) plane;
} LateHEIF;

#undef LATE

// The functions of libtiff 4.5 or later; NULL when it is not installed. Safe from any thread.
const LateTIFF *lateTIFF(void);

// The functions of libheif; NULL when it is not installed. Safe from any thread.
const LateHEIF *lateHEIF(void);

// What reading a HEIF file tells, one after the other; sides as three 32-bit numbers: width, height and bytes of a
// pixel, 3 for RGB or 4 for RGBA.
typedef enum HEIFFinding {
  // The sides that the file states.
  HEIFStatedSides = 1,
  // The sides of the decoded picture, whose rows follow.
  HEIFDecodedSides = 2,
  // The next row.
  HEIFRow = 3,
  // Two 32-bit numbers: the library's error and what kind of it.
  HEIFFailed = 4,
} HEIFFinding;

// Time that processors may spend on a file: before its sides are known, and for each pixel of them.
typedef struct HEIFTime {
  unsigned milliseconds;
  unsigned nanosecondsPerPixel;
} HEIFTime;

// Reads the primary picture of a HEIF file in a child process: the video codecs print what they think of a file, and
// how much they have to decode stands deep inside their data.
IsolationEnding heifRows(const LateHEIF *library, const uint8_t *bytes, size_t byteCount,
                         int largestSide, HEIFTime time, size_t memoryBytes, IsolatedTake take,
                         void *context);

// Reads a tag whose value is one 32-bit number; 0 when the file does not state it.
uint32_t lateTIFFNumber(const LateTIFF *library, TIFF *file, uint32_t tag);

// Reads a tag whose value is one 16-bit number; 0 when the file does not state it.
uint16_t lateTIFFShort(const LateTIFF *library, TIFF *file, uint32_t tag);

#endif
#endif
