#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

#include "PictureWriting.h"

typedef struct Memory {
  uint8_t *bytes;
  size_t count;
  size_t offset;
} Memory;

static tmsize_t readMemory(thandle_t handle, void *target, tmsize_t count) {
  Memory *memory = handle;
  size_t left = memory->offset < memory->count ? memory->count - memory->offset : 0;
  size_t part = (size_t)count < left ? (size_t)count : left;
  memcpy(target, memory->bytes + memory->offset, part);
  memory->offset += part;
  return (tmsize_t)part;
}

static tmsize_t writeMemory(thandle_t handle, void *source, tmsize_t count) {
  Memory *memory = handle;
  size_t end = memory->offset + (size_t)count;
  if (end > memory->count) {
    memory->bytes = realloc(memory->bytes, end);
    memset(memory->bytes + memory->count, 0, end - memory->count);
    memory->count = end;
  }
  memcpy(memory->bytes + memory->offset, source, (size_t)count);
  memory->offset = end;
  return count;
}

static toff_t seekMemory(thandle_t handle, toff_t offset, int origin) {
  Memory *memory = handle;
  size_t base = origin == SEEK_CUR ? memory->offset : origin == SEEK_END ? memory->count : 0;
  memory->offset = base + offset;
  return memory->offset;
}

static int closeMemory(thandle_t handle) {
  (void)handle;
  return 0;
}

static toff_t sizeOfMemory(thandle_t handle) { return ((Memory *)handle)->count; }

static void setTags(TIFF *tiff, int width, int height, TIFFSettings settings) {
  TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, width);
  TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, height);
  TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, settings.bitsPerSample);
  TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, settings.channels);
  TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, settings.sampleFormat);
  TIFFSetField(tiff, TIFFTAG_COMPRESSION, settings.compression);
  TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, settings.photometric);
  TIFFSetField(tiff, TIFFTAG_PLANARCONFIG, settings.isSeparate ? 2 : 1);
  if (settings.orientation != 0) TIFFSetField(tiff, TIFFTAG_ORIENTATION, settings.orientation);
  if (settings.extraSample >= 0) {
    uint16_t extra = (uint16_t)settings.extraSample;
    TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, 1, &extra);
  }
  if (settings.compression == COMPRESSION_JPEG && settings.photometric == PHOTOMETRIC_YCBCR) {
    TIFFSetField(tiff, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
    TIFFSetField(tiff, TIFFTAG_JPEGQUALITY, 95);
  }
  if (settings.photometric == PHOTOMETRIC_PALETTE) {
    static uint16_t map[3][256];
    for (int index = 0; index < 256; index++) {
      map[0][index] = (uint16_t)(index * 257);
      map[1][index] = (uint16_t)((255 - index) * 257);
      map[2][index] = (uint16_t)((index ^ 85) * 257);
    }
    TIFFSetField(tiff, TIFFTAG_COLORMAP, map[0], map[1], map[2]);
  }
  if (settings.tileSide > 0) {
    TIFFSetField(tiff, TIFFTAG_TILEWIDTH, settings.tileSide);
    TIFFSetField(tiff, TIFFTAG_TILELENGTH, settings.tileSide);
  } else {
    TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, settings.rowsPerStrip);
  }
}

// Rows lie one plane after the other when they are separate.
static void writeStrips(TIFF *tiff, const uint8_t *rows, int height, TIFFSettings settings) {
  size_t rowBytes = (size_t)TIFFScanlineSize(tiff);
  int planes = settings.isSeparate ? settings.channels : 1;
  uint8_t *row = malloc(rowBytes);
  for (int plane = 0; plane < planes; plane++) {
    for (int y = 0; y < height; y++) {
      memcpy(row, rows + ((size_t)plane * height + y) * rowBytes, rowBytes);
      TIFFWriteScanline(tiff, row, (uint32_t)y, (uint16_t)plane);
    }
  }
  free(row);
}

static void writeTiles(TIFF *tiff, const uint8_t *rows, int width, int height,
                       TIFFSettings settings) {
  int side = settings.tileSide;
  size_t pixelBytes = (size_t)settings.channels * settings.bitsPerSample / 8;
  uint8_t *tile = malloc((size_t)side * side * pixelBytes);
  for (int top = 0; top < height; top += side) {
    for (int left = 0; left < width; left += side) {
      memset(tile, 0, (size_t)side * side * pixelBytes);
      int columns = width - left < side ? width - left : side;
      for (int y = top; y < height && y < top + side; y++) {
        memcpy(tile + (size_t)(y - top) * side * pixelBytes,
               rows + ((size_t)y * width + left) * pixelBytes, columns * pixelBytes);
      }
      TIFFWriteTile(tiff, tile, (uint32_t)left, (uint32_t)top, 0, 0);
    }
  }
  free(tile);
}

uint8_t *writeTIFF(const uint8_t *rows, int width, int height, TIFFSettings settings,
                   size_t *byteCount) {
  Memory memory = {0};
  char mode[8] = "w";
  strcat(mode, settings.isBigEndian ? "b" : "l");
  if (settings.isBig) strcat(mode, "8");
  TIFF *tiff = TIFFClientOpen("", mode, &memory, readMemory, writeMemory, seekMemory, closeMemory,
                              sizeOfMemory, NULL, NULL);
  if (tiff == NULL) return NULL;
  for (int page = 0; page < (settings.pageCount > 1 ? settings.pageCount : 1); page++) {
    setTags(tiff, width, height, settings);
    if (page == 0 && settings.tileSide > 0) writeTiles(tiff, rows, width, height, settings);
    if (page == 0 && settings.tileSide == 0) writeStrips(tiff, rows, height, settings);
    TIFFWriteDirectory(tiff);
  }
  TIFFClose(tiff);
  *byteCount = memory.count;
  return memory.bytes;
}
