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

// A child process that does one order after the other, for work that comes many times a second: to start a process can
// take as long as the work itself.
typedef struct IsolatedWorker IsolatedWorker;

// Starts a worker; NULL when the system gives no process or memory for it.
//
// `work` gets each order as its context. Of the limits the memory counts for the worker as a whole and the others for
// each order. `roomBytes` are shared with the worker. It is gone soon after it was ended or this process is no more,
// and when it has had nothing to do for some seconds.
IsolatedWorker *isolatedWorkerStart(IsolatedWork work, size_t roomBytes, IsolationLimits limits);

// The memory that is shared with the worker, at the same address in both processes.
uint8_t *isolatedWorkerRoom(const IsolatedWorker *worker, size_t *byteCount);

// Has an order done, of at most `isolatedOrderBytes`; one thread at a time. Only when the ending is IsolationFinished
// the worker takes another. IsolationRefused says that it was gone before.
IsolationEnding isolatedWorkerRun(IsolatedWorker *worker, const void *order, size_t byteCount,
                                  IsolatedTake take, void *takeContext);

// Ends a worker, whatever it does.
void isolatedWorkerEnd(IsolatedWorker *worker);

enum { isolatedOrderBytes = 256 };

// Tells a finding; for the work. The process ends when nobody takes it.
void isolatedTell(IsolatedOutput *output, uint32_t number, const void *bytes, size_t count);

// Sets how much processor time the work may take from its beginning on; for the work.
void isolatedAllowProcessorTime(uint64_t milliseconds);

#ifdef __cplusplus
}
#endif

#endif
#endif
