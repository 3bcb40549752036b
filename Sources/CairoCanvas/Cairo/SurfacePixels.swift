/// Access to rectangles of pixels, which must lie within the surface.
extension CairoSurface {
  /// Makes a rectangle transparent.
  func clear(_ rect: PixelRect) throws(CanvasError) { try fill(rect, with: 0) }

  /// Sets all pixels of a rectangle to one value, in `CAIRO_FORMAT_ARGB32`.
  func fill(_ rect: PixelRect, with pixel: UInt32) throws(CanvasError) {
    try withBytes { bytes, bytesPerRow in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        for y in rect.minY..<rect.maxY {
          let start = y * bytesPerRow / 4 + rect.minX
          pixels[start..<start + rect.width].update(repeating: pixel)
        }
      }
    }
  }

  /// Returns the value of all pixels of some rectangles; `nil` where they differ, or without rectangles.
  func color(of rects: [PixelRect]) throws(CanvasError) -> UInt32? {
    try withBytes { bytes, bytesPerRow in
      bytes.withMemoryRebound(to: UInt32.self) { pixels -> UInt32? in
        guard let first = rects.first else { return nil }
        let color = pixels[first.minY * bytesPerRow / 4 + first.minX]
        for rect in rects {
          for y in rect.minY..<rect.maxY {
            let start = y * bytesPerRow / 4 + rect.minX
            // Whole rows at a time, which the compiler vectorises.
            var difference: UInt32 = 0
            for index in start..<start + rect.width { difference |= pixels[index] ^ color }
            if difference != 0 { return nil }
          }
        }
        return color
      }
    }
  }

  /// Replaces `kept` by a copy of the pixels of a rectangle, row by row.
  func keep(_ rect: PixelRect, in kept: inout [UInt8]) throws(CanvasError) {
    kept.removeAll(keepingCapacity: true)
    if kept.capacity < 4 * rect.count { try FreeMemory.require(4 * rect.count) }
    kept.reserveCapacity(4 * rect.count)
    try withBytes { bytes, bytesPerRow in
      for y in rect.minY..<rect.maxY {
        let start = y * bytesPerRow + 4 * rect.minX
        kept.append(
          contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<start + 4 * rect.width]))
      }
    }
  }

  /// Restores a rectangle from a copy of pixels.
  ///
  /// - Parameters:
  ///   - part: The pixels to restore, within `rect`.
  ///   - kept: The copy of the pixels of `rect`.
  ///   - rect: The rectangle that was copied.
  /// - Throws: `cairo` when the surface is lost.
  func copy(_ part: PixelRect, from kept: [UInt8], of rect: PixelRect) throws(CanvasError) {
    try withBytes { bytes, bytesPerRow in
      kept.withUnsafeBufferPointer { kept in
        for y in part.minY..<part.maxY {
          let from = 4 * ((y - rect.minY) * rect.width + part.minX - rect.minX)
          let to = y * bytesPerRow + 4 * part.minX
          _ = UnsafeMutableBufferPointer(rebasing: bytes[to..<to + 4 * part.width])
            .update(fromContentsOf: kept[from..<from + 4 * part.width])
        }
      }
    }
  }

  /// Restores those pixels of a copy that lie outside of a region.
  func putBack(
    _ rect: PixelRect, from kept: [UInt8], outside region: PixelRegion
  ) throws(CanvasError) {
    let holes = region.rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
      .sorted { $0.minX < $1.minX }
    // The rows between two of these have the same holes.
    let edges = Set(holes.flatMap { [$0.minY, $0.maxY] } + [rect.minY, rect.maxY]).sorted()
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      var gap = PixelRect(minX: rect.minX, minY: top, maxX: rect.minX, maxY: bottom)
      for hole in holes where hole.minY <= top && top < hole.maxY {
        gap.maxX = hole.minX
        try copy(gap, from: kept, of: rect)
        gap.minX = hole.maxX
      }
      gap.maxX = rect.maxX
      try copy(gap, from: kept, of: rect)
    }
  }
}
