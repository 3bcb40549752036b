// libjpeg reports errors by a function that must not return, which Swift code must not be on the stack for.
// So the calls that can fail are made here, with setjmp around them and nothing but C in between.
#ifndef CJPEG_SHIM_H
#define CJPEG_SHIM_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>

typedef struct {
  uint32_t width;
  uint32_t height;
  // Owned: freed by the caller, with rows from top to bottom and the bytes blue, green, red and 255.
  uint8_t *bgra;
  char message[JMSG_LENGTH_MAX];
} cjpeg_picture;

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf place;
  char *message;
} cjpeg_errors;

static inline void cjpeg_failed(j_common_ptr codec) {
  cjpeg_errors *errors = (cjpeg_errors *)codec->err;
  errors->manager.format_message(codec, errors->message);
  longjmp(errors->place, 1);
}

// A warning says that the data are damaged and that the rest is made up.
static inline void cjpeg_message(j_common_ptr codec, int level) {
  if (level < 0) cjpeg_failed(codec);
}

// Makes errors and warnings return to errors->place, with their text in `message`.
static inline struct jpeg_error_mgr *cjpeg_handle(cjpeg_errors *errors, char *message) {
  jpeg_std_error(&errors->manager);
  errors->manager.error_exit = cjpeg_failed;
  errors->manager.emit_message = cjpeg_message;
  errors->message = message;
  return &errors->manager;
}

static inline int cjpeg_refuse(cjpeg_picture *picture, const char *reason) {
  strncpy(picture->message, reason, sizeof(picture->message) - 1);
  return 0;
}

// Reads a JPEG file into `picture`. Returns 1, or 0 with picture->message.
static inline int cjpeg_read(
  const uint8_t *bytes, size_t count, cjpeg_picture *picture, uint32_t largest_side,
  uint64_t most_pixels
) {
  struct jpeg_decompress_struct codec;
  cjpeg_errors errors;
  memset(&codec, 0, sizeof(codec));
  codec.err = cjpeg_handle(&errors, picture->message);
  if (setjmp(errors.place)) {
    jpeg_destroy_decompress(&codec);
    return 0;
  }
  jpeg_create_decompress(&codec);
  jpeg_mem_src(&codec, bytes, count);
  jpeg_read_header(&codec, TRUE);
  picture->width = codec.image_width;
  picture->height = codec.image_height;
  if (codec.image_width > largest_side || codec.image_height > largest_side ||
      (uint64_t)codec.image_width * codec.image_height > most_pixels) {
    jpeg_destroy_decompress(&codec);
    return cjpeg_refuse(picture, "the picture has too many pixels");
  }
  if (codec.num_components == 4) {
    jpeg_destroy_decompress(&codec);
    return cjpeg_refuse(picture, "CMYK pictures are not supported");
  }
  codec.out_color_space = JCS_EXT_BGRA;
  codec.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&codec);
  size_t stride = (size_t)codec.output_width * 4;
  picture->bgra = (uint8_t *)malloc(stride * codec.output_height);
  if (!picture->bgra) {
    jpeg_destroy_decompress(&codec);
    return cjpeg_refuse(picture, "out of memory");
  }
  while (codec.output_scanline < codec.output_height) {
    JSAMPROW row = picture->bgra + codec.output_scanline * stride;
    jpeg_read_scanlines(&codec, &row, 1);
  }
  jpeg_finish_decompress(&codec);
  jpeg_destroy_decompress(&codec);
  return 1;
}

typedef struct {
  // Owned: freed by the caller.
  uint8_t *bytes;
  unsigned long count;
  char message[JMSG_LENGTH_MAX];
} cjpeg_file;

// Writes rows from top to bottom with the bytes blue, green, red and an unused one as a baseline file with
// full chroma resolution. Returns 1, or 0 with file->message.
static inline int cjpeg_write(
  const uint8_t *bgra, uint32_t width, uint32_t height, int quality, cjpeg_file *file
) {
  struct jpeg_compress_struct codec;
  cjpeg_errors errors;
  memset(&codec, 0, sizeof(codec));
  codec.err = cjpeg_handle(&errors, file->message);
  if (setjmp(errors.place)) {
    jpeg_destroy_compress(&codec);
    return 0;
  }
  jpeg_create_compress(&codec);
  jpeg_mem_dest(&codec, &file->bytes, &file->count);
  codec.image_width = width;
  codec.image_height = height;
  codec.input_components = 4;
  codec.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&codec);
  jpeg_set_quality(&codec, quality, TRUE);
  codec.dct_method = JDCT_ISLOW;
  codec.optimize_coding = TRUE;
  codec.comp_info[0].h_samp_factor = 1;
  codec.comp_info[0].v_samp_factor = 1;
  jpeg_start_compress(&codec, TRUE);
  while (codec.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(bgra + (size_t)codec.next_scanline * width * 4);
    jpeg_write_scanlines(&codec, &row, 1);
  }
  jpeg_finish_compress(&codec);
  jpeg_destroy_compress(&codec);
  return 1;
}

#endif
