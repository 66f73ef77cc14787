#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

#include "PictureWriting.h"

uint8_t *writeWebP(const uint8_t *samples, int width, int height, int quality,
                   size_t *byteCount) {
  uint8_t *encoded = NULL;
  *byteCount = quality > 100
                   ? WebPEncodeLosslessRGBA(samples, width, height, 4 * width, &encoded)
                   : WebPEncodeRGBA(samples, width, height, 4 * width, (float)quality, &encoded);
  if (*byteCount == 0) return NULL;
  uint8_t *bytes = malloc(*byteCount);
  memcpy(bytes, encoded, *byteCount);
  WebPFree(encoded);
  return bytes;
}
