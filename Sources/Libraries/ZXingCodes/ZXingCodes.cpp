#define ZX_USE_UTF8 1
#include "include/ZXingCodes.h"

#if defined(__linux__)

#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <vector>

#include <Isolation.h>

using ZXing::BarcodeFormat;
using ZXing::BarcodeFormats;

namespace {

struct Kind {
  uint32_t kind;
  BarcodeFormats formats;
};

const Kind kinds_of_code[] = {
    {zxing_upc, BarcodeFormat::UPCA | BarcodeFormat::UPCE},
    {zxing_ean, BarcodeFormat::EAN8 | BarcodeFormat::EAN13},
    {zxing_qr, BarcodeFormat::QRCode | BarcodeFormat::MicroQRCode},
    {zxing_code128, BarcodeFormat::Code128},
    {zxing_code39, BarcodeFormat::Code39},
    {zxing_code93, BarcodeFormat::Code93},
    {zxing_codabar, BarcodeFormat::Codabar},
    {zxing_itf, BarcodeFormat::ITF},
    {zxing_data_matrix, BarcodeFormat::DataMatrix},
    {zxing_aztec, BarcodeFormat::Aztec},
    {zxing_data_bar, BarcodeFormat::DataBar | BarcodeFormat::DataBarExpanded},
};

// What a frame may take and tell.
constexpr IsolationLimits limits = {
    10'000,   // milliseconds
    0,        // processor milliseconds
    1 << 30,  // bytes of memory
    256,      // findings
    1 << 16,  // bytes of one
};

// A grey picture, with what is looked for in it.
struct Search {
  const uint8_t *pixels;
  int width;
  int height;
  int bytes_per_row;
  uint32_t kinds;
  bool with_effort;

  ZXing::ImageView image() const {
    return ZXing::ImageView(pixels, width, height, ZXing::ImageFormat::Lum, bytes_per_row);
  }

  ZXing::DecodeHints hints(BarcodeFormats formats) const {
    ZXing::DecodeHints hints;
    hints.setFormats(formats).setTryHarder(with_effort).setTryRotate(with_effort);
    // The library compares what it read in a picture with what it read in the smaller copy of it, and
    // aborts when that is a linear code.
    hints.setTryDownscale(false);
    return hints;
  }

  void read(const ZXing::DecodeHints &hints, IsolatedOutput *output) const {
    for (const ZXing::Result &result : ZXing::ReadBarcodes(image(), hints)) {
      // The library reads EAN-13 where UPC-A is asked for.
      if (!result.isValid()) continue;
      for (const Kind &entry : kinds_of_code)
        if ((kinds & entry.kind) && entry.formats.testFlag(result.format()))
          isolatedTell(output, entry.kind, result.bytes().data(), result.bytes().size());
    }
  }

  // Reads all codes. The library aborts when two are linear and the same.
  void read_all(IsolatedOutput *output) const {
    BarcodeFormats formats;
    for (const Kind &entry : kinds_of_code)
      if (kinds & entry.kind) formats |= entry.formats;
    read(hints(formats), output);
  }

  // Reads one code of each kind, so that there are never two for the library to compare.
  void read_one_of_each(IsolatedOutput *output) const {
    for (const Kind &entry : kinds_of_code)
      if (kinds & entry.kind) read(hints(entry.formats).setMaxNumberOfSymbols(1), output);
  }
};

// Smaller copies of a picture, in which blurred and large codes are read.
class Pyramid {
 public:
  explicit Pyramid(const Search &whole) : searches{whole} {
    // The views below point into these: they must not move.
    copies.reserve(16);
    while (std::max(searches.back().width, searches.back().height) > largest_copy &&
           std::min(searches.back().width, searches.back().height) >= factor)
      add_copy();
  }

  std::vector<Search> searches;

 private:
  // As the library itself makes them.
  static constexpr int largest_copy = 500;
  static constexpr int factor = 3;
  std::vector<std::vector<uint8_t>> copies;

  void add_copy() {
    Search copy = searches.back();
    const Search source = copy;
    copy.width /= factor;
    copy.height /= factor;
    copy.bytes_per_row = copy.width;
    copies.emplace_back(static_cast<size_t>(copy.width) * copy.height);
    uint8_t *next = copies.back().data();
    for (int y = 0; y < copy.height; y++)
      for (int x = 0; x < copy.width; x++) *next++ = mean(source, x * factor, y * factor);
    copy.pixels = copies.back().data();
    searches.push_back(copy);
  }

  static uint8_t mean(const Search &source, int left, int top) {
    int sum = factor * factor / 2;
    for (int y = top; y < top + factor; y++) {
      const uint8_t *row = source.pixels + static_cast<ptrdiff_t>(y) * source.bytes_per_row;
      for (int x = left; x < left + factor; x++) sum += row[x];
    }
    return static_cast<uint8_t>(sum / (factor * factor));
  }
};

// Hands findings on.
struct Taker {
  zxing_take take;
  void *context;

  static bool call(void *taker, uint32_t kind, const uint8_t *bytes, size_t count) {
    const Taker *self = static_cast<const Taker *>(taker);
    self->take(self->context, kind, bytes, count);
    return true;
  }
};

// No C++ exception may leave these, which are called from C.

void read_all(void *pyramid, IsolatedOutput *output) {
  try {
    for (const Search &search : static_cast<const Pyramid *>(pyramid)->searches)
      search.read_all(output);
  } catch (...) {
  }
}

void read_one_of_each(void *search, IsolatedOutput *output) {
  try {
    static_cast<const Search *>(search)->read_one_of_each(output);
  } catch (...) {
  }
}

}  // namespace

void zxing_read(const uint8_t *pixels, int width, int height, int bytes_per_row, uint32_t kinds,
                bool with_effort, zxing_take take, void *context) {
  uint32_t known = 0;
  for (const Kind &entry : kinds_of_code) known |= entry.kind;
  // No format at all would mean every format to the library.
  if ((kinds & known) == 0) return;
  try {
    Pyramid pyramid({pixels, width, height, bytes_per_row, kinds, with_effort});
    Taker taker = {take, context};
    if (isolate(read_all, &pyramid, Taker::call, &taker, limits) != IsolationDied) return;
    // One child for each picture and each kind, so that none takes the others along.
    for (const Search &search : pyramid.searches)
      for (const Kind &entry : kinds_of_code) {
        if ((kinds & entry.kind) == 0) continue;
        Search narrow = search;
        narrow.kinds = entry.kind;
        isolate(read_one_of_each, &narrow, Taker::call, &taker, limits);
      }
  } catch (...) {
  }
}

#endif
