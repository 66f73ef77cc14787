#ifndef LOADING_H
#define LOADING_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// Finds one function and stores its address; POSIX keeps data and function pointers alike.
static inline bool find(void *library, const char *name, void *pointer) {
  void *address = dlsym(library, name);
  *(void **)pointer = address;
  return address != NULL;
}

#endif
