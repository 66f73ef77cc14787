#define ZX_USE_UTF8 1
#include "include/ZXingCodes.h"

#if defined(__linux__)

#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <mutex>
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
    // No format at all would mean every format to the library.
    if (formats.empty()) return;
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

// What a worker is asked for; it finds the pixels in the room that it shares, rows packed.
struct Order {
  const uint8_t *pixels;
  int32_t width;
  int32_t height;
  uint32_t kinds;
  bool with_effort;
  // One code of each kind instead of all: the road that does not abort.
  bool is_careful;
};

// Called from C: no exception may leave it.
void follow(void *context, IsolatedOutput *output) {
  try {
    const Order order = *static_cast<const Order *>(context);
    const Pyramid pyramid(
        {order.pixels, order.width, order.height, order.width, order.kinds, order.with_effort});
    for (const Search &search : pyramid.searches)
      if (order.is_careful)
        search.read_one_of_each(output);
      else
        search.read_all(output);
  } catch (...) {
  }
}

// Workers that wait for a frame. They outlive a scan, and no thread waits for another's.
class Pool {
 public:
  static Pool &shared() {
    // Never destroyed: threads may scan while the process ends.
    static Pool *pool = new Pool;
    return *pool;
  }

  // Has a frame searched by a worker of its own.
  IsolationEnding run(const Search &search, bool is_careful, IsolatedTake take, void *context) {
    const size_t byte_count = static_cast<size_t>(search.width) * search.height;
    // A worker that was idle for too long is gone, and the next one may be too.
    for (int attempt = 0; attempt <= most_idle; attempt++) {
      IsolatedWorker *worker = acquire(byte_count);
      if (worker == nullptr) return IsolationRefused;
      const Order order = fill(worker, search, is_careful);
      const IsolationEnding ending =
          isolatedWorkerRun(worker, &order, sizeof order, take, context);
      release(worker, ending == IsolationFinished);
      if (ending != IsolationRefused) return ending;
    }
    return IsolationRefused;
  }

 private:
  static constexpr int most_idle = 2;
  // Room for a frame of a camera, so that frames of other sizes need no other worker.
  static constexpr size_t least_room = 1920 * 1080;
  std::mutex mutex;
  std::vector<IsolatedWorker *> idle;

  IsolatedWorker *acquire(size_t byte_count) {
    {
      const std::lock_guard<std::mutex> lock(mutex);
      for (auto place = idle.begin(); place != idle.end(); ++place) {
        IsolatedWorker *worker = *place;
        size_t room = 0;
        isolatedWorkerRoom(worker, &room);
        if (room < byte_count) continue;
        idle.erase(place);
        return worker;
      }
    }
    return isolatedWorkerStart(follow, std::max(byte_count, least_room), limits);
  }

  void release(IsolatedWorker *worker, bool is_good) {
    size_t room = 0;
    isolatedWorkerRoom(worker, &room);
    // Room for a large still is given back.
    if (is_good && room == least_room) {
      const std::lock_guard<std::mutex> lock(mutex);
      if (idle.size() < most_idle) return idle.push_back(worker);
    }
    isolatedWorkerEnd(worker);
  }

  static Order fill(IsolatedWorker *worker, const Search &search, bool is_careful) {
    size_t room = 0;
    uint8_t *pixels = isolatedWorkerRoom(worker, &room);
    for (int y = 0; y < search.height; y++)
      std::copy_n(search.pixels + static_cast<ptrdiff_t>(y) * search.bytes_per_row, search.width,
                  pixels + static_cast<size_t>(y) * search.width);
    return {pixels, search.width, search.height, search.kinds, search.with_effort, is_careful};
  }
};

// Hands findings on.
struct Taker {
  zxing_take take;
  void *context;
  // UPC is looked for too: it is EAN-13 with a zero before it, and is told as what it is only.
  bool leaves_out_upc;

  static bool call(void *taker, uint32_t kind, const uint8_t *bytes, size_t count) {
    const Taker *self = static_cast<const Taker *>(taker);
    if (self->leaves_out_upc && kind == zxing_ean && count == 13 && bytes[0] == '0') return true;
    self->take(self->context, kind, bytes, count);
    return true;
  }
};

}  // namespace

void zxing_read(const uint8_t *pixels, int width, int height, int bytes_per_row, uint32_t kinds,
                bool with_effort, zxing_take take, void *context) {
  Search search = {pixels, width, height, bytes_per_row, kinds, with_effort};
  Taker taker = {take, context, (kinds & zxing_upc) != 0};
  try {
    if (Pool::shared().run(search, false, Taker::call, &taker) != IsolationDied) return;
    // One order for each kind, so that none takes the others along.
    for (const Kind &entry : kinds_of_code) {
      search.kinds = kinds & entry.kind;
      if (search.kinds != 0) Pool::shared().run(search, true, Taker::call, &taker);
    }
  } catch (...) {
  }
}

#endif
