public import Foundation

/// The size that a parent view proposes to a subview, in points.
///
/// On each axis, `nil` requests the ideal length, 0 the minimum and infinity the maximum.
public struct ProposedViewSize: Hashable, Sendable {
  // NaN represents `nil`, because views store many proposals, and two optionals take twice as many bytes.
  private var proposedWidth: CGFloat
  private var proposedHeight: CGFloat

  /// The proposed width, in points; `nil` requests the ideal width.
  public var width: CGFloat? {
    get { proposedWidth.isNaN ? nil : proposedWidth }
    set { proposedWidth = newValue ?? .nan }
  }
  /// The proposed height, in points; `nil` requests the ideal height.
  public var height: CGFloat? {
    get { proposedHeight.isNaN ? nil : proposedHeight }
    set { proposedHeight = newValue ?? .nan }
  }

  /// The proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a width and a height in points.
  ///
  /// NaN is treated as `nil`, and a negative length as 0.
  public init(width: CGFloat?, height: CGFloat?) {
    func clean(_ length: CGFloat?) -> CGFloat {
      guard let length, !length.isNaN else { return .nan }
      return max(length, 0)
    }
    proposedWidth = clean(width)
    proposedHeight = clean(height)
  }

  /// Creates a proposal with the width and the height of a size in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal as a size, with unspecified lengths replaced by those of another size.
  ///
  /// - Parameter size: The lengths that replace `nil`, in points; 10 × 10 by default.
  /// - Returns: The size, in points.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns the proposal reduced by a length on each axis, to no less than 0; `nil` remains `nil`.
  package func inset(width dx: CGFloat, height dy: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 - dx }, height: height.map { $0 - dy })
  }
}

extension ProposedViewSize {
  /// Returns whether both proposals have the same lengths.
  public static func == (lhs: ProposedViewSize, rhs: ProposedViewSize) -> Bool {
    func areEqual(_ left: CGFloat, _ right: CGFloat) -> Bool {
      left == right || left.isNaN && right.isNaN
    }
    return areEqual(lhs.proposedWidth, rhs.proposedWidth)
      && areEqual(lhs.proposedHeight, rhs.proposedHeight)
  }

  /// Hashes the lengths.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
