#include <string.h>
#include <zint.h>

/* Swift reaches the fields of zint_symbol only through these functions: imported as a value, its array of
   200 x 144 bytes becomes a tuple of 28 800 elements, which the compiler does not get through. */

static inline void zintSetSize(struct zint_symbol *symbol, int isCompact, int level, int columns) {
  symbol->symbology = isCompact ? BARCODE_PDF417COMP : BARCODE_PDF417;
  symbol->input_mode = DATA_MODE;
  symbol->option_1 = level;
  symbol->option_2 = columns;
}

static inline void zintSetReaderInitialisation(struct zint_symbol *symbol) {
  symbol->output_options |= READER_INIT;
}

static inline void zintSetPart(struct zint_symbol *symbol, int number, int count, const char *id) {
  symbol->structapp.index = number;
  symbol->structapp.count = count;
  strncpy(symbol->structapp.id, id, sizeof symbol->structapp.id);
}

static inline int zintRows(const struct zint_symbol *symbol) { return symbol->rows; }

static inline int zintWidth(const struct zint_symbol *symbol) { return symbol->width; }

static inline int zintIsBar(const struct zint_symbol *symbol, int row, int module) {
  return symbol->encoded_data[row][module / 8] >> (module % 8) & 1;
}

static inline const char *zintErrorText(const struct zint_symbol *symbol) { return symbol->errtxt; }

/* Other kinds of code, as a picture of 3 bytes a pixel that lives as long as the symbol. */

static inline void zintSetKind(struct zint_symbol *symbol, int kind) {
  symbol->symbology = kind;
  symbol->scale = 1.5f;
  symbol->whitespace_width = 10;
  symbol->whitespace_height = 10;
  symbol->show_hrt = 0;
}

static inline int zintPictureWidth(const struct zint_symbol *symbol) { return symbol->bitmap_width; }

static inline int zintPictureHeight(const struct zint_symbol *symbol) { return symbol->bitmap_height; }

static inline const unsigned char *zintPicture(const struct zint_symbol *symbol) { return symbol->bitmap; }
