/// The node of a view with an `ElementModifier`.
///
/// It does not store the view, because each modifier around a view would store another copy of it.
package final class ModifierNode<Content: View, Modifier: ElementModifier>:
  ViewNode<ModifiedContent<Content, Modifier>>
{
  @exclusivity(unchecked) private var modifier: Modifier
  @exclusivity(unchecked) private var slot: Node?
  /// The wrappers of the content's elements, all of type `Modifier.Wrapper`.
  @exclusivity(unchecked) private var wrapped: ElementList = []

  package init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    slot = reconciled(slot, with: view.content)
  }

  override package var children: [Node] {
    (slot.map { [$0] } ?? []) + wrapped.compactMap { wrapper($0).secondaryNode }
  }

  override package func collectElements() -> ElementList {
    wrapped = WrapperElement.list(around: slot?.elements ?? [], keeping: wrapped) { child in
      let wrapper = Modifier.Wrapper(around: child, core: core)
      if Self.hasSecondary {
        let context = NodeContext(core: core, parent: self, environment: secondaryEnvironment)
        wrapper.secondaryNode = SecondaryNode(of: wrapper, context)
      }
      update(wrapper)
      return wrapper
    }
    // Secondary views may have come or gone with their elements.
    if preferences != nil { invalidatePreferences() }
    return wrapped
  }

  override package func update(
    _ view: ModifiedContent<Content, Modifier>, environment: EnvironmentValues
  ) {
    let old = modifier
    modifier = view.modifier
    if Modifier.preparesUpdates {
      for element in wrapped { modifier.prepare(wrapper(element), replacing: old) }
    }
    self.environment = environment
    slot = reconciled(slot, with: view.content)
    for element in wrapped { update(wrapper(element)) }
  }

  /// Replaces the modifier and keeps the content.
  func replaceModifier(_ modifier: Modifier) {
    self.modifier = modifier
    for element in wrapped { update(wrapper(element)) }
  }

  override package func environmentDidChange() {
    slot?.setEnvironment(environment)
    for element in wrapped {
      let wrapper = wrapper(element)
      apply(to: wrapper)
      wrapper.secondaryNode?.setEnvironment(secondaryEnvironment)
    }
  }

  /// The environment of secondary views, which are not in the stack around this view.
  private var secondaryEnvironment: EnvironmentValues {
    var inner = environment
    inner.stackAxis = nil
    return inner
  }

  private static var hasSecondary: Bool { Modifier.Secondary.self != Never.self }

  private func wrapper(_ element: LayoutElement) -> Modifier.Wrapper {
    unsafeDowncast(element, to: Modifier.Wrapper.self)
  }

  private func update(_ wrapper: Modifier.Wrapper) {
    apply(to: wrapper)
    guard let node = wrapper.secondaryNode else { return }
    node.show(modifier.secondary, environment: secondaryEnvironment)
  }

  private func apply(to wrapper: Modifier.Wrapper) {
    wrapper.layoutDirection = environment.layoutDirection
    modifier.update(wrapper, environment: environment)
  }
}

extension WrapperElement {
  /// Returns a wrapper for each child, in order.
  ///
  /// It is not a method of the node, because the runtime would instantiate a dictionary type for each
  /// combination of a view and a modifier.
  ///
  /// - Parameters:
  ///   - children: The elements to wrap.
  ///   - known: The current wrappers; those whose child is gone lose their secondary views.
  ///   - wrap: Wraps a new child.
  /// - Returns: The new list.
  fileprivate static func list(
    around children: ElementList, keeping known: ElementList,
    wrap: (LayoutElement) -> LayoutElement
  ) -> ElementList {
    guard !known.isEmpty else { return children.mapElements(wrap) }
    var left: [ObjectIdentifier: WrapperElement] = [:]
    for element in known {
      let wrapper = unsafeDowncast(element, to: WrapperElement.self)
      left[ObjectIdentifier(wrapper.child)] = wrapper
    }
    let wrapped = children.mapElements {
      left.removeValue(forKey: ObjectIdentifier($0)) ?? wrap($0)
    }
    for element in known {
      let wrapper = unsafeDowncast(element, to: WrapperElement.self)
      if left[ObjectIdentifier(wrapper.child)] != nil { wrapper.secondaryNode?.dispose() }
    }
    return wrapped
  }
}
