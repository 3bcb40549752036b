import Foundation
import Graphics

/// A view that is one layout element without content of its own kind.
@MainActor
package protocol LeafView: PrimitiveView {
  associatedtype Leaf: LeafContent
  /// What the element measures and draws, taken from the view and its environment.
  func leaf(in environment: EnvironmentValues) -> Leaf
}

extension LeafView {
  package func makeNode(_ context: NodeContext) -> Node { LeafNode(self, context) }
}

package final class LeafNode<V: LeafView>: TypedNode<V> {
  private let element: LeafElement<V.Leaf>
  private lazy var comparison = Comparison<V>()

  override package init(_ view: V, _ context: NodeContext) {
    element = LeafElement(view.leaf(in: context.environment), core: context.core)
    super.init(view, context)
    element.layoutDirection = context.environment.layoutDirection
  }

  override package func collectElements() -> [LayoutElement] { [element] }

  override package func update(_ view: V, environment: EnvironmentValues) {
    let isMoved = !environment.isSame(as: self.environment)
    guard isMoved || comparison.mayDiffer(self.view, view) else { return }
    super.update(view, environment: environment)
    if isMoved { element.layoutDirection = environment.layoutDirection }
    element.content = view.leaf(in: environment)
  }
}

/// The node of a container: one element that arranges those of the content.
package final class ContainerNode<V: ContainerView>: TypedNode<V> {
  private let element: ContainerElement<V.Arrangement>
  private var slot: Node?
  private var inner = DerivedEnvironment()

  override package init(_ view: V, _ context: NodeContext) {
    element = ContainerElement(view.arrangement, core: context.core)
    super.init(view, context)
    element.layoutDirection = context.environment.layoutDirection
    slot = reconciled(slot, with: view.content, environment: contentEnvironment)
    element.source = { [weak self] in self?.slot?.elements ?? [] }
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }
  override package func collectElements() -> [LayoutElement] { [element] }

  override package func absorbElementChange() -> Bool {
    element.childrenDidChange()
    return true
  }

  override package func update(_ view: V, environment: EnvironmentValues) {
    if !environment.isSame(as: self.environment) {
      element.layoutDirection = environment.layoutDirection
    }
    super.update(view, environment: environment)
    element.layout = view.arrangement
    slot = reconciled(slot, with: view.content, environment: contentEnvironment)
  }

  private var contentEnvironment: EnvironmentValues {
    inner.made(from: environment) {
      let axis = V.Arrangement.layoutProperties.stackOrientation
      if $0.stackAxis != axis { $0.stackAxis = axis }
    }
  }
}

/// A view that arranges its content with a `Layout`.
@MainActor
package protocol ContainerView: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View
  var arrangement: Arrangement { get }
  var content: Content { get }
}

extension ContainerView {
  package func makeNode(_ context: NodeContext) -> Node { ContainerNode(self, context) }
}

/// A modifier that wraps each element of its content in an element of its own.
@MainActor
package protocol ElementModifier: ViewModifier where Body == Never {
  /// The element around one element of the content.
  associatedtype Wrapper: WrapperElement
  /// Hands the modifier's present values to a wrapper.
  func update(_ wrapper: Wrapper, environment: EnvironmentValues)
  /// The view that the wrapper places beside its content, or `nil`.
  var secondary: (any View)? { get }
}

extension ElementModifier {
  package var secondary: (any View)? { nil }
}

/// The node of content under an `ElementModifier`.
package final class ModifierNode<Content: View, Modifier: ElementModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private var slot: Node?
  private var wrapped: [WrappedElement] = []

  override package init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    super.init(view, context)
    slot = reconciled(slot, with: view.content)
  }

  override package var children: [Node] {
    (slot.map { [$0] } ?? []) + wrapped.compactMap(\.secondary)
  }

  override package func collectElements() -> [LayoutElement] {
    wrapped = WrappedElement.list(around: slot?.elements ?? [], keeping: wrapped) { child in
      let wrapper = Modifier.Wrapper(around: child, core: core)
      var secondary: SecondaryNode?
      if view.modifier.secondary != nil {
        let context = NodeContext(core: core, parent: self, environment: environment)
        secondary = SecondaryNode(of: wrapper, context)
      }
      let item = WrappedElement(child: child, wrapper: wrapper, secondary: secondary)
      update(item)
      return item
    }
    return wrapped.map(\.wrapper)
  }

  override package func update(
    _ view: ModifiedContent<Content, Modifier>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    slot = reconciled(slot, with: view.content)
    for item in wrapped { update(item) }
  }

  private func update(_ item: WrappedElement) {
    item.wrapper.layoutDirection = environment.layoutDirection
    // All of them were made above.
    view.modifier.update(
      unsafeDowncast(item.wrapper, to: Modifier.Wrapper.self), environment: environment)
    if let secondary = view.modifier.secondary {
      item.secondary?.show(secondary, environment: environment)
    }
  }
}

/// An element of a modifier's content, and what the modifier put around it.
///
/// Of no generic type: the runtime would make a dictionary of such, and all that a dictionary needs,
/// anew for each combination of a view and a modifier.
@MainActor
private struct WrappedElement {
  let child: LayoutElement
  let wrapper: WrapperElement
  let secondary: SecondaryNode?

  /// One for each child, in order.
  ///
  /// - Parameters:
  ///   - children: The elements to wrap.
  ///   - known: Those wrapped so far; the ones whose child is gone are disposed of.
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

/// The root of what a modifier places beside its content, such as a background.
///
/// Changes in there concern the wrapper alone.
package final class SecondaryNode: Node {
  private weak var wrapper: WrapperElement?
  private var slot: Node?

  init(of wrapper: WrapperElement, _ context: NodeContext) {
    self.wrapper = wrapper
    super.init(context)
    wrapper.secondarySource = { [weak self] in self?.elements ?? [] }
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
