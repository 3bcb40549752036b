public import Foundation

/// A draw list with effects that apply to it as a whole.
///
/// The effects are applied in the order filter, clip, opacity, projection, transform.
public struct DrawGroup: Equatable, Sendable {
  /// The contents, in the group's coordinates.
  public var contents: DrawList
  /// The transform from the group's coordinates to those of the enclosing list.
  public var transform: CGAffineTransform
  /// The projection that is applied before `transform`; `nil` for none.
  ///
  /// Use it only for perspective, which `transform` cannot express: the contents are rasterised first and
  /// then warped, so that vector output formats lose text and lines. Parts behind the eye are not drawn.
  public var projection: ProjectionTransform?
  /// The clip, in the group's coordinates; `nil` for none.
  public var clip: Clip?
  /// The opacity of the group as a whole, in 0...1.
  public var opacity: Double
  /// The filter of the contents' pixels; `nil` for none.
  public var filter: Filter?
  /// Whether the contents are rasterised into a separate bitmap (`drawingGroup()`).
  public var isFlattened: Bool

  /// Creates a group.
  public init(
    contents: DrawList, transform: CGAffineTransform = .identity,
    projection: ProjectionTransform? = nil, clip: Clip? = nil, opacity: Double = 1,
    filter: Filter? = nil, isFlattened: Bool = false
  ) {
    self.contents = contents
    self.transform = transform
    self.projection = projection
    self.clip = clip
    self.opacity = opacity
    self.filter = filter
    self.isFlattened = isFlattened
  }

  /// Whether the group only moves its contents.
  package var isOffset: Bool {
    clip == nil && opacity == 1 && filter == nil && projection == nil && !isFlattened
      && transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
  }

  /// A clipping area.
  public struct Clip: Hashable, Sendable {
    /// The outline of the area.
    public var path: Path
    /// The fill rule of the area.
    public var style: FillStyle

    /// Creates a clip.
    public init(path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }

  /// A filter of the pixels of a group.
  public enum Filter: Hashable, Sendable {
    /// Draws a blurred copy of the group's coverage, in one colour, behind the group.
    ///
    /// As in SwiftUI, `radius` is twice the standard deviation of the blur, in points.
    case shadow(color: Color.Resolved, radius: CGFloat, offset: CGPoint)
  }
}
