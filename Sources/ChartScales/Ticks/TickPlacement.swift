/// The positions of labels along an X axis, inside the plot and without overlaps.
package struct TickPlacement: Equatable, Sendable {
  /// A label to place.
  package struct Label: Equatable, Sendable {
    /// The x coordinate of the label's moment, in points.
    package let x: Double
    /// The width of the label, in points.
    package let width: Double
    /// Whether the label has priority over others: the start of a day among times of day, or of a year.
    package let isMajor: Bool

    package init(x: Double, width: Double, isMajor: Bool = false) {
      self.x = x
      self.width = width
      self.isMajor = isMajor
    }
  }

  /// A placed label.
  package struct Place: Equatable, Sendable {
    /// The index of the label in the array passed to `init(_:in:fading:)`.
    package let index: Int
    /// The x coordinate of the label's centre, in points.
    package let x: Double
    /// The opacity of the label; 1 in a still image.
    package let opacity: Double
  }

  /// The minimum distance between two labels, in points; aligned to whole pixels, it may shrink to four.
  package static let leastGap: Double = 5

  /// The minimum distance of a label that is moved inside the plot from others, in points.
  ///
  /// It is about the height of a label and a space. A moved label is not at the even distance of the
  /// others, so that with less space it would read as one text with its neighbour.
  package static let leastMovedGap: Double = 16

  /// The way on which a moved label of an animation fades, in points.
  private static let fade: Double = 8

  /// The labels that fit, from left to right.
  package let places: [Place]

  /// Places labels.
  ///
  /// A label is centred on its moment. Near the ends of the plot it is moved inside. A moved label is
  /// omitted if another label is closer than `leastMovedGap`. If two other labels are closer than
  /// `leastGap`, the minor or the later one is omitted.
  ///
  /// - Parameters:
  ///   - labels: The labels, in ascending order of their x coordinates.
  ///   - bounds: The left and the right edge of the plot, in points. A label that is wider than the plot
  ///     is omitted.
  ///   - fading: The distance outside the plot at which a label is fully transparent, in points. Labels
  ///     that are moved inside fade as they approach others or leave the plot. `nil`, the default, is for
  ///     a still image, in which labels of moments outside the plot are omitted.
  package init(_ labels: [Label], in bounds: ClosedRange<Double>, fading: Double? = nil) {
    let outside = fading ?? 1e-6
    // Labels that fade out as the window grows may come closer.
    let leastGap = fading == nil ? Self.leastGap : 0
    var order: [(index: Int, x: Double, rank: Int)] = []
    for (index, label) in labels.enumerated() {
      let (low, high) = (
        bounds.lowerBound + label.width / 2, bounds.upperBound - label.width / 2
      )
      guard low <= high, label.x >= bounds.lowerBound - outside,
        label.x <= bounds.upperBound + outside
      else { continue }
      let x = min(max(label.x, low), high)
      order.append((index, x, x != label.x ? 2 : label.isMajor ? 0 : 1))
    }
    var kept = [Place?](repeating: nil, count: order.count)
    for place in order.indices.sorted(by: { (order[$0].rank, $0) < (order[$1].rank, $1) }) {
      let (index, x, rank) = order[place]
      let label = labels[index]
      func clearance(_ other: Place??) -> Double {
        guard let other = other ?? nil else { return .infinity }
        return abs(other.x - x) - (labels[other.index].width + label.width) / 2
      }
      let clear = min(
        clearance(kept[..<place].last { $0 != nil }),
        clearance(kept[(place + 1)...].first { $0 != nil }))
      if let fading, rank == 2 {
        let beyond = max(bounds.lowerBound - label.x, label.x - bounds.upperBound, 0)
        // A label that comes to the end of the plot is solid, at whatever distance the labels stand.
        let near = max(
          1 + (clear - Self.leastMovedGap) / Self.fade,
          min(1 - abs(x - label.x) / Self.fade, (clear - 2) / (Self.leastGap - 2)))
        let opacity = min(max(near, 0), 1) * max(1 - beyond / fading, 0)
        if opacity > 0 { kept[place] = Place(index: index, x: x, opacity: opacity) }
      } else if clear >= (rank == 2 ? Self.leastMovedGap : leastGap) - 1e-6 {
        kept[place] = Place(index: index, x: x, opacity: 1)
      }
    }
    places = kept.compactMap { $0 }
  }
}
