// libpng reports errors by longjmp, which Swift code must not be on the stack for. So the calls
// that can fail are made here, with setjmp around them and nothing but C in between.
#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  char message[160];
  // What is written grows here; what is read lies here.
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  size_t position;
} cpng_stream;

typedef struct {
  uint32_t width;
  uint32_t height;
  uint32_t pixels_per_metre_x;
  uint32_t pixels_per_metre_y;
  int has_alpha;
  int is_srgb;
  // Owned: freed by cpng_picture_free.
  uint8_t *rgba;
  char *description;
} cpng_picture;

static inline void cpng_failed(png_structp png, png_const_charp message) {
  cpng_stream *stream = (cpng_stream *)png_get_error_ptr(png);
  strncpy(stream->message, message, sizeof(stream->message) - 1);
  png_longjmp(png, 1);
}

static inline void cpng_ignored(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static inline void cpng_put(png_structp png, png_bytep data, size_t count) {
  cpng_stream *stream = (cpng_stream *)png_get_io_ptr(png);
  if (count > stream->capacity - stream->count) {
    size_t capacity = stream->capacity * 2 + count;
    uint8_t *bytes = (uint8_t *)realloc(stream->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    stream->bytes = bytes;
    stream->capacity = capacity;
  }
  memcpy(stream->bytes + stream->count, data, count);
  stream->count += count;
}

static inline void cpng_flush(png_structp png) { (void)png; }

static inline void cpng_get(png_structp png, png_bytep data, size_t count) {
  cpng_stream *stream = (cpng_stream *)png_get_io_ptr(png);
  if (count > stream->count - stream->position) png_error(png, "the data ends too early");
  memcpy(data, stream->bytes + stream->position, count);
  stream->position += count;
}

// What a file says about its picture. Pointers belong to the caller.
typedef struct {
  uint32_t width;
  uint32_t height;
  int color_type;
  int bit_depth;
  const png_color *palette;
  int palette_count;
  // The alphas of the first colours of the palette.
  const uint8_t *alphas;
  int alpha_count;
  uint32_t pixels_per_metre;
  // UTF-8, or NULL.
  char *description;
  // The language of the description, or NULL; is_ascii says that a tEXt chunk can hold both.
  char *language;
  int is_ascii;
} cpng_header;

// Writes a file into stream->bytes, which the caller frees, around rows that are compressed already:
// a zlib stream. Returns 1, or 0 with stream->message.
static inline int cpng_write(
  cpng_stream *stream, cpng_header header, const uint8_t *rows, size_t count
) {
  png_structp png =
    png_create_write_struct(PNG_LIBPNG_VER_STRING, stream, cpng_failed, cpng_ignored);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, stream, cpng_put, cpng_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(
    png, info, header.width, header.height, header.bit_depth, header.color_type,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (header.palette_count > 0) png_set_PLTE(png, info, header.palette, header.palette_count);
  if (header.alpha_count > 0) png_set_tRNS(png, info, header.alphas, header.alpha_count, NULL);
  png_set_pHYs(
    png, info, header.pixels_per_metre, header.pixels_per_metre, PNG_RESOLUTION_METER);
  if (header.description) {
    png_text text;
    memset(&text, 0, sizeof(text));
    text.compression = header.is_ascii ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
    text.key = (png_charp) "Description";
    text.text = header.description;
    text.lang = header.language;
    png_set_text(png, info, &text, 1);
  }
  png_write_info(png, info);
  // A chunk holds less than 2^31 bytes.
  const size_t most = 0x40000000;
  for (size_t at = 0; at < count; at += most) {
    const size_t part = count - at < most ? count - at : most;
    png_write_chunk(png, (png_const_bytep) "IDAT", rows + at, part);
  }
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
  png_destroy_write_struct(&png, &info);
  return 1;
}

static inline void cpng_picture_free(cpng_picture *picture) {
  free(picture->rgba);
  free(picture->description);
  picture->rgba = NULL;
  picture->description = NULL;
}

// Reads any PNG from stream->bytes as straight RGBA, 8 bits a channel. Returns 1, or 0 with
// stream->message; what `picture` owns is freed by the caller either way.
static inline int cpng_read(
  cpng_stream *stream, cpng_picture *picture, uint32_t largest_side, uint64_t most_pixels
) {
  png_structp png =
    png_create_read_struct(PNG_LIBPNG_VER_STRING, stream, cpng_failed, cpng_ignored);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, stream, cpng_get);
  png_set_user_limits(png, largest_side, largest_side);
  png_read_info(png, info);
  picture->width = png_get_image_width(png, info);
  picture->height = png_get_image_height(png, info);
  if ((uint64_t)picture->width * picture->height > most_pixels) {
    png_error(png, "the picture has too many pixels");
  }
  // Deflate packs at most 1032 bytes into one, so that a damaged header takes no memory.
  uint64_t row =
    ((uint64_t)picture->width * png_get_bit_depth(png, info) * png_get_channels(png, info) + 7) / 8;
  if (row * picture->height / 1032 > stream->count) {
    png_error(png, "the file is too short for its pixels");
  }
  picture->has_alpha =
    (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  picture->is_srgb = png_get_valid(png, info, PNG_INFO_sRGB) != 0;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (size_t)picture->width * 4;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "the pixels have an unknown layout");
  picture->rgba = (uint8_t *)calloc(picture->height, stride);
  if (!picture->rgba) png_error(png, "out of memory");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < picture->height; y++) {
      png_read_row(png, picture->rgba + y * stride, NULL);
    }
  }
  png_read_end(png, info);
  picture->pixels_per_metre_x = png_get_x_pixels_per_meter(png, info);
  picture->pixels_per_metre_y = png_get_y_pixels_per_meter(png, info);
  png_textp texts = NULL;
  int count = 0;
  png_get_text(png, info, &texts, &count);
  for (int i = 0; i < count; i++) {
    if (!picture->description && texts[i].text && strcmp(texts[i].key, "Description") == 0) {
      picture->description = strdup(texts[i].text);
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

#endif
