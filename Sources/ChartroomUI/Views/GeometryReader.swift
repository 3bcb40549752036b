import Foundation
import Graphics

/// A view that takes the proposed size and creates its content from its size and frames.
///
/// On an axis without a proposed length, the view has a length of 10 points. The size of the content does not
/// affect the size of the view.
public struct GeometryReader<Content: View> {
  /// The closure that creates the content from the size and frames of the view.
  public let content: (GeometryProxy) -> Content

  /// Creates a geometry reader.
  ///
  /// - Parameter content: A closure that creates the content during layout. Each view of the content is
  ///   proposed the size of the reader and aligned to its top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { GeometryNode(self, context) }
}

/// The node of a geometry reader, which evaluates its content when it is placed.
final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private let element: GeometryElement
  private var slot: Node?
  private var proxy: GeometryProxy?
  private var inner = DerivedEnvironment()

  override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    element = GeometryElement(core: context.core)
    super.init(view, context)
    element.layoutDirection = environment.layoutDirection
    element.show = { [weak self] proxy in self?.show(proxy) ?? [] }
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }
  override func collectElements() -> [LayoutElement] { [element] }

  override func absorbElementChange() -> Bool {
    element.contentDidChange()
    return true
  }

  override func update(_ view: GeometryReader<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    element.layoutDirection = environment.layoutDirection
    // Before the first layout, there is no size for the content.
    if let proxy { evaluate(proxy) }
  }

  private func show(_ proxy: GeometryProxy) -> [LayoutElement] {
    if proxy != self.proxy { evaluate(proxy) }
    return slot?.elements ?? []
  }

  override func refresh() { if let proxy { evaluate(proxy) } }

  private func evaluate(_ proxy: GeometryProxy) {
    self.proxy = proxy
    core.counts.bodies += 1
    core.didRefresh(self)
    let inner = inner.made(from: environment) { if $0.stackAxis != nil { $0.stackAxis = nil } }
    let content = observing { view.content(proxy) }
    slot = reconciled(slot, with: content, environment: inner)
  }
}

final class GeometryElement: LayoutElement {
  var show: (GeometryProxy) -> [LayoutElement] = { _ in [] }
  private var content: [LayoutElement] = []
  private var isPlacing = false

  override var children: [LayoutElement] { content }

  /// Whether the content is being evaluated and placed, so that its changes need no further layout.
  override var containsChanges: Bool { isPlacing }

  func contentDidChange() { if isPlacing { invalidateDisplay() } else { invalidateContents() } }

  override var isBoundary: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    isPlacing = true
    defer { isPlacing = false }
    content = show(GeometryProxy(size: size, global: globalFrame()))
    invalidateDisplay()
    let offered = ProposedViewSize(size)
    for child in content {
      adopt(child)
      place(child, at: .zero, proposal: offered)
    }
  }

  /// Returns the displayed frame, and places the element again if an enclosing transform effect changes.
  private func globalFrame() -> CGRect {
    let rect = CGRect(origin: origin, size: size)
    var shown = ConvexPolygon(rect)
    var isMoved = false
    var element = parent
    while let current = element {
      if let effect = current as? TransformEffectElement {
        effect.tellOfChanges(self)
        if let transform = effect.contentTransform(size: effect.size) {
          shown = transform.around(effect.origin).image(of: shown)
          isMoved = true
        }
      }
      element = current.parent
    }
    guard isMoved else { return rect }
    return shown.corners.isEmpty ? CGRect(origin: origin, size: .zero) : shown.bounds
  }
}
