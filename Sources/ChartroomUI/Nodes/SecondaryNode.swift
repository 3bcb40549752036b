/// The root of the secondary view of a modifier, such as a background.
///
/// Changes in its subtree affect only the wrapper.
package final class SecondaryNode: Node {
  private weak var wrapper: WrapperElement?
  private var slot: Node?

  init(of wrapper: WrapperElement, _ context: NodeContext) {
    self.wrapper = wrapper
    super.init(context)
    wrapper.secondarySource = { [weak self] in self?.elements ?? [] }
    core.collectLater(wrapper)
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }

  override package func absorbElementChange() -> Bool {
    clearElements()
    wrapper?.secondaryDidChange()
    return true
  }

  func show(_ view: any View, environment: EnvironmentValues) {
    self.environment = environment
    func show<Content: View>(_ content: Content) -> Node { reconciled(slot, with: content) }
    slot = show(view)
  }
}
