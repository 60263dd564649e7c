/*
 * A disk that can lose its power. Preloaded into a process, this library keeps, beside the folder HAVEN_DISK_ROOT, an
 * image of what would be left of it: bytes reach the image when their file is synced, names when they are, and by luck
 * before that. docs/decisions/0024-faults-by-the-seed.md says what is modelled and what is not.
 *
 *   HAVEN_DISK_ROOT   the folder that is watched
 *   HAVEN_DISK_IMAGE  a folder for the image: tree/ is what a loss of power leaves, the rest is for our own use
 *   HAVEN_DISK_SEED   of all luck
 *   HAVEN_DISK_EARLY  so many of 1000 writes reach the image by themselves, a sector here, a sector there
 *   HAVEN_DISK_DELAY  a sync takes so many microseconds
 *   HAVEN_DISK_NAMES  "strict": names are durable only after their folder was synced
 *   HAVEN_DISK_HIDE   set: syncs succeed and do nothing, which no checker may overlook
 *   HAVEN_DISK_FULL   while this file exists no other can grow; names have room still
 *   HAVEN_DISK_PLAN   faults, such as "sync:17:EIO,name:3:KILL"; kinds are open read write sync size name;
 *                     "change" is all but the first two, "any" is all
 *   HAVEN_DISK_ARMED  calls are counted only once this file exists
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define SECTOR 512
#define MOST_SECTORS (1 << 19)
#define MOST_DESCRIPTORS 8192
#define MOST_FAULTS 16
#define RUN_SECTORS 128
#define LONGEST 4096

/* The system itself: our own calls go past the functions below. */
#define SYSTEM(name, ...) syscall(SYS_##name, __VA_ARGS__)

/* What is known of a file, shared with later processes: a kill loses nothing of it. */
typedef struct {
  uint64_t generation;
  /* Whatever lies beyond was written in a way that we did not see. */
  uint64_t known;
  uint8_t dirty[MOST_SECTORS / 8];
} Memory;

typedef struct {
  ino_t inode;
  int openings;
  int object;
  Memory *memory;
} File;

typedef struct {
  char kind[8];
  long nth;
  long met;
  int error; /* 0: the process dies here */
} Fault;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static File *files[MOST_DESCRIPTORS];
static File folder_itself;
static Fault faults[MOST_FAULTS];
static int fault_count, is_armed, is_strict, is_hiding;
static long early, delay, changes;
static uint64_t luck = 88172645463325252u;
static const char *root, *image, *full_file, *armed_file;

/* Luck */

static uint32_t draw(uint32_t below) {
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
static int is_ours(const char *path) {
  size_t length = strlen(path);
  return is_below_root(path) && !(length > 4 && strcmp(path + length - 4, "-shm") == 0);
}

static const char *inside(const char *path) {
  const char *rest = path + strlen(root);
  return *rest == '/' ? rest + 1 : rest;
}

static char *image_path(char *path, const char *part, const char *name) {
  snprintf(path, LONGEST, "%s/%s/%s", image, part, name);
  return path;
}

static int exists(const char *path) {
  return path && SYSTEM(faccessat, AT_FDCWD, path, F_OK) == 0;
}

static void append_line(const char *name, const char *line) {
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
static int trouble(const char *kind) {
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

static void read_plan(const char *plan) {
  char text[LONGEST], error[16], *rest = text;
  snprintf(text, sizeof text, "%s", plan);
  for (char *part; fault_count < MOST_FAULTS && (part = strsep(&rest, ","));) {
    Fault *fault = &faults[fault_count];
    if (sscanf(part, "%7[a-z]:%ld:%15[A-Z]", fault->kind, &fault->nth, error) != 3) continue;
    fault->error = strcmp(error, "KILL") == 0 ? 0 : strcmp(error, "ENOSPC") == 0 ? ENOSPC : EIO;
    fault_count += 1;
  }
}

/* Names: those that wait stand in a file, in their order, as lines of what, from and to. */

static void apply_name(char what, const char *from, const char *to) {
  char a[LONGEST], b[LONGEST];
  image_path(a, what == 'c' ? "objects" : "tree", from);
  image_path(b, "tree", to);
  if (what == 'c' || what == 'l') SYSTEM(linkat, AT_FDCWD, a, AT_FDCWD, b, 0);
  if (what == 's') SYSTEM(symlinkat, from, AT_FDCWD, b);
  if (what == 'r') SYSTEM(renameat2, AT_FDCWD, a, AT_FDCWD, b, 0);
  if (what == 'm') SYSTEM(mkdirat, AT_FDCWD, a, 0700);
  if (what == 'u') SYSTEM(unlinkat, AT_FDCWD, a, 0);
  if (what == 'd') SYSTEM(unlinkat, AT_FDCWD, a, AT_REMOVEDIR);
}

static void commit_names(void) {
  char path[LONGEST], line[2 * LONGEST + 8];
  snprintf(path, sizeof path, "%s/pending", image);
  if (!exists(path)) return;
  FILE *pending = fopen(path, "re");
  if (!pending) return;
  while (fgets(line, sizeof line, pending)) {
    char *rest = line;
    line[strcspn(line, "\n")] = 0;
    char *what = strsep(&rest, "\t"), *from = strsep(&rest, "\t"), *to = strsep(&rest, "\t");
    if (to) apply_name(*what, from, to);
  }
  fclose(pending);
  SYSTEM(unlinkat, AT_FDCWD, path, 0);
}

static void change_name(char what, const char *from, const char *to) {
  char line[2 * LONGEST + 8];
  snprintf(line, sizeof line, "%c\t%s\t%s\n", what, from, to);
  append_line("pending", line);
  if (draw(1000) < early) commit_names();
}

/* Files: bytes that are durable lie in objects, one for each file that ever was; names in the tree are links to them. */

static char *object_path(char *path, const File *file) {
  char name[64];
  snprintf(name, sizeof name, "%lu.%lu", (unsigned long)file->inode, (unsigned long)file->memory->generation);
  return image_path(path, "objects", name);
}

static void open_object(File *file) {
  char path[LONGEST];
  file->object = SYSTEM(openat, AT_FDCWD, object_path(path, file), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

static File *remember(ino_t inode) {
  for (int descriptor = 0; descriptor < MOST_DESCRIPTORS; descriptor += 1)
    if (files[descriptor] && files[descriptor] != &folder_itself && files[descriptor]->inode == inode)
      return files[descriptor];
  char path[LONGEST], name[32];
  snprintf(name, sizeof name, "%lu", (unsigned long)inode);
  int kept = SYSTEM(openat, AT_FDCWD, image_path(path, "state", name), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  SYSTEM(ftruncate, kept, sizeof(Memory));
  File *file = calloc(1, sizeof *file);
  file->inode = inode;
  file->memory = mmap(NULL, sizeof(Memory), PROT_READ | PROT_WRITE, MAP_SHARED, kept, 0);
  SYSTEM(close, kept);
  open_object(file);
  return file;
}

static void forget(File *file) {
  munmap(file->memory, sizeof(Memory));
  SYSTEM(close, file->object);
  free(file);
}

/* The number of a file that is gone may be given to a new one. */
static void begin_anew(File *file, const char *path) {
  char object[LONGEST];
  SYSTEM(close, file->object);
  file->memory->generation += 1;
  file->memory->known = 0;
  memset(file->memory->dirty, 0, sizeof file->memory->dirty);
  open_object(file);
  change_name('c', strrchr(object_path(object, file), '/') + 1, inside(path));
}

static off_t size_of(int descriptor) {
  struct stat stats;
  return fstat(descriptor, &stats) == 0 ? stats.st_size : 0;
}

static void mark(Memory *memory, off_t from, off_t to) {
  for (uint64_t sector = from / SECTOR; sector * SECTOR < (uint64_t)to && sector < MOST_SECTORS; sector += 1)
    memory->dirty[sector / 8] |= 1 << sector % 8;
  if (memory->known < (uint64_t)to) memory->known = to;
}

static int is_dirty(const uint8_t *dirty, uint64_t sector) {
  return dirty[sector / 8] >> sector % 8 & 1;
}

/* A database is always open for reading: by closing a second descriptor of it we would give up its locks. */
static ssize_t read_back(int descriptor, void *bytes, size_t length, off_t offset) {
  ssize_t got = SYSTEM(pread64, descriptor, bytes, length, offset);
  if (got >= 0 || errno != EBADF) return got;
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int readable = SYSTEM(openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
  got = SYSTEM(pread64, readable, bytes, length, offset);
  SYSTEM(close, readable);
  return got;
}

static void keep_sectors(File *file, int descriptor, uint64_t first, uint64_t count) {
  char bytes[RUN_SECTORS * SECTOR];
  ssize_t got = read_back(descriptor, bytes, count * SECTOR, first * SECTOR);
  if (got > 0) SYSTEM(pwrite64, file->object, bytes, got, first * SECTOR);
  for (uint64_t sector = first; sector < first + count; sector += 1)
    file->memory->dirty[sector / 8] &= ~(1 << sector % 8);
}

static void keep_all(File *file, int descriptor, const uint8_t *dirty) {
  uint64_t end = (file->memory->known + SECTOR - 1) / SECTOR;
  for (uint64_t first = 0; first < end;) {
    uint64_t count = 0;
    while (count < RUN_SECTORS && first + count < end && is_dirty(dirty, first + count)) count += 1;
    if (count > 0) keep_sectors(file, descriptor, first, count);
    first += count > 0 ? count : 1;
  }
}

static void keep_some(File *file, int descriptor, off_t from, off_t to) {
  for (uint64_t sector = from / SECTOR; sector * SECTOR < (uint64_t)to && sector < MOST_SECTORS; sector += 1)
    if (is_dirty(file->memory->dirty, sector) && draw(2)) keep_sectors(file, descriptor, sector, 1);
}

static void written(int descriptor, off_t from, ssize_t count) {
  File *file = files[descriptor];
  if (count <= 0) return;
  mark(file->memory, from, from + count);
  if (draw(1000) < early) keep_some(file, descriptor, from, from + count);
}

/* Linux forgets what it could not write: a later sync does not try again. Some of it may have arrived. */
static void lose_dirty(File *file, int descriptor) {
  keep_some(file, descriptor, 0, file->memory->known);
  memset(file->memory->dirty, 0, sizeof file->memory->dirty);
}

static void keep_file(File *file, int descriptor, int is_data_only) {
  uint8_t *dirty = malloc(MOST_SECTORS / 8);
  off_t size = size_of(descriptor);
  if ((uint64_t)size > file->memory->known) mark(file->memory, file->memory->known, size);
  memcpy(dirty, file->memory->dirty, (file->memory->known / SECTOR + 8) / 8);
  useconds_t pause = delay > 0 ? draw(2 * delay) : 0;
  pthread_mutex_unlock(&lock);
  usleep(pause);
  pthread_mutex_lock(&lock);
  int has_other_size = size_of(file->object) != size;
  keep_all(file, descriptor, dirty);
  free(dirty);
  SYSTEM(ftruncate, file->object, size_of(descriptor));
  if (!is_strict && (!is_data_only || has_other_size)) commit_names();
}

static int sync_file(int descriptor, int is_data_only) {
  pthread_mutex_lock(&lock);
  File *file = files[descriptor];
  int error = trouble("sync");
  if (is_hiding) error = 0;
  else if (error && file != &folder_itself) lose_dirty(file, descriptor);
  else if (!error && file == &folder_itself) commit_names();
  else if (!error) keep_file(file, descriptor, is_data_only);
  pthread_mutex_unlock(&lock);
  errno = error;
  return error ? -1 : 0;
}

/* Opening and closing */

static void unwatch(int descriptor) {
  File *file = files[descriptor];
  files[descriptor] = NULL;
  if (file && file != &folder_itself && --file->openings == 0) forget(file);
}

static int is_still(int descriptor, const File *file) {
  struct stat stats;
  if (fstat(descriptor, &stats) != 0) return 0;
  return file == &folder_itself ? S_ISDIR(stats.st_mode) : stats.st_ino == file->inode && S_ISREG(stats.st_mode);
}

/* Node closes files without calling close: the number may be somebody else's by now. */
static File *watched(int descriptor) {
  if (descriptor < 0 || descriptor >= MOST_DESCRIPTORS || !files[descriptor]) return NULL;
  pthread_mutex_lock(&lock);
  if (files[descriptor] && !is_still(descriptor, files[descriptor])) unwatch(descriptor);
  pthread_mutex_unlock(&lock);
  return files[descriptor];
}

static void watch(int descriptor, const char *path, int is_new) {
  struct stat stats;
  if (descriptor >= MOST_DESCRIPTORS || fstat(descriptor, &stats) != 0) return;
  unwatch(descriptor);
  if (S_ISDIR(stats.st_mode)) files[descriptor] = &folder_itself;
  if (!S_ISREG(stats.st_mode)) return;
  File *file = remember(stats.st_ino);
  files[descriptor] = file;
  file->openings += 1;
  if (is_new) begin_anew(file, path);
}

/* A shortened file is short on the disk at once. */
static void shorten(File *file, off_t size) {
  if (size_of(file->object) > size) SYSTEM(ftruncate, file->object, size);
  if (file->memory->known > (uint64_t)size) file->memory->known = size;
}

static int open_watched(const char *path, int flags, mode_t mode) {
  pthread_mutex_lock(&lock);
  int is_new = (flags & O_CREAT) && !exists(path);
  int error = trouble(is_new ? "name" : "open");
  int descriptor = error ? -1 : (int)SYSTEM(openat, AT_FDCWD, path, flags, mode);
  if (descriptor < 0 && !error) error = errno;
  if (descriptor >= 0) watch(descriptor, path, is_new);
  if (descriptor >= 0 && (flags & O_TRUNC) && files[descriptor]) shorten(files[descriptor], 0);
  pthread_mutex_unlock(&lock);
  if (descriptor < 0) errno = error;
  return descriptor;
}

int openat(int at, const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | O_TMPFILE)) {
    va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
  }
  return is_ours(path) ? open_watched(path, flags, mode) : (int)SYSTEM(openat, at, path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return openat(AT_FDCWD, path, flags, mode);
}

int creat(const char *path, mode_t mode) {
  return openat(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

int close(int descriptor) {
  if (watched(descriptor)) {
    pthread_mutex_lock(&lock);
    unwatch(descriptor);
    pthread_mutex_unlock(&lock);
  }
  return SYSTEM(close, descriptor);
}

/* Reading and writing */

static int read_trouble(int descriptor) {
  if (!watched(descriptor)) return 0;
  pthread_mutex_lock(&lock);
  errno = trouble("read");
  pthread_mutex_unlock(&lock);
  return errno;
}

ssize_t read(int descriptor, void *bytes, size_t length) {
  return read_trouble(descriptor) ? -1 : SYSTEM(read, descriptor, bytes, length);
}

ssize_t pread(int descriptor, void *bytes, size_t length, off_t offset) {
  return read_trouble(descriptor) ? -1 : SYSTEM(pread64, descriptor, bytes, length, offset);
}

static int has_room(int descriptor, off_t end) {
  return end <= size_of(descriptor) || !exists(full_file);
}

/* At an offset below 0 the file's own counts, as with write. */
static ssize_t write_parts(int descriptor, const struct iovec *parts, int count, off_t offset) {
  size_t length = 0;
  for (int part = 0; part < count; part += 1) length += parts[part].iov_len;
  pthread_mutex_lock(&lock);
  off_t from = offset >= 0 ? offset : lseek(descriptor, 0, SEEK_CUR);
  int error = trouble("write");
  if (!error && !has_room(descriptor, from + length)) error = ENOSPC;
  ssize_t wrote = -1;
  if (!error && offset >= 0) wrote = SYSTEM(pwritev, descriptor, parts, count, offset, 0);
  if (!error && offset < 0) wrote = SYSTEM(writev, descriptor, parts, count);
  if (!error && wrote < 0) error = errno;
  written(descriptor, offset >= 0 ? offset : lseek(descriptor, 0, SEEK_CUR) - wrote, wrote);
  pthread_mutex_unlock(&lock);
  if (wrote < 0) errno = error;
  return wrote;
}

static int is_watched_file(int descriptor) {
  return watched(descriptor) && watched(descriptor) != &folder_itself;
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  struct iovec part = {(void *)bytes, length};
  return is_watched_file(descriptor) ? write_parts(descriptor, &part, 1, -1) : SYSTEM(write, descriptor, bytes, length);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t offset) {
  struct iovec part = {(void *)bytes, length};
  return is_watched_file(descriptor) ? write_parts(descriptor, &part, 1, offset)
                                     : SYSTEM(pwrite64, descriptor, bytes, length, offset);
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  return is_watched_file(descriptor) ? write_parts(descriptor, parts, count, -1)
                                     : SYSTEM(writev, descriptor, parts, count);
}

ssize_t pwritev(int descriptor, const struct iovec *parts, int count, off_t offset) {
  return is_watched_file(descriptor) ? write_parts(descriptor, parts, count, offset)
                                     : SYSTEM(pwritev, descriptor, parts, count, offset, 0);
}

int ftruncate(int descriptor, off_t size) {
  if (!is_watched_file(descriptor)) return SYSTEM(ftruncate, descriptor, size);
  pthread_mutex_lock(&lock);
  int error = trouble("size");
  if (!error && !has_room(descriptor, size)) error = ENOSPC;
  if (!error && SYSTEM(ftruncate, descriptor, size) < 0) error = errno;
  if (!error) shorten(files[descriptor], size);
  pthread_mutex_unlock(&lock);
  errno = error;
  return error ? -1 : 0;
}

int fallocate(int descriptor, int mode, off_t offset, off_t length) {
  if (is_watched_file(descriptor) && !has_room(descriptor, offset + length)) return errno = ENOSPC, -1;
  return SYSTEM(fallocate, descriptor, mode, offset, length);
}

int fsync(int descriptor) {
  return watched(descriptor) ? sync_file(descriptor, 0) : SYSTEM(fsync, descriptor);
}

int fdatasync(int descriptor) {
  return watched(descriptor) ? sync_file(descriptor, 1) : SYSTEM(fdatasync, descriptor);
}

/* A hint without a promise. */
int sync_file_range(int descriptor, off_t offset, off_t length, unsigned int flags) {
  (void)descriptor, (void)offset, (void)length, (void)flags;
  return 0;
}

/* Names, as the process changes them */

static int begin_name(void) {
  pthread_mutex_lock(&lock);
  return trouble("name");
}

static int end_name(int error) {
  pthread_mutex_unlock(&lock);
  if (error) errno = error;
  return error ? -1 : 0;
}

int rename(const char *from, const char *to) {
  if (!is_ours(from) && !is_ours(to)) return SYSTEM(renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  int error = begin_name();
  if (!error && SYSTEM(renameat2, AT_FDCWD, from, AT_FDCWD, to, 0) < 0) error = errno;
  if (!error && is_ours(from) && is_ours(to)) change_name('r', inside(from), inside(to));
  else if (!error && is_ours(from)) change_name('u', inside(from), "");
  return end_name(error);
}

int unlinkat(int at, const char *path, int flags) {
  if (!is_ours(path)) return SYSTEM(unlinkat, at, path, flags);
  int error = begin_name();
  if (!error && SYSTEM(unlinkat, at, path, flags) < 0) error = errno;
  if (!error) change_name(flags & AT_REMOVEDIR ? 'd' : 'u', inside(path), "");
  return end_name(error);
}

int unlink(const char *path) {
  return unlinkat(AT_FDCWD, path, 0);
}

int rmdir(const char *path) {
  return unlinkat(AT_FDCWD, path, AT_REMOVEDIR);
}

int mkdir(const char *path, mode_t mode) {
  if (!is_ours(path)) return SYSTEM(mkdirat, AT_FDCWD, path, mode);
  int error = begin_name();
  if (!error && SYSTEM(mkdirat, AT_FDCWD, path, mode) < 0) error = errno;
  if (!error) change_name('m', inside(path), "");
  return end_name(error);
}

int link(const char *from, const char *to) {
  if (!is_ours(to)) return SYSTEM(linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
  int error = begin_name();
  if (!error && SYSTEM(linkat, AT_FDCWD, from, AT_FDCWD, to, 0) < 0) error = errno;
  if (!error) change_name('l', inside(from), inside(to));
  return end_name(error);
}

int symlink(const char *target, const char *path) {
  if (!is_ours(path)) return SYSTEM(symlinkat, target, AT_FDCWD, path);
  int error = begin_name();
  if (!error && SYSTEM(symlinkat, target, AT_FDCWD, path) < 0) error = errno;
  if (!error) change_name('s', target, inside(path));
  return end_name(error);
}

#define ALSO(name, other) extern __typeof__(other) name __attribute__((alias(#other)))
ALSO(open64, open);
ALSO(openat64, openat);
ALSO(creat64, creat);
ALSO(pread64, pread);
ALSO(pwrite64, pwrite);
ALSO(pwritev64, pwritev);
ALSO(ftruncate64, ftruncate);
ALSO(fallocate64, fallocate);

/* The start: what lies in the folder and is not known yet is durable. */

static void adopt_bytes(File *file, const char *path) {
  char bytes[RUN_SECTORS * SECTOR];
  int from = SYSTEM(openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
  for (ssize_t got; from >= 0 && (got = SYSTEM(read, from, bytes, sizeof bytes)) > 0;) {
    SYSTEM(write, file->object, bytes, got);
    file->memory->known += got;
  }
  SYSTEM(close, from);
}

static int adopt(const char *path, const struct stat *stats, int type, struct FTW *place) {
  (void)place;
  char state[LONGEST], object[LONGEST], name[32], target[LONGEST] = {0};
  if (type == FTW_D) apply_name('m', inside(path), "");
  if (type == FTW_SL && SYSTEM(readlinkat, AT_FDCWD, path, target, sizeof target - 1) > 0)
    apply_name('s', target, inside(path));
  snprintf(name, sizeof name, "%lu", (unsigned long)stats->st_ino);
  if (type != FTW_F || !is_ours(path) || exists(image_path(state, "state", name))) return 0;
  File *file = remember(stats->st_ino);
  adopt_bytes(file, path);
  apply_name('c', strrchr(object_path(object, file), '/') + 1, inside(path));
  forget(file);
  return 0;
}

static long number_in(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

/* How many changes there were, for those who plan a fault at each of them. */
__attribute__((destructor)) static void end(void) {
  char line[64];
  if (!root) return;
  snprintf(line, sizeof line, "%ld\n", changes);
  append_line("changes", line);
}

__attribute__((constructor)) static void begin(void) {
  char path[LONGEST];
  const char *folders[] = {"", "objects", "state", "tree"}, *wanted = getenv("HAVEN_DISK_ROOT");
  if (!wanted || !(image = getenv("HAVEN_DISK_IMAGE"))) return;
  early = number_in("HAVEN_DISK_EARLY");
  delay = number_in("HAVEN_DISK_DELAY");
  luck += (uint64_t)number_in("HAVEN_DISK_SEED") * 2654435761u;
  full_file = getenv("HAVEN_DISK_FULL");
  armed_file = getenv("HAVEN_DISK_ARMED");
  is_armed = armed_file == NULL;
  is_hiding = getenv("HAVEN_DISK_HIDE") != NULL;
  is_strict = getenv("HAVEN_DISK_NAMES") && strcmp(getenv("HAVEN_DISK_NAMES"), "strict") == 0;
  if (getenv("HAVEN_DISK_PLAN")) read_plan(getenv("HAVEN_DISK_PLAN"));
  for (int folder = 0; folder < 4; folder += 1) SYSTEM(mkdirat, AT_FDCWD, image_path(path, folders[folder], ""), 0700);
  root = wanted;
  nftw(root, adopt, 16, FTW_PHYS);
}
