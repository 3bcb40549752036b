public import Foundation

/// The size that a parent proposes to a child, in points.
///
/// `nil` asks for the ideal size, 0 for the smallest and infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width.
  public var width: CGFloat?
  /// The proposed height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  ///
  /// NaN counts as `nil`, negative lengths as 0.
  public init(width: CGFloat?, height: CGFloat?) {
    func clean(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isNaN ? nil : max($0, 0) }
    }
    self.width = clean(width)
    self.height = clean(height)
  }

  /// Creates a proposal of a fixed size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal with `nil` replaced by the lengths of `size`, 10 × 10 by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal less a length on both axes, not under 0.
  package func inset(width dx: CGFloat, height dy: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 - dx }, height: height.map { $0 - dy })
  }
}
