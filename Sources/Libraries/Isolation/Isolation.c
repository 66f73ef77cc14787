#define _GNU_SOURCE
#include "Isolation.h"

#if defined(__linux__)

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Precedes the bytes of a finding.
typedef struct Head {
  uint32_t number;
  uint32_t count;
} Head;

// The number behind the last finding; without it the child did not come to its end.
static const uint32_t endOfWork = UINT32_MAX;

struct IsolatedOutput {
  int file;
};

// MARK: The child

static void writeAll(int file, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(file, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(1);
    next += written;
    count -= (size_t)written;
  }
}

void isolatedTell(IsolatedOutput *output, uint32_t number, const void *bytes, size_t count) {
  Head head = {number, (uint32_t)count};
  writeAll(output->file, &head, sizeof head);
  writeAll(output->file, bytes, count);
}

void isolatedAllowProcessorTime(uint64_t milliseconds) {
  // What was spent already counts too. The signal at the end of the time ends the process.
  struct rusage spent;
  getrusage(RUSAGE_SELF, &spent);
  uint64_t total = (uint64_t)(spent.ru_utime.tv_sec + spent.ru_stime.tv_sec) * 1000 +
                   (uint64_t)(spent.ru_utime.tv_usec + spent.ru_stime.tv_usec) / 1000;
  uint64_t left = milliseconds > total ? milliseconds - total : 1;
  struct itimerval timer = {
      .it_value = {.tv_sec = (time_t)(left / 1000), .tv_usec = (suseconds_t)(left % 1000 * 1000)}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

// Bytes of private memory that the process may write to, of which its parent's are a part.
static size_t dataBytes(void) {
  char text[256] = {0};
  int file = open("/proc/self/statm", O_RDONLY);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  unsigned long pages = 0;
  if (count <= 0 || sscanf(text, "%*u %*u %*u %*u %*u %lu", &pages) != 1) return 0;
  return pages * (size_t)sysconf(_SC_PAGESIZE);
}

static void limitMemory(size_t byteCount) {
  if (byteCount == 0) return;
  size_t limit = dataBytes() + byteCount;
  struct rlimit data = {limit, limit};
  setrlimit(RLIMIT_DATA, &data);
}

// Keeps nothing that the child's end could disturb, and lets nothing of it be seen.
static void detach(int output) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  struct rlimit noCore = {0, 0};
  setrlimit(RLIMIT_CORE, &noCore);
  close_range(0, (unsigned)output - 1, 0);
  close_range((unsigned)output + 1, ~0U, 0);
  // Libraries' words go nowhere: the first free numbers are those of the standard streams.
  for (int stream = 0; stream <= 2; stream++) {
    if (open("/dev/null", O_RDWR) < 0) break;
  }
}

static void runChild(IsolatedWork work, void *context, int pipeEnd, pid_t parent,
                     IsolationLimits limits) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  // Not a standard stream's number, which a library might write to.
  IsolatedOutput output = {fcntl(pipeEnd, F_DUPFD_CLOEXEC, 3)};
  if (output.file < 0) _exit(1);
  detach(output.file);
  limitMemory(limits.memoryBytes);
  if (limits.processorMilliseconds > 0) isolatedAllowProcessorTime(limits.processorMilliseconds);
  work(context, &output);
  isolatedTell(&output, endOfWork, NULL, 0);
  // Not exit: what the parent wants done at its end is not the child's to do.
  _exit(0);
}

// MARK: The parent

static int64_t millisecondsNow(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static IsolationEnding readAll(int file, void *target, size_t count, int64_t deadline) {
  char *next = target;
  while (count > 0) {
    int64_t left = deadline - millisecondsNow();
    if (left <= 0) return IsolationLate;
    struct pollfd input = {.fd = file, .events = POLLIN};
    int ready = poll(&input, 1, (int)left);
    if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
    ssize_t got = read(file, next, count);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return IsolationDied;
    next += got;
    count -= (size_t)got;
  }
  return IsolationFinished;
}

static IsolationEnding takeFindings(int file, IsolatedTake take, void *context,
                                    IsolationLimits limits) {
  int64_t deadline = millisecondsNow() + limits.milliseconds;
  uint8_t *bytes = NULL;
  size_t room = 0;
  IsolationEnding ending = IsolationStopped;
  for (size_t findings = 0;; findings++) {
    Head head;
    ending = readAll(file, &head, sizeof head, deadline);
    if (ending != IsolationFinished || head.number == endOfWork) break;
    ending = IsolationStopped;
    if (findings == limits.findings || head.count > limits.findingBytes) break;
    if (head.count > room) {
      uint8_t *larger = realloc(bytes, head.count);
      if (larger == NULL) break;
      bytes = larger;
      room = head.count;
    }
    ending = readAll(file, bytes, head.count, deadline);
    if (ending != IsolationFinished) break;
    ending = IsolationStopped;
    if (!take(context, head.number, bytes, head.count)) break;
  }
  free(bytes);
  return ending;
}

IsolationEnding isolate(IsolatedWork work, void *context, IsolatedTake take, void *takeContext,
                        IsolationLimits limits) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return IsolationRefused;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) runChild(work, context, ends[1], parent, limits);
  close(ends[1]);
  IsolationEnding ending = IsolationRefused;
  if (child > 0) {
    ending = takeFindings(ends[0], take, takeContext, limits);
    if (ending != IsolationFinished) kill(child, SIGKILL);
    // When the app has taken the child's end for itself, the pipe's end has told as much but for the time.
    int status = 0;
    pid_t ended;
    do ended = waitpid(child, &status, 0);
    while (ended < 0 && errno == EINTR);
    if (ending == IsolationDied && ended == child && WIFSIGNALED(status) &&
        WTERMSIG(status) == SIGPROF) {
      ending = IsolationLate;
    }
  }
  close(ends[0]);
  return ending;
}

// MARK: Workers

struct IsolatedWorker {
  int socket;
  uint8_t *room;
  size_t roomBytes;
  IsolationLimits limits;
};

// The number before the findings of an order: the worker is there and has begun.
static const uint32_t beginningOfWork = UINT32_MAX - 1;

static const int idleMilliseconds = 3000;

// Ends the process as soon as nobody is at the other end, be it idle or busy.
static void *watchParent(void *socket) {
  struct pollfd input = {.fd = *(int *)socket, .events = POLLRDHUP};
  while (poll(&input, 1, -1) < 0 && errno == EINTR) {
  }
  _exit(0);
}

static void runWorker(IsolatedWork work, int socket, IsolationLimits limits) {
  // As above: not a standard stream's number.
  IsolatedOutput output = {fcntl(socket, F_DUPFD_CLOEXEC, 3)};
  if (output.file < 0) _exit(1);
  detach(output.file);
  limitMemory(limits.memoryBytes);
  pthread_t watcher;
  if (pthread_create(&watcher, NULL, watchParent, &output.file) != 0) _exit(1);
  _Alignas(16) uint8_t order[isolatedOrderBytes];
  while (true) {
    struct pollfd input = {.fd = output.file, .events = POLLIN};
    int ready = poll(&input, 1, idleMilliseconds);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) _exit(0);
    // Orders are whole messages.
    ssize_t count = recv(output.file, order, sizeof order, MSG_WAITALL);
    if (count != sizeof order) _exit(0);
    isolatedTell(&output, beginningOfWork, NULL, 0);
    work(order, &output);
    isolatedTell(&output, endOfWork, NULL, 0);
  }
}

// Starts a process that is not this one's child, so that nobody has to wait for its end.
static bool startOrphan(IsolatedWork work, int socket, IsolationLimits limits) {
  pid_t child = fork();
  if (child == 0) {
    pid_t grandchild = fork();
    if (grandchild == 0) runWorker(work, socket, limits);
    _exit(grandchild > 0 ? 0 : 1);
  }
  if (child < 0) return false;
  // Whether the grandchild is there is told by the socket as well.
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
  }
  return true;
}

IsolatedWorker *isolatedWorkerStart(IsolatedWork work, size_t roomBytes, IsolationLimits limits) {
  IsolatedWorker *worker = calloc(1, sizeof *worker);
  if (worker == NULL) return NULL;
  *worker = (IsolatedWorker){.socket = -1, .roomBytes = roomBytes, .limits = limits};
  void *room = mmap(NULL, roomBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  worker->room = room == MAP_FAILED ? NULL : room;
  int ends[2];
  if (worker->room != NULL && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0) {
    worker->socket = ends[0];
    bool isStarted = startOrphan(work, ends[1], limits);
    close(ends[1]);
    if (isStarted) return worker;
  }
  isolatedWorkerEnd(worker);
  return NULL;
}

uint8_t *isolatedWorkerRoom(const IsolatedWorker *worker, size_t *byteCount) {
  *byteCount = worker->roomBytes;
  return worker->room;
}

IsolationEnding isolatedWorkerRun(IsolatedWorker *worker, const void *order, size_t byteCount,
                                  IsolatedTake take, void *takeContext) {
  uint8_t message[isolatedOrderBytes] = {0};
  if (byteCount > sizeof message) return IsolationStopped;
  memcpy(message, order, byteCount);
  if (send(worker->socket, message, sizeof message, MSG_NOSIGNAL) != sizeof message) {
    return IsolationRefused;
  }
  Head head;
  int64_t deadline = millisecondsNow() + worker->limits.milliseconds;
  IsolationEnding ending = readAll(worker->socket, &head, sizeof head, deadline);
  if (ending == IsolationDied) return IsolationRefused;
  if (ending != IsolationFinished) return ending;
  if (head.number != beginningOfWork) return IsolationStopped;
  return takeFindings(worker->socket, take, takeContext, worker->limits);
}

void isolatedWorkerEnd(IsolatedWorker *worker) {
  if (worker == NULL) return;
  if (worker->socket >= 0) close(worker->socket);
  if (worker->room != NULL) munmap(worker->room, worker->roomBytes);
  free(worker);
}

#endif
