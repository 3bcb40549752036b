public import Foundation
import Graphics

/// The precision of the colours of a drawing.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB with components outside of 0...1.
  case extendedLinear
}

/// A view that draws with the commands of a closure, in immediate mode.
///
/// The view takes the proposed size, or 10 points on an axis without a proposed length. The drawing is clipped to its
/// frame and is not mirrored in right-to-left layouts. State and observable properties that the closure reads cause
/// another drawing when they change, and no layout.
public struct Canvas<Symbols: View> {
  /// The views that the renderer can draw.
  public var symbols: Symbols
  /// The closure that draws, with the size of the canvas in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing is opaque; it has no effect.
  public var isOpaque: Bool
  /// The precision of the colours; it has no effect.
  public var colorMode: ColorRenderingMode
  /// Whether the renderer may run on another thread; it has no effect.
  public var rendersAsynchronously: Bool

  /// Creates a canvas whose renderer can draw views.
  ///
  /// - Note: Unlike in SwiftUI, drawings that are declared opaque can be transparent, colours are always blended in
  ///   sRGB, and the renderer always runs on the main thread.
  /// - Parameters:
  ///   - opaque: Whether the drawing is opaque; `false` by default.
  ///   - colorMode: The precision of the colours; `.nonLinear` by default.
  ///   - rendersAsynchronously: Whether the renderer may run on another thread; `false` by default.
  ///   - renderer: A closure that draws into a context, whose origin is the top left corner of the canvas. It runs
  ///     whenever the picture may have changed.
  ///   - symbols: The views, each with a `tag(_:)` for `GraphicsContext.resolveSymbol(id:)`. They have their ideal
  ///     sizes.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing is opaque; `false` by default.
  ///   - colorMode: The precision of the colours; `.nonLinear` by default.
  ///   - rendersAsynchronously: Whether the renderer may run on another thread; `false` by default.
  ///   - renderer: A closure that draws into a context, whose origin is the top left corner of the canvas. It runs
  ///     whenever the picture may have changed.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { CanvasNode(self, context) }
}

/// The node of a canvas, with a child for each symbol.
final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>> {
  private let element: CanvasElement
  private var ids: [RowList.ID] = []
  /// The nodes of the symbols with `ids`, in the same order.
  private var nodes: [Node] = []
  private lazy var comparison = Comparison(of: Canvas<Symbols>.self)
  private var inner = DerivedEnvironment()

  override init(_ view: Canvas<Symbols>, _ context: NodeContext) {
    element = CanvasElement(core: context.core)
    super.init(view, context)
    element.change(view.renderer, in: environment)
    showSymbols()
  }

  override var children: [Node] { nodes }

  override func collectElements() -> ElementList { .one(element) }

  /// Each symbol is in a stack, so that it has one element as long as it lives.
  override func absorbElementChange() -> Bool { true }

  /// Symbols are drawn like pictures and pass nothing up.
  override func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { nil }

  override func update(_ view: Canvas<Symbols>, environment: EnvironmentValues) {
    guard comparison.mayDiffer(self.view, view) else { return setEnvironment(environment) }
    super.update(view, environment: environment)
    element.change(view.renderer, in: environment)
    showSymbols()
  }

  override func environmentDidChange() {
    element.change(view.renderer, in: environment)
    for node in nodes { node.setEnvironment(symbolEnvironment) }
  }

  private var symbolEnvironment: EnvironmentValues {
    inner.made(from: environment) { if $0.stackAxis != nil { $0.stackAxis = nil } }
  }

  private func showSymbols() {
    let rows = RowList(of: view.symbols)
    guard rows.count > 0 || !nodes.isEmpty else { return }
    var known = Dictionary(zip(ids, nodes), uniquingKeysWith: { first, _ in first })
    ids = (0..<rows.count).map { rows.id(at: $0) }
    nodes = ids.indices.map { index in
      let child = known.removeValue(forKey: ids[index])
      @MainActor func show(_ symbol: some View) -> Node {
        reconciled(child, with: ZStack { symbol }, environment: symbolEnvironment)
      }
      return show(rows.view(at: index))
    }
    for node in known.values { node.dispose() }
    element.symbols = ids.indices.compactMap { index in
      nodes[index].elements.first.map { CanvasSymbol(tag: rows.tag(at: index), element: $0) }
    }
  }
}
