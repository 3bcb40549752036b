import Algorithms
package import Foundation

/// The arrangement of images in rows and columns.
///
/// A column has the width of its widest image, and a row the height of its tallest image.
package struct SheetLayout {
  /// The distance between images and from the edges, in points.
  package static let gap: CGFloat = 16
  /// The height of the caption below each image, in points.
  package static let captionHeight: CGFloat = 20

  /// The number of images per row.
  package let columns: Int
  /// The frames of the images, in points from the top left corner.
  package let frames: [CGRect]
  /// The size of the sheet, in points.
  package let size: CGSize

  /// Arranges images in a number of columns.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the images in points, in rows from the top left.
  ///   - columns: The number of images per row, clamped to 1 and the number of images.
  package init(_ sizes: [CGSize], columns: Int) {
    let columns = max(min(columns, sizes.count), 1)
    let (widths, heights) = Self.extents(sizes, columns)
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    var y = Self.gap
    for (row, start) in stride(from: 0, to: sizes.count, by: columns).enumerated() {
      var x = Self.gap
      for (column, size) in sizes[start..<min(start + columns, sizes.count)].enumerated() {
        frames.append(
          CGRect(origin: CGPoint(x: x + (widths[column] - size.width) / 2, y: y), size: size))
        x += widths[column] + Self.gap
      }
      y += heights[row] + Self.captionHeight + Self.gap
    }
    self.columns = columns
    self.frames = frames
    size = Self.size(widths, heights)
  }

  /// Arranges images in the number of columns that brings the sheet close to 4:3 and leaves few cells empty.
  ///
  /// - Parameter sizes: The sizes of the images in points, in rows from the top left.
  /// - Complexity: O(*n* log *n*), because beyond 256 images not every number of columns is tried.
  package init(_ sizes: [CGSize]) {
    func misfit(_ columns: Int) -> CGFloat {
      let (widths, heights) = Self.extents(sizes, columns)
      let size = Self.size(widths, heights)
      // A last row with one image looks like a mistake, so empty cells count as well.
      let places = heights.count * columns
      let empty = CGFloat(places - sizes.count) / CGFloat(max(places, 1))
      return abs(log(size.width / size.height * 3 / 4)) + 2 * empty
    }
    var candidates = Array(1...max(sizes.count, 1))
    // Numbers in a geometric sequence first, then those between the two adjacent to the best.
    while candidates.count > Self.mostTried {
      let ratio = pow(Double(candidates.count), 1 / Double(Self.mostTried - 1))
      let places = (0..<Self.mostTried).map { Int(pow(ratio, Double($0)).rounded()) - 1 }
      let tried = Array(places.filter { candidates.indices.contains($0) }.uniqued())
      let costs = tried.map { misfit(candidates[$0]) }
      guard let best = tried.indices.min(by: { costs[$0] < costs[$1] }) else { break }
      let range = tried[max(best - 1, 0)]...tried[min(best + 1, tried.count - 1)]
      guard range.count < candidates.count else { break }
      candidates = Array(candidates[range])
    }
    let costs = candidates.map(misfit)
    let best = candidates.indices.min { costs[$0] < costs[$1] }
    self.init(sizes, columns: best.map { candidates[$0] } ?? 1)
  }

  /// The maximum number of candidates that are all tried.
  private static let mostTried = 256

  /// Returns the widths of the columns and the heights of the rows.
  private static func extents(
    _ sizes: [CGSize], _ columns: Int
  ) -> (widths: [CGFloat], heights: [CGFloat]) {
    var widths = [CGFloat](repeating: 0, count: columns)
    var heights = [CGFloat](repeating: 0, count: (sizes.count + columns - 1) / columns)
    var (row, column) = (0, 0)
    for size in sizes {
      widths[column] = max(widths[column], size.width)
      heights[row] = max(heights[row], size.height)
      column += 1
      if column == columns { (row, column) = (row + 1, 0) }
    }
    return (widths, heights)
  }

  private static func size(_ widths: [CGFloat], _ heights: [CGFloat]) -> CGSize {
    CGSize(
      width: widths.reduce(gap) { $0 + $1 + gap },
      height: heights.reduce(gap) { $0 + $1 + captionHeight + gap })
  }
}
