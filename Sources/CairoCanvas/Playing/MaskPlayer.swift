import CCairo
import Foundation
import Graphics

extension Player {
  /// Rasterises a mask.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - transform: Maps its points to the pixels of the masked image.
  ///   - area: The visible pixels of the masked image.
  /// - Returns: `nil` for a mask that draws nothing in the area.
  /// - Throws: `outOfMemory`, `text` or `cairo`.
  func mask(
    _ mask: DrawList, transform: CGAffineTransform, area: PixelRect
  ) throws(CanvasError) -> MaskPixels? {
    let bounds = DrawBounds.pixels(of: mask, transform: transform).intersection(area)
    guard !bounds.isEmpty else { return nil }
    let layer = try CairoSurface(width: bounds.width, height: bounds.height)
    let context = try CairoContext(layer)
    try play(
      mask, on: context, transform: transform.moved(below: bounds),
      area: bounds.offsetBy(x: -bounds.minX, y: -bounds.minY))
    try context.check()
    try FreeMemory.require(bounds.count)
    let alphas = try layer.withBytes { bytes, bytesPerRow in
      [UInt8](unsafeUninitializedCapacity: bounds.count) { alphas, written in
        for y in 0..<bounds.height {
          for x in 0..<bounds.width {
            alphas[y * bounds.width + x] = bytes[y * bytesPerRow + 4 * x + 3]
          }
        }
        written = bounds.count
      }
    }
    return MaskPixels(rect: bounds, alphas: alphas)
  }
}

/// The alpha of a mask in device pixels, which is 0 outside of a rectangle.
struct MaskPixels {
  let rect: PixelRect
  /// One byte for each pixel of `rect`, row by row.
  let alphas: [UInt8]
}

/// A copy of the pixels behind masked commands, which are mixed with the finished pixels.
///
/// Commands are drawn in place, without a layer, if they do not blend: a mix of the image without and with them,
/// weighted by the mask, is the same as compositing a layer that the mask has multiplied. Where the mask is opaque, the
/// bytes are those of drawing without a mask.
struct Backdrop {
  private let target: TargetPixels
  private let rect: PixelRect
  private let pixels: [UInt32]

  /// Copies the pixels of a rectangle of the context's target, before the commands are drawn.
  ///
  /// - Parameters:
  ///   - context: The context, which must outlive this value; its target is an image.
  ///   - rect: The pixels that the commands may change, or those that matter.
  /// - Throws: `outOfMemory`, or `cairo` where the target is no image.
  init(of context: borrowing CairoContext, in rect: PixelRect) throws(CanvasError) {
    guard let target = TargetPixels(of: context) else {
      throw .status(CAIRO_STATUS_SURFACE_TYPE_MISMATCH)
    }
    let rect = rect.intersection(target.rect)
    try FreeMemory.require(4 * rect.count)
    pixels = target.read { source, pixelsPerRow in
      [UInt32](unsafeUninitializedCapacity: rect.count) { copy, written in
        guard let copy = copy.baseAddress else { return }
        for y in rect.minY..<rect.maxY {
          (copy + (y - rect.minY) * rect.width).initialize(
            from: source + y * pixelsPerRow + rect.minX, count: rect.width)
        }
        written = rect.count
      }
    }
    self.target = target
    self.rect = rect
  }

  /// Mixes the copy with the pixels that are there now, with the weights of a mask.
  func mix(through mask: MaskPixels) {
    guard !rect.isEmpty else { return }
    target.change(rect) { target, pixelsPerRow in
      var hasChanged = false
      pixels.withUnsafeBufferPointer { pixels in
        mask.alphas.withUnsafeBufferPointer { alphas in
          for y in rect.minY..<rect.maxY {
            let row = target + y * pixelsPerRow
            let start = (y - rect.minY) * rect.width - rect.minX
            let isInMask = mask.rect.minY <= y && y < mask.rect.maxY
            let columns = isInMask ? mask.rect.minX..<mask.rect.maxX : 0..<0
            let first = (y - mask.rect.minY) * mask.rect.width - mask.rect.minX
            for x in rect.minX..<rect.maxX where row[x] != pixels[start + x] {
              let alpha = columns.contains(x) ? alphas[first + x] : 0
              guard alpha < 255 else { continue }
              row[x] = Self.mix(pixels[start + x], row[x], UInt32(alpha))
              hasChanged = true
            }
          }
        }
      }
      return hasChanged
    }
  }

  /// Returns the mean of two pixels, where the second one has a weight of `alpha`/255.
  private static func mix(_ first: UInt32, _ second: UInt32, _ alpha: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let sum = (first >> shift & 255) * (255 - alpha) + (second >> shift & 255) * alpha
      result |= ((sum + 127) / 255) << shift
    }
    return result
  }
}
