import ChartScales
package import Foundation

/// The percentage of a slice, with its font size and position.
package struct PieLabel: Equatable, Sendable {
  /// The index of the slice in `PieShares.slices`.
  package let slice: Int
  /// The text.
  package let text: String
  /// The font size, in points.
  package let fontSize: CGFloat
  /// The centre of the text in the plot.
  package let center: CGPoint

  /// The minimum font size, in points.
  package static let leastSize: CGFloat = 9
  /// The height of a digit, as a fraction of the font size.
  package static let digitHeight: CGFloat = 0.73
  /// The minimum distance between a digit and the edge of its slice, as a fraction of the font size.
  private static let padding: CGFloat = 0.2

  /// Returns the preferred font size for a slice, in points.
  ///
  /// - Parameters:
  ///   - fraction: The share of the slice, 0...1.
  ///   - radius: The radius of the pie, in points.
  /// - Returns: A multiple of 0.5, at least `leastSize`, which increases with the share.
  package static func wantedSize(fraction: Double, radius: CGFloat) -> CGFloat {
    max(leastSize, (radius * (0.065 + 0.19 * fraction.squareRoot()) * 2).rounded(.down) / 2)
  }

  /// Places the percentages of a pie.
  ///
  /// A text is at the centroid of its slice, or further out if the slice is too narrow there, and has a
  /// smaller font if it does not fit at all. No slice has a larger font than a larger slice. A text that
  /// does not fit at the minimum size is omitted, as is 0 %.
  ///
  /// - Parameters:
  ///   - shares: The slices.
  ///   - geometry: The pie.
  ///   - chosen: The index of the slice that is pulled out together with its text; `nil` for none.
  ///   - text: A function that formats a percentage.
  ///   - width: A function that returns the width of a text at a font size of 1 point.
  /// - Returns: The labels, from the largest slice to the smallest.
  package static func labels(
    _ shares: PieShares, _ geometry: PieGeometry, chosen: Int?, text: (Int) -> String,
    width: (String) -> CGFloat
  ) -> [PieLabel] {
    let order = shares.slices.indices.filter { shares.slices[$0].percent > 0 }
      .sorted { first, second in
        let (left, right) = (shares.slices[first].fraction, shares.slices[second].fraction)
        return left == right ? first < second : left > right
      }
    var most = CGFloat.infinity
    var labels: [PieLabel] = []
    for index in order {
      let slice = shares.slices[index]
      let text = text(slice.percent)
      let width = width(text)
      var size = min(wantedSize(fraction: slice.fraction, radius: geometry.radius), most)
      while size >= leastSize {
        let half = CGSize(
          width: size * (width / 2 + padding), height: size * (digitHeight / 2 + padding))
        guard let distance = distance(of: half, in: slice, geometry) else {
          size -= 0.5
          continue
        }
        let direction = geometry.direction(of: slice)
        let pull = index == chosen ? geometry.pull(of: slice) : .zero
        labels.append(
          PieLabel(
            slice: index, text: text, fontSize: size,
            center: CGPoint(
              x: geometry.center.x + direction.x * distance + pull.width,
              y: geometry.center.y + direction.y * distance + pull.height)))
        most = size
        break
      }
    }
    return labels
  }

  /// Returns the distance from the centre of the pie at which a box fits into a slice, in points.
  ///
  /// - Parameters:
  ///   - half: Half the width and half the height of the box.
  ///   - slice: The slice.
  ///   - geometry: The pie.
  /// - Returns: The distance nearest to the slice's centroid; `nil` if the box does not fit.
  private static func distance(
    of half: CGSize, in slice: PieShares.Slice, _ geometry: PieGeometry
  ) -> CGFloat? {
    let radius = geometry.radius
    let direction = geometry.direction(of: slice)
    // A slice of more than a half holds every box on its side of the middle.
    let sweep = min((slice.end - slice.start) * 2 * .pi, .pi)
    let gravity = 2 / 3 * radius * sin(sweep / 2) / (sweep / 2)
    let steps = 64
    let candidates = (0...steps).map { radius * CGFloat($0) / CGFloat(steps) }
      .sorted { abs($0 - gravity) < abs($1 - gravity) }
    guard slice.fraction < 1 else {
      return hypot(half.width, half.height) <= radius ? 0 : nil
    }
    return ([gravity] + candidates).first { distance in
      [(-1, -1), (-1, 1), (1, -1), (1, 1)].allSatisfy { (side: (CGFloat, CGFloat)) in
        let x = direction.x * distance + side.0 * half.width
        let y = direction.y * distance + side.1 * half.height
        // Along the bisector and across it.
        let along = x * direction.x + y * direction.y
        let across = abs(y * direction.x - x * direction.y)
        return hypot(x, y) <= radius && along * sin(sweep / 2) >= across * cos(sweep / 2)
          && along >= 0
      }
    }
  }

  /// Returns the bounding box of the digits in the plot.
  ///
  /// - Parameter width: The width of the text at a font size of 1 point.
  /// - Returns: The rectangle from the baseline to the top of the digits.
  package func frame(width: CGFloat) -> CGRect {
    let size = CGSize(width: width * fontSize, height: Self.digitHeight * fontSize)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
