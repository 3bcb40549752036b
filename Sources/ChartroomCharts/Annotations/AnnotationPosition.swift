/// The position of an annotation relative to its marks, or of a legend or an axis title relative to the plot.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case overlay
    case top
    case bottom
    case leading
    case trailing
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }

  let kind: Kind

  /// The default position.
  ///
  /// An annotation is after the trailing edge of a horizontal bar, in the middle of a rectangle or a sector, and above
  /// other marks. A legend or the title of an X axis is at the bottom, and that of a Y axis in the top trailing corner.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// In front of the marks, or of the plot.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the marks.
  public static let top = AnnotationPosition(kind: .top)
  /// Below the marks.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the leading edge of the marks.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After the trailing edge of the marks.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Beyond the top leading corner of the marks.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Beyond the top trailing corner of the marks.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Beyond the bottom leading corner of the marks.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Beyond the bottom trailing corner of the marks.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}
