import Foundation

/// What both kinds of guide are inside.
package struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// How the guides of several children make one of their container: the first baseline is the
  /// topmost, the last one the bottommost, others the mean.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    if id == FirstTextBaselineGuide.self { return values.reduce(first, min) }
    if id == LastTextBaselineGuide.self { return values.reduce(first, max) }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
