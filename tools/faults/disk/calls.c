/* The calls of the C library that come to us first. */
#include "disk.h"
#include <stdarg.h>
#include <sys/uio.h>

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
