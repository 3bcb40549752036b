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
  private var place: GeometryPlace?
  private var inner = DerivedEnvironment()

  override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    element = GeometryElement(core: context.core)
    super.init(view, context)
    element.layoutDirection = environment.layoutDirection
    element.show = { [weak self] in self?.show() ?? [] }
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }
  override func collectElements() -> ElementList { .one(element) }

  override func absorbElementChange() -> Bool {
    element.contentDidChange()
    return true
  }

  override func update(_ view: GeometryReader<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    element.layoutDirection = environment.layoutDirection
    // Before the first layout, there is no size for the content.
    if place != nil { evaluate(GeometryPlace(of: element)) }
  }

  override func environmentDidChange() {
    element.layoutDirection = environment.layoutDirection
    slot?.setEnvironment(contentEnvironment)
  }

  private var contentEnvironment: EnvironmentValues {
    inner.made(from: environment) { if $0.stackAxis != nil { $0.stackAxis = nil } }
  }

  private func show() -> [LayoutElement] {
    if place?.isStale != false { evaluate(GeometryPlace(of: element)) }
    return slot?.elements.array ?? []
  }

  override func refresh() { if place != nil { evaluate(GeometryPlace(of: element)) } }

  private func evaluate(_ place: GeometryPlace) {
    self.place = place
    core.counts.bodies += 1
    core.didRefresh(self)
    let content = observing { view.content(GeometryProxy(place)) }
    slot = reconciled(slot, with: content, environment: contentEnvironment)
  }
}

final class GeometryElement: LayoutElement {
  var show: () -> [LayoutElement] = { [] }
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
    content = show()
    invalidateDisplay()
    let offered = ProposedViewSize(size)
    for child in content {
      adopt(child)
      place(child, at: .zero, proposal: offered)
    }
  }

  override func positionInStageDidChange() { invalidateContents() }
}
