import Graphics

/// A projective warp of a bitmap: a pixel of the target is the mean of its footprint in the source.
///
/// The footprint is a parallelogram, which is sampled bilinearly on a grid with distances of at most one
/// source pixel. All channels are premultiplied and have equal weights, so that edges have no fringes. Pixels
/// outside of the source are transparent. Except for positions, the arithmetic is in integers.
struct Warp {
  /// The maximum number of samples of one pixel.
  private static let mostSamples = 4096
  /// The largest side of a footprint in source pixels.
  ///
  /// Pixels with a larger one lie on the horizon.
  private static let farthest = 1e5

  // The map from pixels of the target to those of the source, as in `ProjectionTransform`.
  private let (xu, xv, xw): (Double, Double, Double)
  private let (yu, yv, yw): (Double, Double, Double)
  private let (u, v, w): (Double, Double, Double)

  /// Creates a warp.
  ///
  /// - Parameter inverse: Maps pixels of the target to pixels of the source; pixels without a positive w
  ///   are not visible.
  init(_ inverse: ProjectionTransform) {
    (xu, xv, xw) = (Double(inverse.m11), Double(inverse.m12), Double(inverse.m13))
    (yu, yv, yw) = (Double(inverse.m21), Double(inverse.m22), Double(inverse.m23))
    (u, v, w) = (Double(inverse.m31), Double(inverse.m32), Double(inverse.m33))
  }

  /// Draws `source` into `target`, which must be transparent.
  func draw(
    _ source: borrowing CairoSurface, into target: borrowing CairoSurface
  ) throws(CanvasError) {
    let width = source.width
    let height = source.height
    let columns = target.width
    let rows = target.height
    try source.withBytes { (bytes, bytesPerRow) throws(CanvasError) in
      let pixels = WarpSource(
        bytes: UnsafeRawBufferPointer(bytes), bytesPerRow: bytesPerRow, width: width,
        height: height)
      // 2³² over the total weight of a pixel's samples, so that a mean needs no division.
      let inverses = (0...Self.mostSamples).map { UInt64(1 << 32) / UInt64(max($0, 1) * 256) }
      try target.withBytes { bytes, bytesPerRow in
        let bytes = UnsafeMutableRawBufferPointer(bytes)
        for row in 0..<rows {
          for column in 0..<columns {
            guard let print = footprint(column: column, row: row, width: width, height: height)
            else { continue }
            let sum = pixels.sum(over: print)
            guard sum.alpha != 0 else { continue }
            bytes.storeBytes(
              of: sum.mean(inverse: inverses[print.across &* print.down]),
              toByteOffset: row &* bytesPerRow &+ column &* 4, as: UInt32.self)
          }
        }
      }
    }
  }

  /// Returns the footprint of a pixel in a source of some size; `nil` where it is empty.
  @inline(__always)
  private func footprint(column: Int, row: Int, width: Int, height: Int) -> WarpFootprint? {
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    let w = xw * x + yw * y + self.w
    guard w > 0 else { return nil }
    let scale = 1 / w
    let u = (xu * x + yu * y + self.u) * scale
    let v = (xv * x + yv * y + self.v) * scale
    let acrossU = (xu - u * xw) * scale
    let acrossV = (xv - v * xw) * scale
    let downU = (yu - u * yw) * scale
    let downV = (yv - v * yw) * scale
    let reachU = (abs(acrossU) + abs(downU)) * 0.5 + 1
    let reachV = (abs(acrossV) + abs(downV)) * 0.5 + 1
    guard reachU < Self.farthest, reachV < Self.farthest, u > -reachU, v > -reachV,
      u < Double(width) + reachU, v < Double(height) + reachV
    else { return nil }
    var across = Self.samples(acrossU, acrossV)
    var down = Self.samples(downU, downV)
    while across &* down > Self.mostSamples {
      across = (across &+ 1) / 2
      down = (down &+ 1) / 2
    }
    let stepAcross = 1 / Double(across)
    let stepDown = 1 / Double(down)
    let first = 0.5 - 0.5 * stepAcross
    let top = 0.5 - 0.5 * stepDown
    return WarpFootprint(
      x: WarpFootprint.fixed(u - 0.5 - first * acrossU - top * downU),
      y: WarpFootprint.fixed(v - 0.5 - first * acrossV - top * downV),
      acrossX: WarpFootprint.fixed(acrossU * stepAcross),
      acrossY: WarpFootprint.fixed(acrossV * stepAcross), across: across,
      downX: WarpFootprint.fixed(downU * stepDown), downY: WarpFootprint.fixed(downV * stepDown),
      down: down,
      isInside: u > reachU && v > reachV && u < Double(width) - reachU - 1
        && v < Double(height) - reachV - 1)
  }

  /// Returns the number of samples along a vector of the source: one a pixel, with a tolerance of a tenth.
  @inline(__always)
  private static func samples(_ u: Double, _ v: Double) -> Int {
    max(1, Int((u * u + v * v).squareRoot() + 0.9))
  }
}

/// The samples of the source for one pixel, in 1/65536 pixel.
struct WarpFootprint {
  /// The first sample, relative to the centre of the source's first pixel.
  let x: Int
  let y: Int
  /// The vector from one sample to the next along the target's rows, and their number.
  let acrossX: Int
  let acrossY: Int
  let across: Int
  /// The vector from one sample to the next along the target's columns, and their number.
  let downX: Int
  let downY: Int
  let down: Int
  /// Whether all samples lie inside of the source.
  let isInside: Bool

  @inline(__always)
  static func fixed(_ value: Double) -> Int { Int(value * 65_536) }
}

/// A sum of up to 4096 colours times 256, with two channels in a word.
struct WarpSum {
  /// Blue in the low half, red in the high one.
  var blueRed: UInt64 = 0
  /// Green in the low half, alpha in the high one.
  var greenAlpha: UInt64 = 0

  var alpha: UInt64 { greenAlpha >> 32 }

  /// Returns the mean as a pixel of Cairo, where `inverse` is 2³² over the total weight.
  @inline(__always)
  func mean(inverse: UInt64) -> UInt32 {
    func mean(_ sum: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (sum &* inverse &+ 0x8000_0000) >> 32)
    }
    return mean(blueRed & 0xFFFF_FFFF) | mean(greenAlpha & 0xFFFF_FFFF) << 8
      | mean(blueRed >> 32) << 16 | mean(greenAlpha >> 32) << 24
  }
}

/// The pixels of a bitmap, with bilinear interpolation.
struct WarpSource {
  let bytes: UnsafeRawBufferPointer
  let bytesPerRow: Int
  let width: Int
  let height: Int

  /// Returns the sum over all samples of a footprint.
  @inline(__always)
  func sum(over print: WarpFootprint) -> WarpSum {
    var sum = WarpSum()
    var rowX = print.x
    var rowY = print.y
    for _ in 0..<print.down {
      var x = rowX
      var y = rowY
      for _ in 0..<print.across {
        // Rounded to 1/256, the resolution of the weights.
        let column = (x &+ 128) >> 16
        let row = (y &+ 128) >> 16
        let right = UInt64(truncatingIfNeeded: (x &+ 128) >> 8 & 255)
        let below = UInt64(truncatingIfNeeded: (y &+ 128) >> 8 & 255)
        if print.isInside {
          let offset = row &* bytesPerRow &+ column &* 4
          add(pair(at: offset), pair(at: offset &+ bytesPerRow), right, below, to: &sum)
        } else {
          add(pair(column, row), pair(column, row &+ 1), right, below, to: &sum)
        }
        x &+= print.acrossX
        y &+= print.acrossY
      }
      rowX &+= print.downX
      rowY &+= print.downY
    }
    return sum
  }

  /// Adds the interpolation of two pairs of pixels, one below the other.
  ///
  /// A weighted channel is at most 255 times 256, and so fits into 16 bits of a word.
  @inline(__always)
  private func add(
    _ top: UInt64, _ bottom: UInt64, _ right: UInt64, _ below: UInt64, to sum: inout WarpSum
  ) {
    let both = (right &* below &+ 128) >> 8
    let topLeft = 256 &- right &- below &+ both
    let topRight = right &- both
    let bottomLeft = below &- both
    let mask: UInt64 = 0x00FF_00FF_00FF_00FF
    let low: UInt64 = 0xFFFF_FFFF
    func weigh(_ top: UInt64, _ bottom: UInt64) -> UInt64 {
      (top & low) &* topLeft &+ (top >> 32) &* topRight &+ (bottom & low) &* bottomLeft
        &+ (bottom >> 32) &* both
    }
    let blueRed = weigh(top & mask, bottom & mask)
    let greenAlpha = weigh(top >> 8 & mask, bottom >> 8 & mask)
    sum.blueRed &+= blueRed & 0xFFFF | (blueRed & 0xFFFF_0000) << 16
    sum.greenAlpha &+= greenAlpha & 0xFFFF | (greenAlpha & 0xFFFF_0000) << 16
  }

  /// Returns a pixel in the low half and the next one in the high half, on little-endian machines.
  @inline(__always)
  private func pair(at offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Returns the pixels of `pair(at:)` for a column and a row, transparent outside of the bitmap.
  private func pair(_ column: Int, _ row: Int) -> UInt64 {
    guard row >= 0, row < height else { return 0 }
    func pixel(_ column: Int) -> UInt64 {
      guard column >= 0, column < width else { return 0 }
      let offset = row &* bytesPerRow &+ column &* 4
      return UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    return pixel(column) | pixel(column &+ 1) << 32
  }
}
