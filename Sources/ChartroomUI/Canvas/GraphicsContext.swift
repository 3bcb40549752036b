public import Foundation
public import Graphics

/// The destination of the drawing commands of a `Canvas`, and the settings that apply to them.
///
/// A context is a value: a copy has separate settings and draws into the same picture. The coordinates are points in
/// user space, whose origin is at first the top left corner of the canvas and whose y axis points down.
///
/// - Note: Unlike in SwiftUI, the options of gradients and filters have no effect.
public struct GraphicsContext {
  let recording: CanvasRecording
  let resources: CanvasResources
  let tags: [RowTag?]
  var state: CanvasState
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The way in which each of the following drawings is combined with those before it; `.normal` by default.
  ///
  /// An unknown mode counts as `.normal`.
  public var blendMode: BlendMode {
    get { BlendMode(rawValue: state.blendMode.rawValue) }
    set { state.blendMode = DrawBlendMode(rawValue: newValue.rawValue) ?? .normal }
  }

  init(
    recording: CanvasRecording, environment: EnvironmentValues, resources: CanvasResources,
    tags: [RowTag?], frame: CGRect
  ) {
    self.recording = recording
    self.environment = environment
    self.resources = resources
    self.tags = tags
    state = CanvasState(clipBounds: frame)
  }

  /// The opacity of each of the following drawings, in 0...1; 1 by default.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.isNaN ? 0 : max(0, min(newValue, 1)) }
  }

  // MARK: Transforms

  /// The transform from user space to the space of the canvas; the identity by default.
  ///
  /// Under a transform that is not finite, nothing is drawn.
  public var transform: CGAffineTransform {
    get { state.place.transform }
    set { state.place.transform = newValue }
  }

  /// Scales user space.
  ///
  /// - Parameters:
  ///   - x: The factor on the horizontal axis.
  ///   - y: The factor on the vertical axis.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin of user space, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates user space about its origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Applies a transform to user space, before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The outside of the shape, in place of its inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the current clips in user space; at first, that of the canvas.
  public var clipBoundingRect: CGRect {
    guard !state.clipBounds.isEmpty else { return .zero }
    return Path(state.clipBounds).applying(transform.inverted()).boundingRect
  }

  /// Limits the following drawings to a shape, in addition to earlier clips.
  ///
  /// - Parameters:
  ///   - path: The shape, in the current user space.
  ///   - style: The fill rule and antialiasing of the shape; by default the non-zero winding rule with antialiasing.
  ///   - options: Whether drawings are limited to the outside of the shape; by default, to its inside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(transform)
    guard options.contains(.inverse) else {
      state.place.clips.append(.path(DrawGroup.Clip(path: outline, style: style)))
      state.clipBounds = state.clipBounds.intersection(outline.boundingRect)
      return
    }
    let rest = Path(state.clipBounds).subtracting(outline, eoFill: style.isEOFilled)
    let restStyle = FillStyle(antialiased: style.isAntialiased)
    state.place.clips.append(.path(DrawGroup.Clip(path: rest, style: restStyle)))
  }

  /// Limits the following drawings to the alpha of a layer, in addition to earlier clips.
  ///
  /// - Note: Unlike in SwiftUI, the option `.inverse` makes the layer have no effect.
  /// - Parameters:
  ///   - opacity: The opacity of the layer, in 0...1; 1 by default.
  ///   - options: The options of the clip; none by default.
  ///   - content: A closure that draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try layer(content)
    guard !options.contains(.inverse) else { return }
    state.place.clips.append(
      .mask(
        opacity < 1 ? DrawList([.group(DrawGroup(contents: layer, opacity: opacity))]) : layer))
  }

  // MARK: Layers

  /// Draws a layer, to which the opacity, the filters and the clips of this context apply as a whole.
  ///
  /// - Parameter content: A closure that draws the layer. Its context has the transform of this one and no other
  ///   settings.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    recording.append(layer: try layer(content), in: state)
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DrawList {
    var inner = GraphicsContext(
      recording: CanvasRecording(), environment: environment, resources: resources, tags: tags,
      frame: state.clipBounds)
    inner.transform = transform
    try content(&inner)
    return inner.recording.finish()
  }

  // MARK: Shapes

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path, in user space; open subpaths are closed.
  ///   - shading: The colour, gradient or image of the area.
  ///   - style: The fill rule and antialiasing; by default the non-zero winding rule with antialiasing.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    draw(shading, in: path, style: style) { .fill(path, style, $0) }
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path, in user space.
  ///   - shading: The colour, gradient or image of the line.
  ///   - style: The width, caps, joins and dashes of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    draw(shading, in: path.strokedPath(style), style: FillStyle(), bounds: path.boundingRect) {
      .stroke(path, style, $0)
    }
  }

  /// Strokes a path with a solid line.
  ///
  /// - Parameters:
  ///   - path: The path, in user space.
  ///   - shading: The colour, gradient or image of the line.
  ///   - lineWidth: The width of the line, in points; 1 by default. A width that is not positive draws nothing.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(
    _ shading: Shading, in outline: @autoclosure () -> Path, style: FillStyle,
    bounds: CGRect? = nil, by command: (Paint) -> DrawCommand
  ) {
    let frame = bounds ?? outline().boundingRect
    switch shading.material(in: frame, environment) {
    case .paint(let paint):
      if !paint.isClear { recording.append(DrawList([command(paint)]), in: state) }
    case .tiles(let tiles):
      let outline = outline()
      let drawn = resources.drawn(tiles, over: outline.boundingRect)
      let clip = DrawGroup.Clip(path: outline, style: style)
      guard !drawn.isEmpty else { return }
      recording.append(DrawList([.group(DrawGroup(contents: drawn, clip: clip))]), in: state)
    case .nothing: break
    }
  }
}
