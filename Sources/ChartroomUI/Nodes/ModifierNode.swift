/// The node of a view with an `ElementModifier`.
///
/// It does not store the view, because each modifier around a view would store another copy of it.
package final class ModifierNode<Content: View, Modifier: ElementModifier>:
  ViewNode<ModifiedContent<Content, Modifier>>
{
  @exclusivity(unchecked) private var modifier: Modifier
  @exclusivity(unchecked) private var slot: Node?
  @exclusivity(unchecked) private var wrapped: [WrappedElement] = []
  private var inner = DerivedEnvironment()

  package init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    slot = reconciled(slot, with: view.content)
  }

  override package var children: [Node] {
    (slot.map { [$0] } ?? []) + wrapped.compactMap(\.secondary)
  }

  override package func collectElements() -> [LayoutElement] {
    wrapped = WrappedElement.list(around: slot?.elements ?? [], keeping: wrapped) { child in
      let wrapper = Modifier.Wrapper(around: child, core: core)
      var secondary: SecondaryNode?
      if modifier.secondary != nil {
        let context = NodeContext(core: core, parent: self, environment: secondaryEnvironment)
        secondary = SecondaryNode(of: wrapper, context)
      }
      let item = WrappedElement(child: child, wrapper: wrapper, secondary: secondary)
      update(item)
      return item
    }
    // Secondary views may have come or gone with their elements.
    if preferences.exist { invalidatePreferences() }
    return wrapped.map(\.wrapper)
  }

  override package func update(
    _ view: ModifiedContent<Content, Modifier>, environment: EnvironmentValues
  ) {
    let old = modifier
    modifier = view.modifier
    if Modifier.preparesUpdates {
      for item in wrapped {
        let wrapper = unsafeDowncast(item.wrapper, to: Modifier.Wrapper.self)
        modifier.prepare(wrapper, replacing: old)
      }
    }
    self.environment = environment
    slot = reconciled(slot, with: view.content)
    for item in wrapped { update(item) }
  }

  /// Replaces the modifier and keeps the content.
  func replaceModifier(_ modifier: Modifier) {
    self.modifier = modifier
    for item in wrapped { update(item) }
  }

  override package func environmentDidChange() {
    slot?.setEnvironment(environment)
    for item in wrapped {
      apply(to: item)
      item.secondary?.setEnvironment(secondaryEnvironment)
    }
  }

  /// The environment of secondary views, which are not in the stack around this view.
  private var secondaryEnvironment: EnvironmentValues {
    inner.made(from: environment) { if $0.stackAxis != nil { $0.stackAxis = nil } }
  }

  private func update(_ item: WrappedElement) {
    apply(to: item)
    if let secondary = modifier.secondary {
      item.secondary?.show(secondary, environment: secondaryEnvironment)
    }
  }

  private func apply(to item: WrappedElement) {
    item.wrapper.layoutDirection = environment.layoutDirection
    // All wrappers are created by `collectElements()`.
    modifier.update(
      unsafeDowncast(item.wrapper, to: Modifier.Wrapper.self), environment: environment)
  }
}

/// An element of a modifier's content with its wrapper.
///
/// The type is not generic, because the runtime would otherwise instantiate a dictionary type for each
/// combination of a view and a modifier.
@MainActor
private struct WrappedElement {
  let child: LayoutElement
  let wrapper: WrapperElement
  let secondary: SecondaryNode?

  /// Returns one wrapped element for each child, in order.
  ///
  /// - Parameters:
  ///   - children: The elements to wrap.
  ///   - known: The current list; elements whose child is gone are disposed of.
  ///   - wrap: Wraps a new child.
  /// - Returns: The new list.
  static func list(
    around children: [LayoutElement], keeping known: [WrappedElement],
    wrap: (LayoutElement) -> WrappedElement
  ) -> [WrappedElement] {
    guard !known.isEmpty else { return children.map(wrap) }
    var left: [ObjectIdentifier: WrappedElement] = [:]
    for item in known { left[ObjectIdentifier(item.child)] = item }
    let wrapped = children.map { left.removeValue(forKey: ObjectIdentifier($0)) ?? wrap($0) }
    for item in known where left[ObjectIdentifier(item.child)] != nil { item.secondary?.dispose() }
    return wrapped
  }
}
