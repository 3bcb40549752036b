import Foundation

/// The type-erased identity of a horizontal or vertical guide.
package struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// Returns the guide of a container from those of its children: the topmost first baseline, the
  /// bottommost last baseline, the mean of any other guide; `nil` for no values.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    if id == FirstTextBaselineGuide.self { return values.reduce(first, min) }
    if id == LastTextBaselineGuide.self { return values.reduce(first, max) }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
