import Foundation

/// A view that is made when it is first displayed, and keeps its state while it is not displayed.
///
/// It takes the size of its content while that is displayed, and none otherwise. The actions of `onAppear` and
/// `onDisappear` in the content follow `isShown`. Preferences of hidden content are not passed up, but for tab items.
struct KeptView<Content: View> {
  let content: Content
  /// Whether the content is displayed.
  let isShown: Bool
  /// Whether the content is made at once.
  var isMade = false
}

extension KeptView: PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { KeptNode(self, context) }
}

/// The node of a view that is made when it is first displayed.
final class KeptNode<Content: View>: TypedNode<KeptView<Content>> {
  private let element: KeptElement
  private var slot: Node?

  override init(_ view: KeptView<Content>, _ context: NodeContext) {
    element = KeptElement(core: context.core)
    super.init(view, context)
    show()
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }

  override func collectElements() -> ElementList { .one(element) }

  /// The content is in a stack, so that it has one element as long as it lives.
  override func absorbElementChange() -> Bool { true }

  override func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    view.isShown || key == TabItemsKey.self ? childPreference(key) : nil
  }

  override func update(_ view: KeptView<Content>, environment: EnvironmentValues) {
    let wasShown = self.view.isShown
    super.update(view, environment: environment)
    show()
    if view.isShown != wasShown, preferences != nil { invalidatePreferences() }
  }

  override func environmentDidChange() {
    element.layoutDirection = environment.layoutDirection
    super.environmentDidChange()
  }

  private func show() {
    element.layoutDirection = environment.layoutDirection
    if slot != nil || view.isShown || view.isMade {
      let content = view.content
      let isNew = slot == nil
      slot = reconciled(slot, with: ZStack { content })
      if isNew { element.content = slot?.elements.first }
    }
    element.isShown = view.isShown
  }
}

/// An element whose child can be hidden.
final class KeptElement: LayoutElement {
  var content: LayoutElement? {
    didSet {
      if let content { adopt(content) }
      invalidateLayout()
    }
  }
  var isShown = false { didSet { if isShown != oldValue { invalidateLayout() } } }
  /// Whether the child was displayed after the last layout.
  private var wasShown = false

  override var children: [LayoutElement] {
    guard isShown, let content else { return [] }
    return [content]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    children.first?.explicitGuide(key, in: proposal)
  }

  override func placeChildren() {
    if isShown != wasShown {
      wasShown = isShown
      core.choiceDidChange()
    }
    if let child = children.first { place(child, at: .zero, proposal: proposal) }
  }

  override func selects(_ child: LayoutElement) -> Bool? { isShown }
}
