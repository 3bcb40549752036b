import Foundation
public import Graphics

/// A view that gives its content a proxy, with which actions can scroll to a view in the content.
public struct ScrollViewReader<Content: View> {
  /// The closure that creates the content from the proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: A closure that creates the content from the proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { ScrollReaderNode(self, context) }
}

/// A proxy that scrolls to the views in the content of a `ScrollViewReader`.
public struct ScrollViewProxy {
  private let scope: ScrollScope

  @MainActor
  init(_ scope: ScrollScope) { self.scope = scope }

  /// Scrolls the scroll view that contains a view until that view is visible.
  ///
  /// The scroll takes place after the next layout. In the closure of `withAnimation`, it is animated: the content
  /// moves to the view over time. In lazy containers, the rows before the view are measured. Nothing happens if no
  /// view has the id.
  ///
  /// - Note: Unlike in SwiftUI, an id that is set inside the body of a row is unknown until the row has been
  ///   displayed.
  /// - Parameters:
  ///   - id: The id of the view, set by `id(_:)` or by a `ForEach`.
  ///   - anchor: The point of the view, in unit coordinates, to place at the same point of the scroll view,
  ///     as far as the content allows; `nil`, the default, selects the shortest scroll.
  /// - Precondition: It is called on the main actor, for example from an action.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // It is only used on the main actor.
    nonisolated(unsafe) let id = AnyHashable(id)
    MainActor.assumeIsolated { [scope] in scope.node?.scroll(to: id, anchor: anchor) }
  }
}

/// The node of a reader, to which its proxies refer.
@MainActor
final class ScrollScope {
  weak var node: Node?
}

/// The node of a `ScrollViewReader`.
final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
  private var slot: Node?
  private let scope = ScrollScope()

  override init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    super.init(view, context)
    scope.node = self
    evaluate()
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }

  override func update(_ view: ScrollViewReader<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    evaluate()
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    core.counts.bodies += 1
    core.didRefresh(self)
    let content = observing { view.content(ScrollViewProxy(scope)) }
    slot = reconciled(slot, with: content)
  }
}

/// The place to which a scroll view is scrolled.
@MainActor
enum ScrollDestination {
  /// The views of a node.
  case views(of: Node)
  /// A row of a lazy container.
  case row(Int, in: LazyElement)

  /// Scrolls the nearest scroll view to the place.
  fileprivate func reveal(anchor: UnitPoint?, in transaction: Transaction) {
    switch self {
    case .views(let node):
      let elements = node.elements.filter { $0.isPlaced && !$0.isLeaving }
      guard let first = elements.first else { return }
      let rect = elements.map { CGRect(origin: $0.position, size: $0.size) }
      Self.reveal(
        rect.reduce(rect[0]) { $0.union($1) }, below: first.parent, anchor: anchor, in: transaction)
    case .row(let row, let element):
      guard var rect = element.frame(ofRow: row) else { return }
      if element.layoutDirection == .rightToLeft {
        rect.origin.x = element.size.width - rect.maxX
      }
      Self.reveal(rect, below: element, anchor: anchor, in: transaction)
    }
  }

  /// Scrolls to a rectangle in the coordinates of an element.
  private static func reveal(
    _ rect: CGRect, below element: LayoutElement?, anchor: UnitPoint?, in transaction: Transaction
  ) {
    var rect = rect
    var element = element
    while let current = element {
      if let scroller = current as? ScrollElement {
        if scroller.layoutDirection == .rightToLeft {
          // The content begins at the right edge.
          rect.origin.x = scroller.size.width - rect.maxX
        }
        return scroller.reveal(rect, anchor: anchor, in: transaction)
      }
      rect = rect.offsetBy(dx: current.position.x, dy: current.position.y)
      element = current.parent
    }
  }
}

extension Node {
  /// Scrolls to a descendant after the layout.
  fileprivate func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    let transaction = Transaction.current
    core.scrollLater { [weak self] in
      guard let self, isAlive else { return }
      target(of: id)?.reveal(anchor: anchor, in: transaction)
      core.awaitEnd(of: transaction)
    }
  }

  /// Returns what an id identifies among the descendants, in their order.
  private func target(of id: AnyHashable) -> ScrollDestination? {
    // A loop, because a deep tree would overflow the stack.
    var waiting = Array(children.reversed())
    while let node = waiting.popLast() {
      if let found = node.scrollTarget(id) {
        guard case .views(let shown) = found else { return found }
        return hiddenRow(around: shown) ?? found
      }
      waiting += node.children.reversed()
    }
    return nil
  }

  /// Returns the outermost row that is not displayed around a descendant; `nil` if there is none.
  private func hiddenRow(around node: Node) -> ScrollDestination? {
    var hidden: ScrollDestination?
    var child = node
    while let parent = child.parent, parent !== self {
      hidden = parent.hiddenRow(of: child) ?? hidden
      child = parent
    }
    return hidden
  }
}
