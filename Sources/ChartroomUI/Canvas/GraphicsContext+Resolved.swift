public import Foundation
public import Graphics

extension GraphicsContext {
  /// A text in the environment of a canvas, to measure and to draw.
  public struct ResolvedText {
    let text: CanvasText
    /// The colour, gradient or image of the letters; at first, the style of the text.
    public var shading: Shading

    /// Returns the size of the text, wrapped and truncated to fit in a size in points.
    public func measure(in size: CGSize) -> CGSize { text.size(in: ProposedViewSize(size)) }

    /// Returns the distance of the first baseline from the top of the text, in points.
    ///
    /// - Parameter size: The size in which the text is wrapped and truncated, in points.
    /// - Returns: The distance in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      text.baseline(.firstTextBaseline, in: ProposedViewSize(size))
    }

    /// Returns the distance of the last baseline from the top of the text, in points.
    ///
    /// - Parameter size: The size in which the text is wrapped and truncated, in points.
    /// - Returns: The distance in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      text.baseline(.lastTextBaseline, in: ProposedViewSize(size))
    }
  }

  /// An image in the environment of a canvas.
  public struct ResolvedImage {
    let image: CanvasImage
    /// The size of the image, in points.
    public let size: CGSize
    /// The distance of the baseline from the top of the image, in points; its height if it has none.
    public let baseline: CGFloat
    /// The colour, gradient or image of the pixels that the image covers; `nil`, the default, for its own colours.
    public var shading: Shading?
  }

  /// A view among the symbols of a canvas, drawn.
  public struct ResolvedSymbol {
    let drawn: DrawList
    /// The size of the view, in points.
    public let size: CGSize
  }

  /// Returns a text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolved = resources.resolve(text)
    return ResolvedText(text: resolved, shading: Shading(kind: .resolved(resolved.paint)))
  }

  /// Returns an image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let image = resources.resolve(image)
    return ResolvedImage(image: image, size: image.size, baseline: image.baseline)
  }

  /// Returns the view with a tag among the symbols of the canvas; `nil` if there is none.
  ///
  /// - Parameter id: The value that `tag(_:)` has set, or the id of an element of a `ForEach`.
  /// - Returns: The view, which can be drawn in the context.
  /// - Complexity: O(*n*) for *n* symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let index = tags.firstIndex(where: { $0?.isEqual(to: id) == true }) else { return nil }
    let (drawn, size) = resources.symbol(at: index)
    return ResolvedSymbol(drawn: drawn, size: size)
  }

  // MARK: Text

  /// Draws a text, wrapped and truncated to fit in a rectangle, at its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    draw(text, in: CGRect(origin: rect.origin, size: size), proposal: ProposedViewSize(rect.size))
  }

  /// Draws a text on as many lines as it has.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position of the anchor, in user space.
  ///   - anchor: The point of the text, in unit coordinates of its size; its centre by default.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.text.size(in: .unspecified)
    draw(text, in: CGRect(size: size, of: anchor, at: point), proposal: .unspecified)
  }

  /// Draws a text, wrapped and truncated to fit in a rectangle, at its top left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text on as many lines as it has; see `draw(_:at:anchor:)` of a resolved text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, in frame: CGRect, proposal: ProposedViewSize) {
    let paint: BasicPaint? =
      switch text.shading.kind {
      case .resolved(let paint): paint
      case .style(let style): style.basicPaint(in: environment)
      case .linear, .radial, .conic, .image, .nothing: nil
      }
    let letters = text.text.drawn(in: frame.size, proposal: proposal, paint: paint)
    guard paint == nil else { return draw(letters, at: frame.origin) }
    drawMasked(letters, with: text.shading, in: frame)
  }

  // MARK: Images

  /// Draws an image, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in user space.
  ///   - style: The antialiasing of the edges, which has no effect: edges are always antialiased.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let pixels = image.image.drawn()
    guard let shading = image.shading else { return draw(pixels, size: image.size, in: rect) }
    guard let scaled = pixels.scaled(from: image.size, to: rect.size) else { return }
    drawMasked(scaled, with: shading, in: rect)
  }

  /// Draws an image in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The position of the anchor, in user space.
  ///   - anchor: The point of the image, in unit coordinates of its size; its centre by default.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, of: anchor, at: point))
  }

  /// Draws an image, scaled to a rectangle; see `draw(_:in:style:)` of a resolved image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size; see `draw(_:at:anchor:)` of a resolved image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// Draws a view, scaled to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.drawn, size: symbol.size, in: rect)
  }

  /// Draws a view in its own size.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - point: The position of the anchor, in user space.
  ///   - anchor: The point of the view, in unit coordinates of its size; its centre by default.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, of: anchor, at: point))
  }

  // MARK: Pieces

  private func draw(_ piece: DrawList, at origin: CGPoint) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    var drawn = DrawList()
    drawn.append(piece, offset: origin)
    recording.append(drawn, in: state)
  }

  private func draw(_ piece: DrawList, size: CGSize, in rect: CGRect) {
    guard let scaled = piece.scaled(from: size, to: rect.size) else { return }
    draw(scaled, at: rect.origin)
  }

  /// Fills the area that a piece covers, whose origin is that of a frame in user space.
  private func drawMasked(_ piece: DrawList, with shading: Shading, in frame: CGRect) {
    guard !piece.isEmpty, frame.origin.x.isFinite, frame.origin.y.isFinite else { return }
    var inner = GraphicsContext(
      recording: CanvasRecording(), environment: environment, resources: resources, tags: tags,
      frame: frame)
    var mask = DrawList()
    mask.append(piece, offset: frame.origin)
    inner.state.place.clips = [.mask(mask)]
    inner.fill(Path(frame), with: shading)
    recording.append(inner.recording.finish(), in: state)
  }
}

extension CGRect {
  /// Creates a rectangle with an anchor in unit coordinates at a point.
  fileprivate init(size: CGSize, of anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

extension DrawList {
  /// Returns a piece of a size, scaled to another size; `nil` if nothing of it can be seen.
  fileprivate func scaled(from size: CGSize, to target: CGSize) -> DrawList? {
    guard size != target else { return isEmpty ? nil : self }
    let (x, y) = (target.width / size.width, target.height / size.height)
    guard !isEmpty, x.isFinite, y.isFinite, x > 0, y > 0 else { return nil }
    return DrawList([
      .group(DrawGroup(contents: self, transform: CGAffineTransform(scaleX: x, y: y)))
    ])
  }
}
