// Work that a file or a frame may turn against its process, run in a child process: one that crashes, prints, takes
// all memory or never ends does no harm there.
#ifndef ISOLATION_H
#define ISOLATION_H

#if defined(__linux__)

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Where the work tells what it finds.
typedef struct IsolatedOutput IsolatedOutput;

// The work, called in the child. It must not wait for another thread of the parent's: the child has none.
typedef void (*IsolatedWork)(void *context, IsolatedOutput *output);

// Takes one finding, in the parent: a number and bytes, which are gone when it returns. False ends the work.
typedef bool (*IsolatedTake)(void *context, uint32_t number, const uint8_t *bytes, size_t count);

typedef enum IsolationEnding {
  // The work came to its end.
  IsolationFinished = 0,
  // The work crashed. What it found before was taken, here and in the cases below.
  IsolationDied = 1,
  // The work took more time than it may.
  IsolationLate = 2,
  // The taker had enough, or the work told more than it may.
  IsolationStopped = 3,
  // The system gave no process for it.
  IsolationRefused = 4,
} IsolationEnding;

typedef struct IsolationLimits {
  // Time that may pass in all.
  unsigned milliseconds;
  // Time that processors may spend on it, which the work itself may extend; 0 for no limit.
  unsigned processorMilliseconds;
  // Memory that the work may take; 0 for no limit.
  size_t memoryBytes;
  // Findings, and bytes of one of them.
  size_t findings;
  size_t findingBytes;
} IsolationLimits;

// Runs work in a child process, which is a copy of this one, and takes what it finds here.
//
// The child has no open files, no signal handlers and no core dump. It is gone when the function returns, and it
// goes when the calling thread does. Safe from any thread.
IsolationEnding isolate(IsolatedWork work, void *context, IsolatedTake take, void *takeContext,
                        IsolationLimits limits);

// Tells a finding; for the work. The process ends when nobody takes it.
void isolatedTell(IsolatedOutput *output, uint32_t number, const void *bytes, size_t count);

// Sets how much processor time the work may take from its beginning on; for the work.
void isolatedAllowProcessorTime(uint64_t milliseconds);

#ifdef __cplusplus
}
#endif

#endif
#endif
