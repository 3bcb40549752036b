extension Bitmap {
  /// The rows as PNG stores them: red, green, blue and, where asked for, straight alpha.
  func straightRows(withAlpha: Bool) -> [UInt8] {
    let count = width * height
    let size = withAlpha ? 4 : 3
    return [UInt8](unsafeUninitializedCapacity: count * size) { target, written in
      pixels.withUnsafeBufferPointer { source in
        var from = 0
        var to = 0
        for _ in 0..<count {
          let alpha = source[from + 3]
          if alpha == 255 {
            target[to] = source[from + 2]
            target[to + 1] = source[from + 1]
            target[to + 2] = source[from]
          } else {
            target[to] = Self.straight(source[from + 2], alpha)
            target[to + 1] = Self.straight(source[from + 1], alpha)
            target[to + 2] = Self.straight(source[from], alpha)
          }
          if withAlpha { target[to + 3] = alpha }
          from += 4
          to += size
        }
      }
      written = count * size
    }
  }

  /// Creates a picture from straight red, green, blue and alpha bytes without padding.
  init(width: Int, height: Int, straightRGBA source: UnsafeBufferPointer<UInt8>) {
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, written in
      for at in stride(from: 0, to: count, by: 4) {
        let alpha = source[at + 3]
        target[at] = Self.premultiplied(source[at + 2], alpha)
        target[at + 1] = Self.premultiplied(source[at + 1], alpha)
        target[at + 2] = Self.premultiplied(source[at], alpha)
        target[at + 3] = alpha
      }
      written = count
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
