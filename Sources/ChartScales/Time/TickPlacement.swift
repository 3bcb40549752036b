/// The places of labels along an X axis: inside of the plot, and apart from each other.
package struct TickPlacement: Equatable, Sendable {
  /// A label to be placed.
  package struct Label: Equatable, Sendable {
    /// The place of its moment, in points.
    package let x: Double
    /// Its width in points.
    package let width: Double
    /// Whether it gives way to no other label: the start of a day among times of day, or of a year.
    package let isMajor: Bool

    package init(x: Double, width: Double, isMajor: Bool = false) {
      self.x = x
      self.width = width
      self.isMajor = isMajor
    }
  }

  /// A placed label.
  package struct Place: Equatable, Sendable {
    /// The position of the label among those to be placed.
    package let index: Int
    /// The centre of the label, in points.
    package let x: Double
    /// The opacity; 1 in a still picture.
    package let opacity: Double
  }

  /// The least distance of two labels, in points; a label that is moved onto whole pixels leaves four.
  package static let leastGap: Double = 5

  /// The labels that have space, from left to right.
  package let places: [Place]

  /// Places labels.
  ///
  /// A label is centred on its moment. Near the ends of the plot it moves inside, and gives way to the
  /// labels that need not move. Of two other labels that are too close the minor or the later one gives
  /// way.
  ///
  /// - Parameters:
  ///   - labels: The labels, by ascending place.
  ///   - bounds: The plot, from left to right, in points. A wider label is left out.
  ///   - fading: The distance outside of the plot at which a label is transparent, in points; labels
  ///     that move fade as they come close to others or leave the plot. `nil` in a still picture, in
  ///     which labels of moments outside of the plot are left out.
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
        let near = min(max((clear - 2) / (TimeTicks.labelGap - 2), 0), 1)
        let opacity = near * max(1 - beyond / fading, 0)
        if opacity > 0 { kept[place] = Place(index: index, x: x, opacity: opacity) }
      } else if clear >= leastGap - 1e-6 {
        kept[place] = Place(index: index, x: x, opacity: 1)
      }
    }
    places = kept.compactMap { $0 }
  }
}
