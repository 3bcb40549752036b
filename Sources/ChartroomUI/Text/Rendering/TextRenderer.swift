public import Foundation
import Graphics

/// A value that draws texts in place of the usual drawing.
///
/// `View.textRenderer(_:)` gives a renderer to the texts of a view. A renderer whose data change in an animation draws
/// for each interpolated value.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text. Of a text without characters nothing is drawn.
  ///   - context: The context, whose origin is the top left corner of the text. Drawings are not clipped to its frame.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text; by default, its usual size.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - text: The text.
  /// - Returns: The size, which is rounded up to device pixels. The lines begin at its top left corner.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space outside of the text in which the renderer draws; none by default.
  ///
  /// - Note: Unlike in SwiftUI, it has no effect, because drawings are never clipped to the frame of a text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the usual size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer determines.
public struct TextProxy {
  let text: CanvasText

  /// Returns the size that the text has without a renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { text.size(in: proposal) }
}

nonisolated extension View {
  /// Sets what draws the texts of the view.
  ///
  /// - Parameter renderer: The renderer, in place of one outside.
  /// - Returns: The view with the renderer.
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

private struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer
}

extension TextRendererModifier: Animatable {
  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

extension TextRendererModifier: ViewModifier {
  func body(content: Content) -> some View {
    let erased = AnyTextRenderer(renderer)
    content.transformEnvironment(\.fontTraits) { $0.rare.renderer = erased }
  }
}

/// A type-erased renderer, which equals only itself.
final class AnyTextRenderer: Hashable, Sendable {
  /// The renderer, which only the main actor uses.
  nonisolated(unsafe) let base: any TextRenderer

  init(_ base: some TextRenderer) { self.base = base }

  static func == (lhs: AnyTextRenderer, rhs: AnyTextRenderer) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The renderer of a text, and the environment of its context.
struct TextRendering: Equatable {
  let renderer: AnyTextRenderer
  let environment: EnvironmentValues

  static func == (lhs: TextRendering, rhs: TextRendering) -> Bool {
    lhs.renderer == rhs.renderer && lhs.environment.isSame(as: rhs.environment)
  }

  /// Appends the drawing of a text.
  @MainActor
  func draw(_ text: RenderedText, size: CGSize, into list: inout DrawList, core: StageCore) {
    // A text that the renderer draws has none.
    var environment = environment
    environment.fontTraits.rare.renderer = nil
    var context = GraphicsContext(
      recording: CanvasRecording(), environment: environment,
      resources: CanvasResources(core: core, environment: environment, symbols: []), tags: [],
      frame: CGRect(origin: .zero, size: size))
    renderer.base.draw(layout: Text.Layout(source: text), in: &context)
    list.append(context.recording.finish(), offset: .zero)
  }
}
