public import Foundation

/// A draw list with effects that apply to it as a whole.
///
/// The effects are applied in the order filter, clip, mask, opacity, projection, transform.
public struct DrawGroup: Equatable, Sendable {
  /// The contents, in the group's coordinates.
  public var contents: DrawList
  /// The transform from the group's coordinates to those of the enclosing list.
  public var transform: CGAffineTransform
  /// The projection to apply before `transform`; `nil` for none.
  ///
  /// Use a projection only for perspective, which `transform` cannot express. The contents are rasterised and
  /// then warped. Parts behind the eye are not drawn.
  public var projection: ProjectionTransform? {
    get { effects?.values.projection }
    set { changeEffects { $0.projection = newValue } }
  }
  /// The clip, in the group's coordinates; `nil` if the group is not clipped.
  ///
  /// Each command is clipped separately. If several commands cover a pixel on an antialiased edge of the
  /// clip, the colours of the covered commands show through there. A mask avoids this fringe.
  public var clip: Clip? {
    get { effects?.values.clip }
    set { changeEffects { $0.clip = newValue } }
  }
  /// The mask, in the group's coordinates; `nil` if the group is not masked.
  ///
  /// The contents are multiplied, as a whole, by the alpha of the mask. Where the mask draws nothing, the
  /// group is transparent; where it is opaque, the group has the same pixels as without a mask. The colours
  /// of the mask have no effect.
  public var mask: DrawList? {
    get { effects?.values.mask }
    set { changeEffects { $0.mask = newValue } }
  }
  /// The opacity of the group as a whole: 0 is transparent, and 1 is opaque.
  ///
  /// Values outside 0...1 are clamped, and NaN counts as 0.
  public var opacity: Double
  /// The filter to apply to the contents; `nil` for none.
  public var filter: Filter? {
    get { effects?.values.filter }
    set { changeEffects { $0.filter = newValue } }
  }
  /// Whether the contents are rasterised into a separate bitmap, as `drawingGroup()` requests.
  ///
  /// The pixels are the same in both cases. A canvas can reuse the bitmap for later frames.
  public var isFlattened: Bool
  /// The effects that few groups have; `nil` for none.
  private var effects: Effects?

  private mutating func changeEffects(_ change: (inout Effects.Values) -> Void) {
    var values = effects?.values ?? Effects.Values()
    change(&values)
    effects = values == Effects.Values() ? nil : Effects(values)
  }

  /// Creates a group; by default without effects.
  ///
  /// - Parameters:
  ///   - contents: The commands to draw, in the group's coordinates.
  ///   - transform: The transform to the coordinates of the enclosing list; the identity by default.
  ///   - projection: The projection to apply before `transform`; `nil`, the default, for none.
  ///   - clip: The clip, in the group's coordinates; `nil`, the default, for none.
  ///   - mask: The mask, in the group's coordinates; `nil`, the default, for none.
  ///   - opacity: The opacity in 0...1; 1 by default.
  ///   - filter: The filter to apply to the contents; `nil`, the default, for none.
  ///   - isFlattened: Whether the contents are rasterised into a separate bitmap; `false` by default.
  public init(
    contents: DrawList, transform: CGAffineTransform = .identity,
    projection: ProjectionTransform? = nil, clip: Clip? = nil, mask: DrawList? = nil,
    opacity: Double = 1, filter: Filter? = nil, isFlattened: Bool = false
  ) {
    self.contents = contents
    self.transform = transform
    self.opacity = opacity
    self.isFlattened = isFlattened
    guard projection != nil || clip != nil || mask != nil || filter != nil else { return }
    effects = Effects(
      Effects.Values(projection: projection, clip: clip, mask: mask, filter: filter))
  }

  /// Whether the group does nothing but translate its contents.
  package var isOffset: Bool {
    effects == nil && opacity == 1 && !isFlattened
      && transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
  }

  /// The rarely used effects, in separate storage, so that draw commands are small.
  private final class Effects: Equatable, Sendable {
    struct Values: Equatable, Sendable {
      var projection: ProjectionTransform?
      var clip: Clip?
      var mask: DrawList?
      var filter: Filter?
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (lhs: Effects, rhs: Effects) -> Bool {
      lhs === rhs || lhs.values == rhs.values
    }
  }

  /// A clipping area: only pixels inside it are drawn.
  public struct Clip: Hashable, Sendable {
    /// The outline of the area, in the group's coordinates.
    public var path: Path
    /// The fill rule and antialiasing of the area.
    public var style: FillStyle

    /// Creates a clip; by default with the non-zero winding rule and antialiasing.
    public init(path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }

  /// A filter that changes the pixels of a group.
  public enum Filter: Hashable, Sendable {
    /// A drop shadow: the group's coverage, blurred and drawn in one colour behind the group.
    ///
    /// As in SwiftUI, `radius` is twice the standard deviation of the blur, in points; a radius that is not
    /// positive gives a sharp shadow. The offset is in the group's coordinates.
    case shadow(color: Color.Resolved, radius: CGFloat, offset: CGPoint)
    /// A Gaussian blur of the group, which also spreads beyond its edges.
    ///
    /// `radius` is the standard deviation, in points; a radius that is not positive changes nothing.
    case blur(radius: CGFloat)
  }
}
