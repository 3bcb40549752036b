package import CairoCanvas
public import Decimation
import Graphics

/// The pixel difference between a plot of a whole series and a plot of its decimated points.
///
///     let kept = M4.indices(of: y.span, at: times, in: .equalWidth(1920, over: first...last))
///     let error = try PixelError(
///       of: kept, from: y.span, at: times, in: LinePicture(width: 1920, height: 1080, lineWidth: 2))
///     print(error)  // 1203 of 250301 touched pixels differ (0.48 %), mean difference 0.03, …
public struct PixelError: Hashable, Sendable {
  /// The number of pixels in each of the two images.
  public private(set) var pixels = 0
  /// The number of pixels that are not fully transparent in at least one of the two images.
  public private(set) var touchedPixels = 0
  /// The number of touched pixels that differ in at least one of their four channels.
  public private(set) var differingPixels = 0
  /// The largest difference between corresponding channel values, 0 to 255.
  public private(set) var maximum = 0
  /// The sum of the differences of all channel values.
  private var sum = 0

  /// The mean difference between corresponding channel values of the touched pixels, 0 to 255.
  ///
  /// All four channels count. The mean is 0 if no pixel is touched. Pixels that are transparent in both
  /// images are excluded, because otherwise a larger empty margin would reduce the mean.
  public var mean: Double { touchedPixels > 0 ? Double(sum) / Double(4 * touchedPixels) : 0 }

  /// The fraction of touched pixels that differ, 0 to 1; 0 if no pixel is touched.
  public var differingShare: Double {
    touchedPixels > 0 ? Double(differingPixels) / Double(touchedPixels) : 0
  }

  /// Compares two images of the same size.
  ///
  /// Channel values are compared as stored: colours premultiplied by alpha, and alpha.
  ///
  /// - Parameters:
  ///   - full: The plot of the whole series.
  ///   - decimated: The plot of the kept points.
  /// - Throws: `DifferentSizes` if the images differ in size.
  /// - Complexity: O(*n*) in the number of pixels; allocates nothing.
  package init(full: Bitmap, decimated: Bitmap) throws(DifferentSizes) {
    try add(full: full, decimated: decimated)
  }

  /// Renders a series and its decimated points, and compares the two images.
  ///
  /// Both lines are drawn by the stroker of the charts, without decimation. Lines wider than 128 pixels are
  /// drawn by Cairo instead. The lines are white on a transparent background, so every channel value is the
  /// pixel's coverage, from 0 (none) to 255 (full).
  ///
  /// - Parameters:
  ///   - kept: The kept points; indices outside the series are ignored.
  ///   - values: The values of the series; NaN and ±∞ are gaps.
  ///   - positions: The positions of the points. If the numbers of values and positions differ, the surplus
  ///     is ignored.
  ///   - picture: The size of the images, and the line width.
  /// - Throws: An error if a side is not 1 to 32 767 pixels, or if there is not enough memory.
  /// - Complexity: O(*n* + *p*) for *n* points and *p* pixels; allocates memory for the points and pixels
  ///   of 256 pixel columns at a time.
  public init<X: Coordinate>(
    of kept: Decimated, from values: Span<Double>, at positions: Positions<X>,
    in picture: LinePicture
  ) throws {
    let strips = try picture.strips
    try values.withUnsafeBufferPointer { values in
      let line = PlacedLine(values, positions, in: picture)
      for columns in strips {
        try add(
          full: line.strip(columns, of: nil, color: Self.white),
          decimated: line.strip(columns, of: kept, color: Self.white))
      }
    }
  }

  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  /// The error for two images of different sizes.
  public struct DifferentSizes: Error, Hashable, Sendable, CustomStringConvertible {
    /// The width and the height of each image, in pixels.
    public let full, decimated: [Int]

    /// The two sizes, and the remedy.
    public var description: String {
      "the images have \(full[0])×\(full[1]) and \(decimated[0])×\(decimated[1]) pixels. "
        + "Compare images of the same size."
    }
  }

  /// Adds the differences between two images, or between corresponding parts of them.
  private mutating func add(full: Bitmap, decimated: Bitmap) throws(DifferentSizes) {
    guard full.width == decimated.width, full.height == decimated.height else {
      throw DifferentSizes(
        full: [full.width, full.height], decimated: [decimated.width, decimated.height])
    }
    pixels += full.width * full.height
    full.pixels.withUnsafeBytes { full in
      decimated.pixels.withUnsafeBytes { decimated in
        for pixel in stride(from: 0, to: full.count, by: 4) {
          let one = full.loadUnaligned(fromByteOffset: pixel, as: UInt32.self)
          let other = decimated.loadUnaligned(fromByteOffset: pixel, as: UInt32.self)
          if one | other != 0 { touchedPixels += 1 }
          if one != other { addDifference(full, decimated, pixel) }
        }
      }
    }
  }

  private mutating func addDifference(
    _ full: UnsafeRawBufferPointer, _ decimated: UnsafeRawBufferPointer, _ pixel: Int
  ) {
    differingPixels += 1
    for channel in pixel..<pixel + 4 {
      let difference = abs(Int(full[channel]) - Int(decimated[channel]))
      sum += difference
      maximum = max(maximum, difference)
    }
  }
}

extension PixelError: CustomStringConvertible {
  /// The counts and differences in one line.
  public var description: String {
    let share = Self.text(100 * differingShare)
    return "\(differingPixels) of \(touchedPixels) touched pixels differ (\(share) %), "
      + "mean difference \(meanText), largest \(maximum) of 255"
  }

  /// The mean with two decimals; a positive mean is never shown as 0.
  package var meanText: String { Self.text(mean) }

  /// Returns a nonnegative number with two decimals; a positive number is never shown as 0.
  private static func text(_ number: Double) -> String {
    number > 0 && number < 0.005 ? "< 0.01" : NumberText.decimals(number, 2)
  }
}
