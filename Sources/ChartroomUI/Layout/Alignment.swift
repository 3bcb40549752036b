public import Foundation

/// The identity of an alignment guide, with its default position.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's default position in a view of the given dimensions, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The horizontal centre.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
}

/// An alignment guide on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The vertical centre.
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text; the bottom edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
  /// The baseline of the last line of text; the bottom edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)
}

/// A pair of alignment guides, one for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates a pair of guides.
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
  /// The baseline of the first line of text, horizontally centred.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The baseline of the first line of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
}
