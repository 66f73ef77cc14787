// Rows of a PNG file through libpng.
//
// libpng reports errors with longjmp, which must not pass through Swift frames; these functions
// catch it and return a status instead. They hold no policy: limits, grey and interlacing are
// Swift's business.
#ifndef PNGROWS_H
#define PNGROWS_H

#include <stddef.h>
#include <stdint.h>

typedef struct PNGRows PNGRows;

typedef enum PNGRowsStatus {
  PNGRowsDone = 0,
  PNGRowsDamaged = 1,
  PNGRowsTruncated = 2,
  PNGRowsNoMemory = 3,
} PNGRowsStatus;

// Makes a reader of a whole file in memory, which must outlive it. NULL when there is no memory.
PNGRows *pngRowsOpen(const uint8_t *bytes, size_t byteCount, uint32_t maximumSide);

// Reads up to the pixels and asks for 8-bit samples. Sets the number of channels a row will have:
// 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha.
PNGRowsStatus pngRowsStart(PNGRows *rows, int *channels);

// Reads the next row; of an interlaced file, the next row of the current pass.
PNGRowsStatus pngRowsNext(PNGRows *rows, uint8_t *row);

// Reads what follows the last row, so that damage to it is noticed. Where more than 16 KiB of packed pixels follow
// nothing more is read: they belong to no row.
PNGRowsStatus pngRowsFinish(PNGRows *rows);

void pngRowsClose(PNGRows *rows);

// Encodes 8-bit RGB pixels, rows packed, as a PNG file in memory. The caller frees it with free();
// NULL when there is no memory.
uint8_t *pngRowsEncode(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *byteCount);

#endif
