#define ZX_USE_UTF8 1
#include "include/ZXingCodes.h"

#include <ZXing/ReadBarcode.h>

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

}  // namespace

void zxing_read(const uint8_t *pixels, int width, int height, int bytes_per_row, uint32_t kinds,
                bool with_effort, zxing_take take, void *context) {
  BarcodeFormats formats;
  for (const Kind &entry : kinds_of_code)
    if (kinds & entry.kind) formats |= entry.formats;
  // No format at all would mean every format to the library.
  if (formats.empty()) return;
  // No C++ exception may reach the caller.
  try {
    ZXing::ImageView image(pixels, width, height, ZXing::ImageFormat::Lum, bytes_per_row);
    ZXing::DecodeHints hints;
    hints.setFormats(formats).setTryHarder(with_effort).setTryRotate(with_effort);
    for (const ZXing::Result &result : ZXing::ReadBarcodes(image, hints)) {
      // The library reads EAN-13 where UPC-A is asked for.
      if (!result.isValid()) continue;
      for (const Kind &entry : kinds_of_code)
        if ((kinds & entry.kind) && entry.formats.testFlag(result.format()))
          take(context, entry.kind, result.bytes().data(), result.bytes().size());
    }
  } catch (...) {
  }
}
