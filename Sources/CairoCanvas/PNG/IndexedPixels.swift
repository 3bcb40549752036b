import CKernels

/// An image of few colours: a palette, and an index for each pixel.
struct IndexedPixels {
  let width: Int
  let height: Int
  /// 1 to 256 colours in the order of their first occurrence.
  let colors: [PaletteColor]
  /// The index in `colors` of each pixel.
  let indices: [UInt8]

  /// Finds the colours; `nil` where there are more than 256, or no pixels.
  ///
  /// - Throws: `outOfMemory`.
  init?(_ pixels: StraightPixels) throws(CanvasError) {
    let count = pixels.width * pixels.height
    try FreeMemory.require(count)
    var found = [UInt32](repeating: 0, count: Int(ck_most_colors))
    var number = 0
    let indices = [UInt8](unsafeUninitializedCapacity: count) { target, written in
      pixels.bytes.withUnsafeBytes { source in
        guard let from = source.bindMemory(to: UInt32.self).baseAddress,
          let to = target.baseAddress
        else { return }
        number = ck_find_colors(from, count, &found, to)
        // With too many colours only a part of the memory is written.
        written = number > found.count ? 0 : count
      }
    }
    guard (1...found.count).contains(number) else { return nil }
    (width, height) = (pixels.width, pixels.height)
    self.indices = indices
    colors = found.prefix(number).map { word in
      PaletteColor(
        red: UInt8(word >> 16 & 255), green: UInt8(word >> 8 & 255), blue: UInt8(word & 255),
        alpha: UInt8(word >> 24))
    }
  }

  /// Returns the size of a row in PNG, for samples of some bits, in bytes.
  func rowBytes(bits: Int) -> Int { 1 + (width * bits + 7) / 8 }

  /// Returns the rows as PNG stores samples of few bits, each after the number of no filter.
  ///
  /// - Parameters:
  ///   - bits: The bits of a sample, 1, 2, 4 or 8.
  ///   - samples: The sample of each colour.
  /// - Returns: Rows of whole bytes; the last bits of a row may be unused and are zeros.
  /// - Throws: `outOfMemory`.
  func rows(bits: Int, samples: [UInt8]) throws(CanvasError) -> [UInt8] {
    let rowBytes = rowBytes(bits: bits)
    try FreeMemory.require(rowBytes * height)
    // With 256 samples no index needs a check.
    let samples = samples + Array(repeating: 0, count: max(0, 256 - samples.count))
    return [UInt8](unsafeUninitializedCapacity: rowBytes * height) { rows, written in
      indices.withUnsafeBufferPointer { indices in
        samples.withUnsafeBufferPointer { samples in
          guard let samples = samples.baseAddress, let indices = indices.baseAddress,
            let rows = rows.baseAddress
          else { return }
          for y in 0..<height {
            let row = rows + y * rowBytes
            row[0] = 0
            Self.pack(indices + y * width, width, bits: bits, samples: samples, into: row + 1)
          }
        }
      }
      written = rowBytes * height
    }
  }

  /// Packs the samples of one row, the first in the highest bits of a byte.
  private static func pack(
    _ indices: UnsafePointer<UInt8>, _ count: Int, bits: Int, samples: UnsafePointer<UInt8>,
    into bytes: UnsafeMutablePointer<UInt8>
  ) {
    guard bits < 8 else {
      for at in 0..<count { bytes[at] = samples[Int(indices[at])] }
      return
    }
    let perByte = 8 / bits
    for at in 0..<count / perByte {
      var byte: UInt8 = 0
      for place in 0..<perByte {
        byte = byte << UInt8(bits) | samples[Int(indices[at &* perByte &+ place])]
      }
      bytes[at] = byte
    }
    let rest = count % perByte
    guard rest > 0 else { return }
    var byte: UInt8 = 0
    for place in count - rest..<count { byte = byte << UInt8(bits) | samples[Int(indices[place])] }
    bytes[count / perByte] = byte << UInt8(bits * (perByte - rest))
  }
}
