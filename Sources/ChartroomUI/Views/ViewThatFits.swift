package import Foundation
import Graphics

/// Shows the first of its views that fits into the space offered; the last when none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - axes: The axes on which a view's ideal size must fit; both by default.
  ///   - content: The views, the one preferred most first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func makeNode(_ context: NodeContext) -> Node { FittingNode(self, context) }
}

final class FittingNode<Content: View>: TypedNode<ViewThatFits<Content>> {
  private let element: FittingElement
  private var slot: Node?

  override init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
    element = FittingElement(axes: view.axes, core: context.core)
    super.init(view, context)
    element.layoutDirection = environment.layoutDirection
    reconcile(&slot, with: view.content)
    element.source = { [weak self] in self?.slot?.elements ?? [] }
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }
  override func collectElements() -> [LayoutElement] { [element] }

  override func absorbElementChange() -> Bool {
    element.candidatesDidChange()
    return true
  }

  override func update(_ view: ViewThatFits<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    element.layoutDirection = environment.layoutDirection
    element.axes = view.axes
    reconcile(&slot, with: view.content)
  }
}

package final class FittingElement: LayoutElement {
  var axes: Axis.Set { didSet { if axes != oldValue { invalidateLayout() } } }
  var source: () -> [LayoutElement] = { [] }
  private var candidates: [LayoutElement]?

  init(axes: Axis.Set, core: StageCore) {
    self.axes = axes
    super.init(core: core)
  }

  func candidatesDidChange() {
    candidates = nil
    invalidateLayout()
  }

  override package var children: [LayoutElement] { chosen(for: proposal).map { [$0] } ?? [] }

  override package var layoutPriority: Double { collected.first?.layoutPriority ?? 0 }

  private var collected: [LayoutElement] {
    if let candidates { return candidates }
    let elements = source()
    for element in elements { adopt(element) }
    candidates = elements
    return elements
  }

  private func chosen(for proposal: ProposedViewSize) -> LayoutElement? {
    collected.first { candidate in
      let ideal = candidate.size(
        for: ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    } ?? collected.last
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(for: proposal)?.size(for: proposal) ?? .zero
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    chosen(for: proposal)?.explicitGuide(key, in: proposal)
  }

  override package func placeChildren() {
    if let child = chosen(for: proposal) { place(child, at: .zero, proposal: proposal) }
  }
}
