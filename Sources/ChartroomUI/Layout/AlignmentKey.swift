package import Foundation

/// The type-erased identity of a horizontal or vertical guide.
package struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  /// Whether texts have a value for the guide; only `alignmentGuide` and custom layouts set values for others.
  var isTextBaseline: Bool {
    id == FirstTextBaselineGuide.self || id == LastTextBaselineGuide.self
  }

  /// Whether the default value depends only on the size of the view.
  var isBuiltIn: Bool {
    isTextBaseline || id == LeadingGuide.self || id == HorizontalCenterGuide.self
      || id == TrailingGuide.self || id == TopGuide.self || id == VerticalCenterGuide.self
      || id == BottomGuide.self
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// Returns the position of a container's guide, combined from the positions in its children.
  ///
  /// - Parameter values: The positions in the container's coordinates, in points.
  /// - Returns: The minimum for the first text baseline, the maximum for the last text baseline and the
  ///   mean for all other guides; `nil` if `values` is empty.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    if id == FirstTextBaselineGuide.self { return values.reduce(first, min) }
    if id == LastTextBaselineGuide.self { return values.reduce(first, max) }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
