/// The root of the secondary view of a modifier, such as a background.
///
/// Changes in its subtree affect only the wrapper.
package final class SecondaryNode: Node {
  private let wrapper: ObjectHandle<LayoutElement>
  private var slot: Node?

  init(of wrapper: WrapperElement, _ context: NodeContext) {
    self.wrapper = wrapper.handle
    super.init(context)
    wrapper.secondaryNode = self
    core.collectLater(wrapper)
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }

  override package func absorbElementChange() -> Bool {
    clearElements()
    if let wrapper = wrapper.object {
      unsafeDowncast(wrapper, to: WrapperElement.self).secondaryDidChange()
    }
    return true
  }

  func show<Content: View>(_ view: Content, environment: EnvironmentValues) {
    self.environment = environment
    slot = reconciled(slot, with: view)
  }
}
