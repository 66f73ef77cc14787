#include "PNGRows.h"

#if defined(__linux__)

#include <png.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct PNGRows {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t byteCount;
  size_t offset;
  PNGRowsStatus status;
  // The row that was asked for is unpacked; what is read now lies behind the last one.
  bool isRowThere;
  size_t restBytes;
  bool hasMoreRest;
};

// Encoders leave a few bytes behind the last row: the end of the stream, and its checksum. libpng would unpack all
// that there is, a thousand times as much.
static const size_t largestRest = 16 << 10;

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  PNGRows *rows = png_get_error_ptr(png);
  if (rows->status == PNGRowsDone) rows->status = PNGRowsDamaged;
  png_longjmp(png, 1);
}

// The default writes to the standard error stream.
static void keepQuiet(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void readBytes(png_structp png, png_bytep target, size_t count) {
  PNGRows *rows = png_get_io_ptr(png);
  if (rows->isRowThere) {
    rows->restBytes += count;
    rows->hasMoreRest = rows->restBytes > largestRest;
    if (rows->hasMoreRest) png_longjmp(png, 1);
  }
  if (count > rows->byteCount - rows->offset) {
    rows->status = PNGRowsTruncated;
    png_error(png, "");
  }
  memcpy(target, rows->bytes + rows->offset, count);
  rows->offset += count;
}

// Called for each row when its bytes are there, before it is handed out.
static void noteRow(png_structp png, png_row_infop info, png_bytep row) {
  (void)info;
  (void)row;
  PNGRows *rows = png_get_io_ptr(png);
  rows->isRowThere = true;
}

// Profiles and texts can inflate to any size and do not matter here.
static void skipDescriptions(png_structp png) {
  static const png_byte names[] =
      "cHRM\0" "gAMA\0" "iCCP\0" "sBIT\0" "sRGB\0" "bKGD\0" "hIST\0" "pHYs\0" "sPLT\0"
      "tEXt\0" "zTXt\0" "iTXt\0" "tIME\0" "eXIf\0" "oFFs\0" "pCAL\0" "sCAL\0";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

PNGRows *pngRowsOpen(const uint8_t *bytes, size_t byteCount, uint32_t maximumSide) {
  PNGRows *rows = calloc(1, sizeof *rows);
  if (rows == NULL) return NULL;
  rows->bytes = bytes;
  rows->byteCount = byteCount;
  rows->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, rows, fail, keepQuiet);
  if (rows->png != NULL) rows->info = png_create_info_struct(rows->png);
  if (rows->info == NULL) {
    pngRowsClose(rows);
    return NULL;
  }
  png_set_read_fn(rows->png, rows, readBytes);
  png_set_user_limits(rows->png, maximumSide, maximumSide);
  skipDescriptions(rows->png);
  return rows;
}

PNGRowsStatus pngRowsStart(PNGRows *rows, int *channels) {
  if (setjmp(png_jmpbuf(rows->png))) return rows->status;
  png_read_info(rows->png, rows->info);
  png_set_expand(rows->png);
  png_set_scale_16(rows->png);
  png_set_read_user_transform_fn(rows->png, noteRow);
  png_read_update_info(rows->png, rows->info);
  *channels = png_get_channels(rows->png, rows->info);
  return PNGRowsDone;
}

PNGRowsStatus pngRowsNext(PNGRows *rows, uint8_t *row) {
  // libpng hands a row out before it reads on behind the last one.
  if (setjmp(png_jmpbuf(rows->png))) return rows->hasMoreRest ? PNGRowsDone : rows->status;
  rows->isRowThere = false;
  png_read_row(rows->png, row, NULL);
  rows->isRowThere = false;
  return PNGRowsDone;
}

PNGRowsStatus pngRowsFinish(PNGRows *rows) {
  if (rows->hasMoreRest) return PNGRowsDone;
  if (setjmp(png_jmpbuf(rows->png))) return rows->status;
  png_read_end(rows->png, NULL);
  return PNGRowsDone;
}

void pngRowsClose(PNGRows *rows) {
  if (rows == NULL) return;
  if (rows->png != NULL) png_destroy_read_struct(&rows->png, &rows->info, NULL);
  free(rows);
}

typedef struct Growing {
  uint8_t *bytes;
  size_t count;
  size_t room;
} Growing;

static void failWriting(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void writeBytes(png_structp png, png_bytep source, size_t count) {
  Growing *file = png_get_io_ptr(png);
  if (count > file->room - file->count) {
    size_t room = file->room * 2 + count + 4096;
    uint8_t *bytes = realloc(file->bytes, room);
    if (bytes == NULL) png_error(png, "");
    file->bytes = bytes;
    file->room = room;
  }
  memcpy(file->bytes + file->count, source, count);
  file->count += count;
}

static void flushNothing(png_structp png) { (void)png; }

uint8_t *pngRowsEncode(const uint8_t *pixels, uint32_t width, uint32_t height, size_t *byteCount) {
  // Not on the stack of the function that longjmp returns to: its changes would be lost.
  Growing *file = calloc(1, sizeof *file);
  if (file == NULL) return NULL;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, failWriting, keepQuiet);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  // Volatile, since it is read after longjmp may have returned.
  volatile int isDone = 0;
  if (info != NULL && !setjmp(png_jmpbuf(png))) {
    png_set_write_fn(png, file, writeBytes, flushNothing);
    png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
    png_set_IHDR(
        png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (uint32_t row = 0; row < height; row++) {
      png_write_row(png, pixels + (size_t)row * width * 3);
    }
    png_write_end(png, NULL);
    isDone = 1;
  }
  png_destroy_write_struct(&png, &info);
  uint8_t *bytes = file->bytes;
  *byteCount = file->count;
  free(file);
  if (isDone) return bytes;
  free(bytes);
  return NULL;
}

#endif
