package import Graphics

/// A picture that a run has to make.
package struct RunItem: Codable, Hashable, Sendable {
  /// The index of the spec among those of the run.
  package let spec: Int
  /// The name of the dashboard.
  package let dashboard: String
  package let appearance: PictureAppearance
  /// The number of pixels per point.
  package let scale: Double
  /// The name of the file.
  package private(set) var name: String

  /// Returns the picture with another name of its file.
  package func named(_ name: String) -> RunItem {
    var item = self
    item.name = name
    return item
  }

  /// Returns the pictures of specs: for each dashboard, those of its appearances, and for each of these, those of its
  /// scales.
  ///
  /// - Parameters:
  ///   - files: The specs.
  ///   - only: The names of the wanted dashboards; empty for all of them.
  ///   - appearances: The appearances; `nil` for those of each spec.
  ///   - scale: The scale; `nil` for those of each spec.
  /// - Returns: The pictures in the order of the specs. Different pictures of one spec have different names.
  package static func all(
    of files: [SpecFile], only: [String], appearances: [ColorScheme]?, scale: Double?
  ) -> [RunItem] {
    files.enumerated().flatMap { index, file -> [RunItem] in
      let wanted = file.dashboards.filter { only.isEmpty || only.contains($0.name) }
      return wanted.flatMap { dashboard, owner in
        let scales = scale.map { [$0] } ?? owner.scales
        return (appearances ?? owner.appearances).flatMap { appearance in
          scales.map { scale in
            let factor = Int(exactly: scale).map { "\($0)" } ?? "\(scale)"
            let suffix =
              (scales.count > 1 && scale != 1 ? "@\(factor)x" : "")
              + (appearance == .dark ? "-dark" : "")
            return RunItem(
              spec: index, dashboard: dashboard, appearance: PictureAppearance(appearance),
              scale: scale, name: dashboard + suffix + ".png")
          }
        }
      }
    }
  }

  /// Returns consecutive items of one dashboard as batches, which share the dashboard's data.
  ///
  /// - Parameter items: The items.
  /// - Returns: Ranges of indices that cover all items in order.
  package static func batches(_ items: [RunItem]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    for (index, item) in items.enumerated() {
      if let last = batches.last, items[last.lowerBound].spec == item.spec,
        items[last.lowerBound].dashboard == item.dashboard
      {
        batches[batches.count - 1] = last.lowerBound..<(index + 1)
      } else {
        batches.append(index..<(index + 1))
      }
    }
    return batches
  }
}
