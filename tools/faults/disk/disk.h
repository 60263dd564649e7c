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
#ifndef DISK_H
#define DISK_H
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define SECTOR 512
#define MOST_SECTORS (1 << 19)
#define MOST_DESCRIPTORS 8192
#define RUN_SECTORS 128
#define LONGEST 4096

/* The system itself: our own calls go past those that we put before it. */
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

/* Ours alone: the program may have such names of its own. */
#pragma GCC visibility push(hidden)

extern pthread_mutex_t lock;
extern const char *root, *image, *full_file, *armed_file;
extern int is_armed, is_strict, is_hiding;
extern long early, delay, changes;
extern uint64_t luck;

/* By descriptor; a folder has no bytes. */
extern File *files[MOST_DESCRIPTORS];
extern File folder_itself;

/* plan.c */
uint32_t draw(uint32_t below);
int is_ours(const char *path);
const char *inside(const char *path);
char *image_path(char *path, const char *part, const char *name);
int exists(const char *path);
void append_line(const char *name, const char *line);
int trouble(const char *kind);
void read_plan(const char *plan);

/* image.c */
void apply_name(char what, const char *from, const char *to);
void change_name(char what, const char *from, const char *to);
char *object_path(char *path, const File *file);
File *remember(ino_t inode);
void forget(File *file);
void begin_anew(File *file, const char *path);
off_t size_of(int descriptor);
void written(int descriptor, off_t from, ssize_t count);
void shorten(File *file, off_t size);
int sync_file(int descriptor, int is_data_only);

#pragma GCC visibility pop
#endif
