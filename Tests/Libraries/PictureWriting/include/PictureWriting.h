// Picture files of the kinds that are awkward to write by hand, for tests.
//
// Every function returns memory for free(), or NULL when the library cannot write the kind.
#ifndef PICTUREWRITING_H
#define PICTUREWRITING_H

#include <stddef.h>
#include <stdint.h>

typedef struct JPEGSettings {
  int quality;
  int isProgressive;
  int isArithmetic;
  int restartInterval;
  // Sampling factors of the first component, 1-4; the others have 1 x 1.
  int horizontalSampling;
  int verticalSampling;
  // 0 grey from 1 channel, 1 YCbCr from 3, 2 RGB as it is from 3, 3 CMYK and 4 YCCK from 4.
  int space;
  int hasAdobeSegment;
} JPEGSettings;

uint8_t *writeJPEG(const uint8_t *samples, int width, int height, JPEGSettings settings,
                   size_t *byteCount);

typedef struct TIFFSettings {
  int compression;   // the tag's values: 1 none, 4 G4, 5 LZW, 7 JPEG, 8 deflate …
  int photometric;   // the tag's values: 0 white is zero, 1 black is zero, 2 RGB, 6 YCbCr …
  int bitsPerSample;
  int channels;
  int sampleFormat;  // 1 unsigned, 3 floating point
  int extraSample;   // -1 none, 1 associated alpha, 2 unassociated alpha
  int isSeparate;
  int isBigEndian;
  int isBig;         // BigTIFF
  int rowsPerStrip;
  int tileSide;      // 0 strips
  int orientation;   // 0 not stated
  int pageCount;     // later pages are black
} TIFFSettings;

// Rows of samples as TIFF packs them; 16-bit samples in the machine's byte order.
uint8_t *writeTIFF(const uint8_t *rows, int width, int height, TIFFSettings settings,
                   size_t *byteCount);

// RGB or RGBA; quality 0-100, or lossless above 100. isAVIF chooses AV1 instead of HEVC.
uint8_t *writeHEIF(const uint8_t *samples, int width, int height, int channels, int quality,
                   int orientation, int isAVIF, size_t *byteCount);

// RGBA; quality 0-100, or lossless above 100.
uint8_t *writeWebP(const uint8_t *samples, int width, int height, int quality, size_t *byteCount);

#endif
