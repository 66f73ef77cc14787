// The kinds of code other than PDF417, read by the library zxing-cpp.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Kinds of code, as bits.
enum {
  zxing_upc = 1 << 0,
  zxing_ean = 1 << 1,
  zxing_qr = 1 << 2,
  zxing_code128 = 1 << 3,
  zxing_code39 = 1 << 4,
  zxing_code93 = 1 << 5,
  zxing_codabar = 1 << 6,
  zxing_itf = 1 << 7,
  zxing_data_matrix = 1 << 8,
  zxing_aztec = 1 << 9,
  zxing_data_bar = 1 << 10,
};

// Takes one code: its kind, and its bytes, which are gone when the function returns.
typedef void (*zxing_take)(void *context, uint32_t kind, const uint8_t *bytes, size_t count);

// Reads the codes of some kinds from an 8-bit grey picture; any thread may call it. A code may be told more than
// once.
//
// The library ends its process where it meets what it did not expect (release 1.4.0, as Debian builds it, aborts for
// two linear codes that are the same): it runs in a child process. When that dies, what is read is one code of each
// kind.
void zxing_read(const uint8_t *pixels, int width, int height, int bytes_per_row, uint32_t kinds,
                bool with_effort, zxing_take take, void *context);

#ifdef __cplusplus
}
#endif
