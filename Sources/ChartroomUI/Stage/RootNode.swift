/// The root of the node tree, which overlays several views like a `ZStack`.
package final class RootNode: Node {
  private var slot: Node?
  let element: StackElement

  init<Content: View>(showing content: Content, in context: NodeContext) {
    element = StackElement(.overlay(ZStackLayout()), core: context.core)
    super.init(context)
    element.layoutDirection = environment.layoutDirection
    element.source = handle
    show(content)
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }

  override package func absorbElementChange() -> Bool {
    element.childrenDidChange()
    return true
  }

  func show<Content: View>(_ content: Content) { slot = reconciled(slot, with: content) }
}
