import CCairo

/// A writer of opaque rectangles of whole pixels, with the bytes that Cairo would write.
struct PixelWriter {
  private let target: TargetPixels
  private let clip: PixelRect

  /// Takes the pixels of the context's target; fails where the clip is no rectangle of whole pixels.
  ///
  /// - Parameters:
  ///   - context: The context, which may draw between two calls of `fill(_:with:)`.
  ///   - area: The visible pixels.
  init?(on context: borrowing CairoContext, area: PixelRect) {
    guard let target = TargetPixels(of: context), let clip = context.pixelClip else { return nil }
    self.target = target
    self.clip = clip.intersection(area).intersection(target.rect)
  }

  /// Sets the pixels of the part within the clip.
  func fill(_ rect: PixelRect, with pixel: UInt32) {
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    target.change(part) { pixels, pixelsPerRow in
      for y in part.minY..<part.maxY {
        (pixels + y * pixelsPerRow + part.minX).update(repeating: pixel, count: part.width)
      }
      return true
    }
  }
}
