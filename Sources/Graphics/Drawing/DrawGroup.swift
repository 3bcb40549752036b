public import Foundation

/// A draw list with effects that apply to it as a whole.
///
/// The effects are applied in the order filter, clip, mask, opacity, projection, transform, blend mode. A group with a
/// mask, an opacity below 1, a filter, a perspective or a blend mode, and a flattened one, is isolated: groups inside
/// of it are composited with each other only.
public struct DrawGroup: Equatable, Sendable {
  /// The contents, in the group's coordinates.
  public var contents: DrawList
  /// The transform from the group's coordinates to those of the enclosing list.
  public var transform: CGAffineTransform {
    get {
      let linear = effects?.value.linear ?? Linear()
      return CGAffineTransform(
        a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: offset.x, ty: offset.y)
    }
    set {
      offset = CGPoint(x: newValue.tx, y: newValue.ty)
      let linear = Linear(a: newValue.a, b: newValue.b, c: newValue.c, d: newValue.d)
      if linear != effects?.value.linear ?? Linear() { changeEffects { $0.linear = linear } }
    }
  }
  /// The projection to apply before `transform`; `nil` for none.
  ///
  /// Use a projection only for perspective, which `transform` cannot express. The contents are rasterised and
  /// then warped. Parts behind the eye are not drawn.
  public var projection: ProjectionTransform? {
    get { effects?.value.rare?.value.projection }
    set { changeRare { $0.projection = newValue } }
  }
  /// The clip, in the group's coordinates; `nil` if the group is not clipped.
  ///
  /// Each command is clipped separately. If several commands cover a pixel on an antialiased edge of the
  /// clip, the colours of the covered commands show through there. A mask avoids this fringe.
  public var clip: Clip? {
    get { effects?.value.rare?.value.clip }
    set { changeRare { $0.clip = newValue } }
  }
  /// The mask, in the group's coordinates; `nil` if the group is not masked.
  ///
  /// The contents are multiplied, as a whole, by the alpha of the mask. Where the mask draws nothing, the group is
  /// transparent; where it is opaque, the group has the pixels of an isolated group without a mask. The colours of the
  /// mask have no effect.
  public var mask: DrawList? {
    get { effects?.value.rare?.value.mask }
    set { changeRare { $0.mask = newValue } }
  }
  /// The opacity of the group as a whole: 0 is transparent, and 1 is opaque.
  ///
  /// Values outside 0...1 are clamped, and NaN counts as 0.
  public var opacity: Double {
    get { effects?.value.opacity ?? 1 }
    set { if newValue != opacity { changeEffects { $0.opacity = newValue } } }
  }
  /// The filter to apply to the contents; `nil` for none.
  public var filter: Filter? {
    get { effects?.value.rare?.value.filter }
    set { changeRare { $0.filter = newValue } }
  }
  /// How the group as a whole is composited with its backdrop; `.normal` by default.
  public var blendMode: DrawBlendMode {
    get { effects?.value.rare?.value.blendMode ?? .normal }
    set { changeRare { $0.blendMode = newValue } }
  }
  /// Whether the contents are rasterised into a separate bitmap, as `drawingGroup()` requests.
  ///
  /// The pixels are the same in both cases, except that a flattened group is isolated. A canvas can reuse the bitmap
  /// for later frames.
  public var isFlattened: Bool {
    get { effects?.value.isFlattened ?? false }
    set { if newValue != isFlattened { changeEffects { $0.isFlattened = newValue } } }
  }
  /// The translation of `transform`.
  private var offset: CGPoint
  /// All else that changes the contents; `nil` for a group that only translates them.
  private var effects: Boxed<Effects>?

  private mutating func changeEffects(_ change: (inout Effects) -> Void) {
    var values = effects?.value ?? Effects()
    change(&values)
    effects = values == Effects() ? nil : Boxed(values)
  }

  private mutating func changeRare(_ change: (inout RareEffects) -> Void) {
    var values = effects?.value.rare?.value ?? RareEffects()
    change(&values)
    let rare = values == RareEffects() ? nil : Boxed(values)
    changeEffects { $0.rare = rare }
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
    offset = CGPoint(x: transform.tx, y: transform.ty)
    var effects = Effects(
      linear: Linear(a: transform.a, b: transform.b, c: transform.c, d: transform.d),
      opacity: opacity, isFlattened: isFlattened)
    if projection != nil || clip != nil || mask != nil || filter != nil {
      effects.rare = Boxed(
        RareEffects(projection: projection, clip: clip, mask: mask, filter: filter))
    }
    self.effects = effects == Effects() ? nil : Boxed(effects)
  }

  /// Creates a group that only translates its contents by an offset, in points.
  init(contents: DrawList, offset: CGPoint) {
    self.contents = contents
    self.offset = offset
  }

  /// Translates the group by an offset, in points.
  mutating func move(by offset: CGPoint) {
    self.offset.x += offset.x
    self.offset.y += offset.y
  }

  /// Whether the group does nothing but translate its contents.
  package var isOffset: Bool { effects == nil }

  /// The linear part of a transform.
  private struct Linear: Equatable {
    var a: CGFloat = 1
    var b: CGFloat = 0
    var c: CGFloat = 0
    var d: CGFloat = 1
  }

  /// The effects of a group besides a translation, in separate storage, so that draw commands are small.
  private struct Effects: Equatable {
    var linear = Linear()
    var opacity: Double = 1
    var isFlattened = false
    var rare: Boxed<RareEffects>?
  }

  /// The effects that few groups have.
  private struct RareEffects: Equatable {
    var projection: ProjectionTransform?
    var clip: Clip?
    var mask: DrawList?
    var filter: Filter?
    var blendMode = DrawBlendMode.normal
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
    /// An inner shadow: the inverse of the group's coverage, blurred and drawn in one colour on the group.
    ///
    /// The radius and the offset are those of `shadow`. The opacity of the group's pixels does not change.
    case innerShadow(color: Color.Resolved, radius: CGFloat, offset: CGPoint)
    /// A Gaussian blur of the group, which also spreads beyond its edges.
    ///
    /// `radius` is the standard deviation, in points; a radius that is not positive changes nothing.
    case blur(radius: CGFloat)
    /// A function of the colour of each pixel in the bounding rectangle of the group.
    case pixels(PixelFunction)
    /// The group over its backdrop, which is blurred behind the group.
    ///
    /// `radius` is the standard deviation, in points; a radius that is not positive changes nothing. Contents with
    /// `opacity` cover the backdrop wholly, and more transparent ones in proportion. Beyond the bounds of the group,
    /// and of an image, the pixels at the edges count. In vector images, the backdrop is not blurred.
    case backdropBlur(radius: CGFloat, opacity: Float)
  }
}
