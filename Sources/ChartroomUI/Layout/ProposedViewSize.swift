public import Foundation

/// The size that a parent view proposes to a subview, in points.
///
/// `nil` asks for the ideal length, 0 for the minimum and infinity for the maximum.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, in points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height, in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// The proposal that asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  ///
  /// NaN counts as `nil`, a negative length as 0.
  public init(width: CGFloat?, height: CGFloat?) {
    func clean(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isNaN ? nil : max($0, 0) }
    }
    self.width = clean(width)
    self.height = clean(height)
  }

  /// Creates a proposal of a fixed size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal with `nil` replaced by the lengths of `size`, 10 × 10 points by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns the proposal reduced by a length on both axes, but not below 0.
  package func inset(width dx: CGFloat, height dy: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 - dx }, height: height.map { $0 - dy })
  }
}
