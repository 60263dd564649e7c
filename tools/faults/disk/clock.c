/*
 * A clock on the wall that somebody can set: the eight bytes of the file HAVEN_CLOCK, milliseconds as a signed number,
 * are added to the time of day, from the moment they are written. The time that only passes is left alone.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile const int64_t *offset;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("HAVEN_CLOCK");
  if (!path) return;
  int file = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
  if (file < 0) return;
  void *bytes = mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, file, 0);
  syscall(SYS_close, file);
  if (bytes != MAP_FAILED) offset = bytes;
}

static int64_t nanoseconds_off(void) {
  return offset ? *offset * 1000000 : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int failed = syscall(SYS_clock_gettime, clock, now);
  if (failed || !offset || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return failed;
  int64_t total = now->tv_sec * 1000000000LL + now->tv_nsec + nanoseconds_off();
  now->tv_sec = total / 1000000000LL;
  now->tv_nsec = total % 1000000000LL;
  return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *seconds) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (seconds) *seconds = exact.tv_sec;
  return exact.tv_sec;
}
