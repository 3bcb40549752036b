/// The direction of the text of an axis label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case horizontal
    case vertical
    case verticalReversed
  }

  let kind: Kind

  /// Whether the text runs upwards or downwards.
  var isTurned: Bool { kind == .vertical || kind == .verticalReversed }

  /// The default direction, which is horizontal.
  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  /// From left to right.
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// From top to bottom.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// From bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}
