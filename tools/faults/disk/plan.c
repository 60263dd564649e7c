/* Luck, paths, and faults by plan. */
#include "disk.h"
#include <signal.h>

#define MOST_FAULTS 16

typedef struct {
  char kind[8];
  long nth;
  long met;
  int error; /* 0: the process dies here */
} Fault;

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
const char *root, *image, *full_file, *armed_file;
int is_armed;
long changes;
uint64_t luck = 88172645463325252u;

static Fault faults[MOST_FAULTS];
static int fault_count;

uint32_t draw(uint32_t below) {
  luck ^= luck << 13;
  luck ^= luck >> 7;
  luck ^= luck << 17;
  return (uint32_t)(luck >> 33) % below;
}

/* Paths */

static int is_below_root(const char *path) {
  size_t length = root ? strlen(root) : 0;
  return length > 0 && strncmp(path, root, length) == 0 && (path[length] == '/' || path[length] == 0);
}

/* The index of the log is shared memory that every start builds anew. */
int is_ours(const char *path) {
  size_t length = strlen(path);
  return is_below_root(path) && !(length > 4 && strcmp(path + length - 4, "-shm") == 0);
}

const char *inside(const char *path) {
  const char *rest = path + strlen(root);
  return *rest == '/' ? rest + 1 : rest;
}

char *image_path(char *path, const char *part, const char *name) {
  snprintf(path, LONGEST, "%s/%s/%s", image, part, name);
  return path;
}

int exists(const char *path) {
  return path && SYSTEM(faccessat, AT_FDCWD, path, F_OK) == 0;
}

void append_line(const char *name, const char *line) {
  char path[LONGEST];
  snprintf(path, sizeof path, "%s/%s", image, name);
  int to = SYSTEM(openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (to < 0) return;
  SYSTEM(write, to, line, strlen(line));
  SYSTEM(close, to);
}

/* Faults by plan */

static void meet_fault(const Fault *fault, const char *kind) {
  char line[LONGEST];
  const char *what = fault->error == 0 ? "KILL" : fault->error == EIO ? "EIO" : "ENOSPC";
  snprintf(line, sizeof line, "%s %ld %s\n", kind, fault->nth, what);
  append_line("faults", line);
  if (fault->error == 0) SYSTEM(kill, getpid(), SIGKILL);
}

static int is_change(const char *kind) {
  return strcmp(kind, "read") != 0 && strcmp(kind, "open") != 0;
}

static int concerns(const char *planned, const char *kind) {
  if (strcmp(planned, "change") == 0) return is_change(kind);
  return strcmp(planned, "any") == 0 || strcmp(planned, kind) == 0;
}

/* 0, or the error that this call has to end with. */
int trouble(const char *kind) {
  if (!is_armed && !(is_armed = exists(armed_file))) return 0;
  changes += is_change(kind);
  for (int index = 0; index < fault_count; index += 1) {
    Fault *fault = &faults[index];
    if (!concerns(fault->kind, kind)) continue;
    fault->met += 1;
    if (fault->met != fault->nth) continue;
    meet_fault(fault, kind);
    return fault->error;
  }
  return 0;
}

void read_plan(const char *plan) {
  char text[LONGEST], error[16], *rest = text;
  snprintf(text, sizeof text, "%s", plan);
  for (char *part; fault_count < MOST_FAULTS && (part = strsep(&rest, ","));) {
    Fault *fault = &faults[fault_count];
    if (sscanf(part, "%7[a-z]:%ld:%15[A-Z]", fault->kind, &fault->nth, error) != 3) continue;
    fault->error = strcmp(error, "KILL") == 0 ? 0 : strcmp(error, "ENOSPC") == 0 ? ENOSPC : EIO;
    fault_count += 1;
  }
}
