public import Foundation

/// A type that identifies an alignment guide and provides its default position.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set it explicitly.
  ///
  /// - Parameter context: The dimensions of the view.
  /// - Returns: The distance from the leading edge of the view for a horizontal guide, or from its top
  ///   edge for a vertical guide, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment guide with the given identity.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The horizontal centre.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  /// The beginning of the separator below a row of a list: the first text, or the leading edge of a row without texts.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingGuide.self)
  /// The end of the separator below a row of a list: the edge of the list, unless a view sets the guide.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    ListRowSeparatorTrailingGuide.self)
}

/// An alignment guide on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment guide with the given identity.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The vertical centre.
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text, or the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)
}

/// A pair of alignment guides, one for each axis.
public struct Alignment: Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical guide.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The centre of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The centre of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The centre of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The horizontal centre and the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The leading edge and the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge and the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge and the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The horizontal centre and the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge and the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension HorizontalAlignment {
  /// Returns the position of the guide in a container, combined from the positions in its subviews.
  ///
  /// - Parameter values: The explicit positions in the coordinates of the container, in points; `nil` for a subview
  ///   without one.
  /// - Returns: The position; `nil` if no subview has one.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combine(values.compactMap(\.self))
  }
}

extension VerticalAlignment {
  /// Returns the position of the guide in a container, combined from the positions in its subviews.
  ///
  /// - Parameter values: The explicit positions in the coordinates of the container, in points; `nil` for a subview
  ///   without one.
  /// - Returns: The position; `nil` if no subview has one.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combine(values.compactMap(\.self))
  }
}
