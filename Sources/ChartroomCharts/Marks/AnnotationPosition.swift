/// The position of an annotation, of a legend or of an axis title beside the annotated part.
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

  /// The position that suits the annotated part.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// Over the annotated part.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the annotated part.
  public static let top = AnnotationPosition(kind: .top)
  /// Below the annotated part.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the leading edge of the annotated part.
  public static let leading = AnnotationPosition(kind: .leading)
  /// Behind the trailing edge of the annotated part.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// At the top leading corner of the annotated part.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// At the top trailing corner of the annotated part.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// At the bottom leading corner of the annotated part.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// At the bottom trailing corner of the annotated part.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}
