public import Foundation

/// A strategy for resolving collisions between the labels of an axis.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable {
    case greedy(priority: Double, minimumSpacing: CGFloat?)
    case truncate
    case disabled
  }

  let kind: Kind

  /// A label that would overlap an earlier one is left out.
  public static let automatic = greedy()
  /// A label that would overlap an earlier one is left out.
  public static let greedy = greedy()
  /// A label that would overlap the next one is truncated.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)

  /// Returns the strategy that leaves out labels that would overlap others of higher priority.
  ///
  /// - Parameters:
  ///   - priority: The priority; 0 by default. Of labels with equal priorities, earlier ones are kept.
  ///   - minimumSpacing: The minimum distance between labels, in points; for `nil`, the default, 4, or 0 for centred
  ///     labels.
  /// - Returns: The strategy.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}
