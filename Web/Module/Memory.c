/*
 * Memory.c - the memory of the WebAssembly module: what Swift asks a C library for.
 *
 * The heap is a row of blocks, each behind a head that tells its size and that of the block before, so that
 * blocks that become free are joined with free neighbours at once. Free blocks stand in lists, four for each
 * power of two of their size. A block is taken from the first list all of whose blocks are large enough, which
 * two look-ups find; what is too much goes back. Taking and freeing so take the same time whatever else is
 * held, and memory that was freed serves again in any size.
 *
 * One thread only, as the module is.
 */
#include <stddef.h>
#include <stdint.h>

typedef struct block {
  uint32_t before; /* size of the block before; 0 at the start of a stretch of memory */
  uint32_t size;   /* with the head; a multiple of 16, plus 1 while the block is taken */
  struct block *next, *previous; /* only while the block is free */
} block;

enum { head = 8, grain = 16, page = 65536, lists = 4 * 32 };

static block *first[lists];
static uint32_t filled[lists / 32]; /* a bit for each list that is not empty */
static uintptr_t end;               /* of the stretch that was added last */
extern unsigned char __heap_base;

static block *at(const void *start, size_t distance) { return (block *)((uintptr_t)start + distance); }
static block *after(block *b) { return at(b, b->size & ~1u); }

/* The list of blocks of a size: its highest bit, and the two bits that follow. */
static uint32_t list_of(uint32_t size) {
  uint32_t high = 31 - __builtin_clz(size);
  return 4 * high + (size >> (high - 2) & 3);
}

/* The first list, from one on, that holds a block; `lists` when none does. */
static uint32_t next_filled(uint32_t list) {
  uint32_t word = list / 32, bits = filled[word] & ~0u << list % 32;
  while (bits == 0) {
    if (++word == lists / 32) return lists;
    bits = filled[word];
  }
  return 32 * word + __builtin_ctz(bits);
}

static void take(block *b) {
  uint32_t list = list_of(b->size);
  if (b->next) b->next->previous = b->previous;
  if (b->previous) b->previous->next = b->next;
  else if (!(first[list] = b->next)) filled[list / 32] &= ~(1u << list % 32);
}

/* Sets the size of a free block, and puts it into its list. */
static void put(block *b, uint32_t size) {
  uint32_t list = list_of(size);
  b->size = size;
  after(b)->before = size;
  b->previous = NULL;
  if ((b->next = first[list])) b->next->previous = b;
  first[list] = b;
  filled[list / 32] |= 1u << list % 32;
}

/* Frees a taken block: joins it with its neighbours where they are free. */
static void give_back(block *b) {
  uint32_t size = b->size & ~1u;
  block *neighbour = at(b, size);
  if (!(neighbour->size & 1)) {
    take(neighbour);
    size += neighbour->size;
  }
  if (b->before && !((neighbour = at(b, -(size_t)b->before))->size & 1)) {
    take(neighbour);
    size += neighbour->size;
    b = neighbour;
  }
  put(b, size);
}

/* Divides a taken block, and frees what stands from a distance on; nothing when nothing does. */
static void cut(block *b, uint32_t distance) {
  uint32_t rest = (b->size & ~1u) - distance;
  if (rest == 0) return;
  block *second = at(b, distance);
  b->size = distance | 1;
  second->before = distance;
  second->size = rest | 1;
  after(second)->before = rest;
  give_back(second);
}

/* Adds memory that holds a block of a size; 0 when there is none to be had. */
static int grow(uint32_t size) {
  uintptr_t start = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  uintptr_t heap = end ? start : (uintptr_t)&__heap_base;
  /* Besides the block: a head at the end, and what is lost at the start for the sake of alignment. */
  uint32_t missing = end || start - heap < size + 3 * grain ? size + 3 * grain : 0;
  /* An eighth of what is held at least, so that a heap that grows step by step does so in few steps. */
  uint32_t pages = missing / page + 1, eighth = (start / page) / 8;
  if (pages < eighth) pages = eighth;
  if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
  block *added;
  if (end == start) { /* The head at the end becomes that of a block. */
    added = at((void *)end, -(size_t)head);
  } else { /* The first memory of all, or somebody else has taken the memory in between. */
    added = at((void *)((heap + head + grain - 1) / grain * grain), -(size_t)head);
    added->before = 0;
  }
  end = start + (uintptr_t)pages * page;
  added->size = (end - head - (uintptr_t)added) | 1;
  after(added)->before = added->size & ~1u;
  after(added)->size = 1; /* A head without a block, never free. */
  give_back(added);
  return 1;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment < grain) alignment = grain;
  if (count > INT32_MAX - 2 * page || alignment > page) return 12; /* ENOMEM */
  uint32_t size = (count + head + grain - 1) / grain * grain;
  /* Rounded up to where a list begins, since all blocks of that list are large enough. */
  uint32_t wanted = size + (alignment > grain ? alignment : 0);
  wanted += (1u << (31 - __builtin_clz(wanted) - 2)) - 1;
  uint32_t list;
  while ((list = next_filled(list_of(wanted))) == lists)
    if (!grow(wanted)) return 12;
  block *b = first[list];
  take(b);
  b->size |= 1;
  uintptr_t start = (uintptr_t)b + head;
  uint32_t skipped = (alignment - start % alignment) % alignment;
  if (skipped) {
    block *aligned = at(b, skipped);
    aligned->before = skipped;
    aligned->size = ((b->size & ~1u) - skipped) | 1;
    after(aligned)->before = aligned->size & ~1u;
    b->size = skipped | 1;
    give_back(b);
    b = aligned;
  }
  cut(b, size);
  *result = (char *)b + head;
  return 0;
}

void *malloc(size_t count) {
  void *result;
  return posix_memalign(&result, grain, count) == 0 ? result : NULL;
}

void free(void *memory) {
  if (memory) give_back(at(memory, -(size_t)head));
}

/* Single instructions, for compilers that call them. */
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

/* The compiler's own multiplication of 128 bits; the machine has one of 64. */
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t low = (uint64_t)a, other = (uint64_t)b, mask = UINT32_MAX;
  uint64_t t = (low & mask) * (other & mask), s = (low >> 32) * (other & mask) + (t >> 32);
  uint64_t r = (low & mask) * (other >> 32) + (s & mask);
  uint64_t high = (low >> 32) * (other >> 32) + (s >> 32) + (r >> 32);
  high += low * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * other;
  return (__int128)((unsigned __int128)high << 64 | (r << 32 | (t & mask)));
}
