import Foundation
import Graphics

/// A view that the renderer of a canvas can draw.
struct CanvasSymbol {
  /// The value that identifies the view; `nil` for none.
  let tag: RowTag?
  let element: LayoutElement
}

/// The element of a canvas, whose children are its symbols.
final class CanvasElement: LayoutElement {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var environment = EnvironmentValues()
  var symbols: [CanvasSymbol] = [] {
    didSet {
      for symbol in symbols { adopt(symbol.element) }
      invalidateLayout()
    }
  }

  /// Replaces what draws the canvas.
  func change(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, in environment: EnvironmentValues
  ) {
    self.renderer = renderer
    self.environment = environment
    invalidateDisplay()
  }

  override var children: [LayoutElement] { symbols.map(\.element) }

  /// The symbols have no place of their own: only the renderer draws them.
  override var displayedChildren: [LayoutElement] { [] }

  override func selects(_ child: LayoutElement) -> Bool? { false }

  override var isBoundary: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    for symbol in symbols { place(symbol.element, at: .zero, proposal: .unspecified) }
  }

  override func contains(_ point: CGPoint, size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  override func draw(into list: inout DrawList, size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    var context = GraphicsContext(
      recording: CanvasRecording(), environment: environment,
      resources: CanvasResources(core: core, environment: environment, symbols: symbols),
      tags: symbols.map(\.tag), frame: frame)
    drawingReads.inDrawing { renderer(&context, size) }
    let drawn = context.recording.finish()
    guard !drawn.isEmpty else { return }
    list.append(
      .group(DrawGroup(contents: drawn.isolated, clip: DrawGroup.Clip(path: Path(frame)))))
  }
}
