#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include "PictureWriting.h"

static const J_COLOR_SPACE inputSpaces[] = {JCS_GRAYSCALE, JCS_RGB, JCS_RGB, JCS_CMYK, JCS_CMYK};
static const J_COLOR_SPACE storedSpaces[] = {JCS_GRAYSCALE, JCS_YCbCr, JCS_RGB, JCS_CMYK, JCS_YCCK};

static void configure(j_compress_ptr codec, JPEGSettings settings) {
  jpeg_set_defaults(codec);
  jpeg_set_colorspace(codec, storedSpaces[settings.space]);
  jpeg_set_quality(codec, settings.quality, TRUE);
  codec->write_Adobe_marker = settings.hasAdobeSegment;
  codec->arith_code = settings.isArithmetic;
  codec->restart_interval = settings.restartInterval;
  codec->comp_info[0].h_samp_factor = settings.horizontalSampling;
  codec->comp_info[0].v_samp_factor = settings.verticalSampling;
  if (settings.isProgressive) jpeg_simple_progression(codec);
}

uint8_t *writeJPEG(const uint8_t *samples, int width, int height, JPEGSettings settings,
                   size_t *byteCount) {
  struct jpeg_compress_struct codec;
  struct jpeg_error_mgr errors;
  unsigned char *bytes = NULL;
  unsigned long count = 0;
  codec.err = jpeg_std_error(&errors);
  jpeg_create_compress(&codec);
  jpeg_mem_dest(&codec, &bytes, &count);
  codec.image_width = width;
  codec.image_height = height;
  codec.in_color_space = inputSpaces[settings.space];
  codec.input_components = settings.space == 0 ? 1 : settings.space < 3 ? 3 : 4;
  configure(&codec, settings);
  jpeg_start_compress(&codec, TRUE);
  while (codec.next_scanline < codec.image_height) {
    JSAMPROW row =
        (JSAMPROW)samples + (size_t)codec.next_scanline * width * codec.input_components;
    jpeg_write_scanlines(&codec, &row, 1);
  }
  jpeg_finish_compress(&codec);
  jpeg_destroy_compress(&codec);
  *byteCount = count;
  return bytes;
}
