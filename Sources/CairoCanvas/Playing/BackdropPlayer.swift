import CCairo
import Graphics

extension Player {
  /// Replaces the pixels behind a layer by blurred ones, as far as the layer covers them, if a filter asks for it.
  ///
  /// - Parameters:
  ///   - layer: The layer, which is not drawn.
  ///   - x: The column of the context that is the layer's first one.
  ///   - y: The row of the context that is the layer's first one.
  ///   - shape: The bounding rectangle of the group, also of its pixels that the layer does not have. Pixels at its
  ///     edges stand for those beyond it, which would bleed into the group.
  ///   - filter: The filter of the group. The pixels that it needs around the layer must be drawn.
  ///   - context: The context; without an image, nothing is replaced.
  /// - Throws: `outOfMemory`, or `cairo`.
  func blurBackdrop(
    behind layer: borrowing CairoSurface, x: Int, y: Int, in shape: PixelRect,
    _ filter: GroupFilter, on context: borrowing CairoContext
  ) throws(CanvasError) {
    guard let opacity = filter.backdropOpacity, let target = TargetPixels(of: context) else {
      return
    }
    let bounds = PixelRect(minX: x, minY: y, maxX: x + layer.width, maxY: y + layer.height)
    var wanted = filter.source(of: bounds)
    if max(wanted.width, wanted.height) > CairoSurface.largestSide { wanted = bounds }
    let source = try CairoSurface(width: wanted.width, height: wanted.height)
    try source.withBytes { bytes, bytesPerRow in
      bytes.withMemoryRebound(to: UInt32.self) { copy in
        target.copy(wanted, in: shape, to: copy, pixelsPerRow: bytesPerRow / 4)
      }
    }
    let blurred = try filter.blurred(source, margin: 0)
    let mask = try CairoSurface(width: layer.width, height: layer.height, isCoverage: true)
    try Self.copyCoverage(of: layer, to: mask, opacity: opacity)
    cairo_save(context.pointer)
    defer { cairo_restore(context.pointer) }
    // With a mask, the operator mixes the source and the pixels that are there.
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
    context.paint(blurred, x: wanted.minX, y: wanted.minY, through: mask, maskX: x, maskY: y)
  }

  /// Writes the opacities of a layer, as fractions of an opacity and at most 1.
  private static func copyCoverage(
    of layer: borrowing CairoSurface, to mask: borrowing CairoSurface, opacity: Float
  ) throws(CanvasError) {
    let values = (0...255).map { UInt8(min((Float($0) / opacity).rounded(), 255)) }
    try layer.withBytes { source, sourcePerRow throws(CanvasError) in
      try mask.withBytes { bytes, bytesPerRow in
        for row in 0..<layer.height {
          for column in 0..<layer.width {
            bytes[row * bytesPerRow + column] =
              values[
                Int(source[row * sourcePerRow + 4 * column + 3])]
          }
        }
      }
    }
  }
}

extension TargetPixels {
  /// Copies the pixels of a rectangle, outside of a shape in the image those at its edges.
  fileprivate func copy(
    _ part: PixelRect, in shape: PixelRect, to copy: UnsafeMutableBufferPointer<UInt32>,
    pixelsPerRow: Int
  ) {
    let rect = rect.intersection(shape)
    guard !rect.isEmpty else { return }
    read { source, sourcePerRow in
      for row in 0..<part.height {
        let line = min(max(part.minY + row, rect.minY), rect.maxY - 1) * sourcePerRow
        for column in 0..<part.width {
          let place = min(max(part.minX + column, rect.minX), rect.maxX - 1)
          copy[row * pixelsPerRow + column] = source[line + place]
        }
      }
    }
  }
}
