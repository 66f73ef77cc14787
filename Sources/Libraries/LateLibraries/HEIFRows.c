#include "LateLibraries.h"

#if defined(__linux__)

typedef struct Reading {
  const LateHEIF *library;
  const uint8_t *bytes;
  size_t byteCount;
  int largestSide;
  HEIFTime time;
} Reading;

static bool tellError(IsolatedOutput *output, struct heif_error error) {
  if (error.code == heif_error_Ok) return false;
  int32_t codes[2] = {error.code, error.subcode};
  isolatedTell(output, HEIFFailed, codes, sizeof codes);
  return true;
}

static void tellSides(IsolatedOutput *output, HEIFFinding finding, int width, int height,
                      int channels) {
  int32_t sides[3] = {width, height, channels};
  isolatedTell(output, finding, sides, sizeof sides);
}

static void tellRows(const LateHEIF *library, struct heif_image *image, int channels,
                     IsolatedOutput *output) {
  // The coded picture may be of another size than the file says.
  int width = library->imageWidth(image, heif_channel_interleaved);
  int height = library->imageHeight(image, heif_channel_interleaved);
  int bytesPerRow = 0;
  const uint8_t *plane = library->plane(image, heif_channel_interleaved, &bytesPerRow);
  if (width <= 0 || height <= 0 || plane == NULL || bytesPerRow / channels < width) {
    tellError(output, (struct heif_error){heif_error_Invalid_input, heif_suberror_Unspecified, ""});
    return;
  }
  tellSides(output, HEIFDecodedSides, width, height, channels);
  for (int y = 0; y < height; y++) {
    isolatedTell(output, HEIFRow, plane + (size_t)y * (size_t)bytesPerRow,
                 (size_t)width * (size_t)channels);
  }
}

static void decode(const LateHEIF *library, struct heif_image_handle *handle, HEIFTime time,
                   IsolatedOutput *output) {
  int width = library->handleWidth(handle);
  int height = library->handleHeight(handle);
  int channels = library->handleHasAlpha(handle) ? 4 : 3;
  // Whoever takes this ends the process when it is too much.
  tellSides(output, HEIFStatedSides, width, height, channels);
  uint64_t pixels = width > 0 && height > 0 ? (uint64_t)width * (uint64_t)height : 0;
  isolatedAllowProcessorTime(time.milliseconds + pixels * time.nanosecondsPerPixel / 1000000);
  struct heif_decoding_options *options = library->makeOptions();
  if (options == NULL) {
    tellError(output, (struct heif_error){heif_error_Memory_allocation_error,
                                          heif_suberror_Unspecified, ""});
    return;
  }
  options->convert_hdr_to_8bit = 1;
  struct heif_image *image = NULL;
  if (!tellError(output, library->decode(handle, &image, heif_colorspace_RGB,
                                         channels == 4 ? heif_chroma_interleaved_RGBA
                                                       : heif_chroma_interleaved_RGB,
                                         options))) {
    tellRows(library, image, channels, output);
  }
}

// Frees nothing: the process ends here.
static void readFile(void *context, IsolatedOutput *output) {
  const Reading *reading = context;
  const LateHEIF *library = reading->library;
  struct heif_context *file = library->makeContext();
  if (file == NULL) return;
  library->setLargestSide(file, reading->largestSide);
  if (tellError(output, library->read(file, reading->bytes, reading->byteCount, NULL))) return;
  struct heif_image_handle *handle = NULL;
  if (tellError(output, library->getPrimaryImage(file, &handle))) return;
  decode(library, handle, reading->time, output);
}

IsolationEnding heifRows(const LateHEIF *library, const uint8_t *bytes, size_t byteCount,
                         int largestSide, HEIFTime time, size_t memoryBytes, IsolatedTake take,
                         void *context) {
  Reading reading = {library, bytes, byteCount, largestSide, time};
  IsolationLimits limits = {
      // Far more than the processors' time, in case that they are busy.
      .milliseconds = 60000,
      .processorMilliseconds = time.milliseconds,
      .memoryBytes = memoryBytes,
      // Rows, sides twice, an error.
      .findings = (size_t)largestSide + 3,
      .findingBytes = 4 * (size_t)largestSide,
  };
  return isolate(readFile, &reading, take, context, limits);
}

#endif
