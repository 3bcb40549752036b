public import Foundation

/// A list that is drawn as one: moved, clipped, filtered, faded.
///
/// The effects apply in this order: contents, filter, clip, opacity, projection, transform.
public struct DrawGroup: Equatable, Sendable {
  /// What the group draws, in its own coordinates.
  public var contents: DrawList
  /// Maps the group's coordinates to those around it.
  public var transform: CGAffineTransform
  /// Maps the group's coordinates to those that `transform` takes; `nil` changes nothing.
  ///
  /// It is meant for what `transform` cannot do: contents seen in perspective are rasterised once
  /// and then bent, and so are no longer text and lines to whoever plays the list. What lies
  /// behind the eye is not drawn.
  public var projection: ProjectionTransform?
  /// The area that is shown, in the group's coordinates; `nil` shows everything.
  public var clip: Clip?
  /// Multiplies the opacity of the finished group; 1 changes nothing.
  public var opacity: Double
  /// Changes the pixels of the finished contents; `nil` changes nothing.
  public var filter: Filter?
  /// Whether the contents are rasterised into a bitmap of their own (`drawingGroup()`).
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

  /// Whether the group does nothing but move its contents.
  package var isOffset: Bool {
    clip == nil && opacity == 1 && filter == nil && projection == nil && !isFlattened
      && transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
  }

  /// An area that limits what is shown.
  public struct Clip: Hashable, Sendable {
    /// The outline of the area.
    public var path: Path
    /// How inside is told from outside.
    public var style: FillStyle

    /// Creates a clip.
    public init(path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }

  /// A change to the pixels of a group.
  public enum Filter: Hashable, Sendable {
    /// Draws a blurred copy of the group's coverage, in one colour, behind the group.
    ///
    /// `radius` is SwiftUI's: the blur's standard deviation is half of it, in points.
    case shadow(color: Color.Resolved, radius: CGFloat, offset: CGPoint)
  }
}
