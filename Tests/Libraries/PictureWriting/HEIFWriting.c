#include <libheif/heif.h>
#include <stdlib.h>
#include <string.h>

#include "PictureWriting.h"

typedef struct Bytes {
  uint8_t *base;
  size_t count;
} Bytes;

static struct heif_error keep(struct heif_context *context, const void *data, size_t count,
                              void *target) {
  (void)context;
  Bytes *bytes = target;
  bytes->base = malloc(count);
  bytes->count = count;
  memcpy(bytes->base, data, count);
  return (struct heif_error){heif_error_Ok, heif_suberror_Unspecified, ""};
}

static struct heif_image *makeImage(const uint8_t *samples, int width, int height, int channels) {
  struct heif_image *image = NULL;
  heif_image_create(width, height, heif_colorspace_RGB,
                    channels == 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB,
                    &image);
  heif_image_add_plane(image, heif_channel_interleaved, width, height, 8);
  int bytesPerRow = 0;
  uint8_t *plane = heif_image_get_plane(image, heif_channel_interleaved, &bytesPerRow);
  for (int y = 0; y < height; y++) {
    memcpy(plane + (size_t)y * bytesPerRow, samples + (size_t)y * width * channels,
           (size_t)width * channels);
  }
  return image;
}

uint8_t *writeHEIF(const uint8_t *samples, int width, int height, int channels, int quality,
                   int orientation, int isAVIF, size_t *byteCount) {
  struct heif_context *context = heif_context_alloc();
  struct heif_encoder *encoder = NULL;
  Bytes bytes = {0};
  struct heif_error error = heif_context_get_encoder_for_format(
      context, isAVIF ? heif_compression_AV1 : heif_compression_HEVC, &encoder);
  if (error.code == heif_error_Ok) {
    if (quality > 100) {
      heif_encoder_set_lossless(encoder, 1);
    } else {
      heif_encoder_set_lossy_quality(encoder, quality);
    }
    struct heif_encoding_options *options = heif_encoding_options_alloc();
    options->image_orientation = orientation;
    struct heif_image *image = makeImage(samples, width, height, channels);
    error = heif_context_encode_image(context, image, encoder, options, NULL);
    struct heif_writer writer = {1, keep};
    if (error.code == heif_error_Ok) heif_context_write(context, &writer, &bytes);
    heif_image_release(image);
    heif_encoding_options_free(options);
    heif_encoder_release(encoder);
  }
  heif_context_free(context);
  *byteCount = bytes.count;
  return bytes.base;
}
