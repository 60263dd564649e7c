#include "disk.h"
#include <ftw.h>

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
