public import Foundation

/// The size and the alignment guides of a view.
public struct ViewDimensions {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The position of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a vertical guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The explicit position of a horizontal guide, in points from the leading edge.
  ///
  /// The value is `nil` if neither the view nor a subview sets the guide.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The explicit position of a vertical guide, in points from the top edge.
  ///
  /// The value is `nil` if neither the view nor a subview sets the guide.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }
}
