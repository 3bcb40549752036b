package import CairoCanvas

/// Sixels: bands of six rows, in which each of at most 256 colours has a line of characters.
package enum SixelEncoder {
  private static let mostColors = 256

  /// Returns a picture as sixels.
  ///
  /// Colours that have more than 256 different values, of five bits for each component, become the nearest ones of the
  /// 256 most frequent.
  ///
  /// - Parameter picture: The picture, on an opaque background.
  /// - Returns: The sequence, from its introducer to its terminator.
  /// - Complexity: O(*n*) for *n* pixels.
  package static func text(_ picture: Bitmap) -> String {
    let palette = Palette(of: picture)
    var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
    for (index, color) in palette.colors.enumerated() {
      func percent(_ value: Int) -> Int { (value * 100 + 127) / 255 }
      text += "#\(index);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      text += band(picture, palette, top) + "-"
    }
    return text + "\u{1B}\\"
  }

  private static func band(_ picture: Bitmap, _ palette: Palette, _ top: Int) -> String {
    var bits: [Int: [UInt8]] = [:]
    for row in 0..<min(6, picture.height - top) {
      for x in 0..<picture.width {
        let index = palette.index(of: picture, x, top + row)
        bits[index, default: Array(repeating: 0, count: picture.width)][x] |= 1 << row
      }
    }
    return bits.sorted { $0.key < $1.key }.map { "#\($0.key)" + runs($0.value) }
      .joined(separator: "$")
  }

  /// Returns sixels, of which equal ones are counted.
  private static func runs(_ bits: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < bits.count {
      var end = start + 1
      while end < bits.count, bits[end] == bits[start] { end += 1 }
      // The empty ones at the end are not needed.
      if end == bits.count, bits[start] == 0 { break }
      let character = String(UnicodeScalar(63 + bits[start]))
      let count = end - start
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      start = end
    }
    return text
  }

  private struct Palette {
    var colors: [(red: Int, green: Int, blue: Int)] = []
    /// The index of the colour of each value of 15 bits; -1 for values that the picture has not.
    private var indices = [Int](repeating: -1, count: 1 << 15)

    init(of picture: Bitmap) {
      var counts = [Int](repeating: 0, count: 1 << 15)
      for y in 0..<picture.height {
        for x in 0..<picture.width { counts[Self.key(of: picture, x, y)] += 1 }
      }
      let used = counts.indices.filter { counts[$0] > 0 }
        .sorted { (counts[$1], $0) < (counts[$0], $1) }
      for key in used.prefix(SixelEncoder.mostColors) {
        indices[key] = colors.count
        colors.append(Self.color(key))
      }
      for key in used.dropFirst(SixelEncoder.mostColors) {
        let color = Self.color(key)
        indices[key] =
          colors.indices.min {
            Self.distance(colors[$0], color) < Self.distance(colors[$1], color)
          } ?? 0
      }
    }

    func index(of picture: Bitmap, _ x: Int, _ y: Int) -> Int {
      indices[Self.key(of: picture, x, y)]
    }

    private static func key(of picture: Bitmap, _ x: Int, _ y: Int) -> Int {
      let at = y * picture.bytesPerRow + x * 4
      let (blue, green, red) = (
        Int(picture.pixels[at]), Int(picture.pixels[at + 1]), Int(picture.pixels[at + 2])
      )
      return (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
    }

    /// Returns the colour in the middle of a value of five bits for each component, of which the ends are exact.
    private static func color(_ key: Int) -> (red: Int, green: Int, blue: Int) {
      func component(_ shift: Int) -> Int {
        let bits = key >> shift & 31
        return bits << 3 | bits >> 2
      }
      return (component(10), component(5), component(0))
    }

    private static func distance(
      _ left: (red: Int, green: Int, blue: Int), _ right: (red: Int, green: Int, blue: Int)
    ) -> Int {
      let (r, g, b) = (left.red - right.red, left.green - right.green, left.blue - right.blue)
      return r * r + g * g + b * b
    }
  }
}
