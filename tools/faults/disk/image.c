/* What a loss of power would leave. */
#include "disk.h"
#include <sys/mman.h>

File *files[MOST_DESCRIPTORS];
File folder_itself;
int is_strict, is_hiding;
long early, delay;

/* Names: those that wait stand in a file, in their order, as lines of what, from and to. */

void apply_name(char what, const char *from, const char *to) {
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

void change_name(char what, const char *from, const char *to) {
  char line[2 * LONGEST + 8];
  snprintf(line, sizeof line, "%c\t%s\t%s\n", what, from, to);
  append_line("pending", line);
  if (draw(1000) < early) commit_names();
}

/* Files: bytes that are durable lie in objects, one for each file that ever was; names in the tree are links to them. */

char *object_path(char *path, const File *file) {
  char name[64];
  snprintf(name, sizeof name, "%lu.%lu", (unsigned long)file->inode, (unsigned long)file->memory->generation);
  return image_path(path, "objects", name);
}

static void open_object(File *file) {
  char path[LONGEST];
  file->object = SYSTEM(openat, AT_FDCWD, object_path(path, file), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

File *remember(ino_t inode) {
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

void forget(File *file) {
  munmap(file->memory, sizeof(Memory));
  SYSTEM(close, file->object);
  free(file);
}

/* The number of a file that is gone may be given to a new one. */
void begin_anew(File *file, const char *path) {
  char object[LONGEST];
  SYSTEM(close, file->object);
  file->memory->generation += 1;
  file->memory->known = 0;
  memset(file->memory->dirty, 0, sizeof file->memory->dirty);
  open_object(file);
  change_name('c', strrchr(object_path(object, file), '/') + 1, inside(path));
}

off_t size_of(int descriptor) {
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

void written(int descriptor, off_t from, ssize_t count) {
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

int sync_file(int descriptor, int is_data_only) {
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

/* A shortened file is short on the disk at once. */
void shorten(File *file, off_t size) {
  if (size_of(file->object) > size) SYSTEM(ftruncate, file->object, size);
  if (file->memory->known > (uint64_t)size) file->memory->known = size;
}
