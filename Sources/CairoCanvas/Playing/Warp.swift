import Graphics

/// Bends a bitmap: every pixel of the target becomes the mean of what it shows of the source.
///
/// What a pixel shows is a parallelogram of the source, read at a grid of points no further apart
/// than source pixels and bilinearly between them. All channels are premultiplied and weighed
/// alike, so edges have no fringe, and outside of the source all is clear. From the place of a
/// pixel on, the arithmetic is in whole numbers.
struct Warp {
  /// The most points read for one pixel.
  private static let mostSamples = 4096
  /// Pixels that show more of the source than this, to one side, are on the horizon.
  private static let farthest = 1e5

  // The map from pixels of the target to those of the source, as in `ProjectionTransform`.
  private let (xu, xv, xw): (Double, Double, Double)
  private let (yu, yv, yw): (Double, Double, Double)
  private let (u, v, w): (Double, Double, Double)

  /// - Parameter inverse: Maps pixels of the target to pixels of the source; what has no positive w
  ///   is not seen.
  init(_ inverse: ProjectionTransform) {
    (xu, xv, xw) = (Double(inverse.m11), Double(inverse.m12), Double(inverse.m13))
    (yu, yv, yw) = (Double(inverse.m21), Double(inverse.m22), Double(inverse.m23))
    (u, v, w) = (Double(inverse.m31), Double(inverse.m32), Double(inverse.m33))
  }

  /// Writes what is seen of `source` into `target`, which is clear.
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
      // 2³² over the weight of all points of a pixel, so that a mean takes no division.
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

  /// What a pixel shows of a source of some size, or `nil` when that is nothing.
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

  /// How many points to read along a way of the source: one a pixel, a tenth of one let off.
  @inline(__always)
  private static func samples(_ u: Double, _ v: Double) -> Int {
    max(1, Int((u * u + v * v).squareRoot() + 0.9))
  }
}

/// The points of the source that one pixel shows, in 1/65536 pixel.
struct WarpFootprint {
  /// The first point, from the middle of the source's first pixel.
  let x: Int
  let y: Int
  /// The way from one point to the next along the target's rows, and their number.
  let acrossX: Int
  let acrossY: Int
  let across: Int
  /// The way from one point to the next along the target's columns, and their number.
  let downX: Int
  let downY: Int
  let down: Int
  /// Whether no point is outside of the source.
  let isInside: Bool

  @inline(__always)
  static func fixed(_ value: Double) -> Int { Int(value * 65_536) }
}

/// Sums of up to 4096 colours times 256, two channels to a word.
struct WarpSum {
  /// Blue in the low half, red in the high one.
  var blueRed: UInt64 = 0
  /// Green in the low half, alpha in the high one.
  var greenAlpha: UInt64 = 0

  var alpha: UInt64 { greenAlpha >> 32 }

  /// The colour as Cairo keeps it, where `inverse` is 2³² over the weight of all.
  @inline(__always)
  func mean(inverse: UInt64) -> UInt32 {
    func mean(_ sum: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (sum &* inverse &+ 0x8000_0000) >> 32)
    }
    return mean(blueRed & 0xFFFF_FFFF) | mean(greenAlpha & 0xFFFF_FFFF) << 8
      | mean(blueRed >> 32) << 16 | mean(greenAlpha >> 32) << 24
  }
}

/// The pixels of a bitmap, read between their middles.
struct WarpSource {
  let bytes: UnsafeRawBufferPointer
  let bytesPerRow: Int
  let width: Int
  let height: Int

  /// The sum over all points of a footprint.
  @inline(__always)
  func sum(over print: WarpFootprint) -> WarpSum {
    var sum = WarpSum()
    var rowX = print.x
    var rowY = print.y
    for _ in 0..<print.down {
      var x = rowX
      var y = rowY
      for _ in 0..<print.across {
        // To the nearest 1/256, all that the weights can tell.
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

  /// Adds the colour between two pairs of pixels, one below the other.
  ///
  /// A channel takes 16 bits of a word: no weighed one is more than 255 times 256.
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

  /// A pixel and the one to the right of it in the high half, as little-endian machines read them.
  @inline(__always)
  private func pair(at offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// As `pair(at:)`, with clear pixels outside of the bitmap.
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
