/* What a program in C (or C++) does with the library; CProgramTests compiles and runs it. */
#include <dlscan.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show(char *answer) {
  puts(answer);
  dlscan_free(answer);
}

int main(void) {
  enum { WIDTH = 40, HEIGHT = 30, BYTES_PER_ROW = 48 };
  /* The last row may end without its padding. */
  size_t size = (size_t)BYTES_PER_ROW * (HEIGHT - 1) + WIDTH;
  uint8_t *pixels = (uint8_t *)malloc(size);
  dlscan_session *session = dlscan_session_new(NULL);
  const uint8_t payload[] = {'h', 'i', 0, '!'};

  if (pixels == NULL) return 1;
  memset(pixels, 200, size);
  puts(dlscan_version());
  show(dlscan_scan_gray(pixels, WIDTH, HEIGHT, BYTES_PER_ROW, NULL));
  show(dlscan_scan_gray(pixels, WIDTH, HEIGHT, WIDTH - 1, "{\"effort\":\"fast\"}"));
  show(dlscan_parse(payload, sizeof payload, NULL));
  show(dlscan_parse(payload, sizeof payload, "{\"redact\":true}"));
  show(dlscan_parse_all(payload, sizeof payload, NULL));
  show(dlscan_session_add_gray(session, pixels, WIDTH, HEIGHT, BYTES_PER_ROW));
  dlscan_session_reset(session);
  dlscan_session_free(session);
  show(dlscan_session_add_gray(NULL, pixels, WIDTH, HEIGHT, BYTES_PER_ROW));
  dlscan_session_free(NULL);
  dlscan_free(NULL);
  free(pixels);
  return 0;
}
