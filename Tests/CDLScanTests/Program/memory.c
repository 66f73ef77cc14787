/* Says how much memory a scan takes from the heap at its highest: memory PIXELS WIDTH HEIGHT OPTIONS.
 *
 * A program's own malloc is the one that its libraries use too; these count and hand on to glibc's. */
#include <dlscan.h>
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_long taken, highest;

static void *counted(void *memory) {
  if (memory) {
    long now = atomic_fetch_add(&taken, (long)malloc_usable_size(memory));
    now += (long)malloc_usable_size(memory);
    if (now > highest) highest = now;
  }
  return memory;
}

static void given_back(void *memory) {
  if (memory) atomic_fetch_sub(&taken, (long)malloc_usable_size(memory));
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t step, size_t size) { return counted(__libc_memalign(step, size)); }
void *aligned_alloc(size_t step, size_t size) { return memalign(step, size); }

void *realloc(void *memory, size_t size) {
  given_back(memory);
  return counted(__libc_realloc(memory, size));
}

int posix_memalign(void **memory, size_t step, size_t size) {
  *memory = memalign(step, size);
  return *memory ? 0 : ENOMEM;
}

void free(void *memory) {
  given_back(memory);
  __libc_free(memory);
}

int main(int count, char **words) {
  if (count != 5) return 2;
  int width = atoi(words[2]), height = atoi(words[3]);
  size_t size = (size_t)width * (size_t)height;
  unsigned char *pixels = malloc(size);
  FILE *file = fopen(words[1], "rb");
  if (!pixels || !file || fread(pixels, 1, size, file) != size) return 2;
  fclose(file);
  long before = taken;
  highest = before;
  char *answer = dlscan_scan_gray(pixels, width, height, width, words[4]);
  printf("%ld %s\n", highest - before, answer);
  dlscan_free(answer);
  return 0;
}
