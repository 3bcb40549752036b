public import Foundation

/// Names an alignment guide and gives its place where a view has no opinion.
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view of the given dimensions.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across the width of views.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
}

/// A guide across the height of views.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the topmost text; the bottom of views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
  /// The baseline of the bottommost text; the bottom of views without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)
}

/// A pair of guides, one for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide across the width.
  public var horizontal: HorizontalAlignment
  /// The guide across the height.
  public var vertical: VerticalAlignment

  /// Creates a pair of guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first text's baseline, centred.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first text's baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The last text's baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
}
