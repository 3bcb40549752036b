/// A type-erased view.
///
/// If the type of the content changes in an update, the state of the previous content is discarded.
public struct AnyView {
  private let content: any View

  /// Creates a type-erased view.
  ///
  /// - Parameter content: The view to erase. If it is an `AnyView`, it is not wrapped again.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Creates a type-erased view from a view whose type is unknown at compile time.
  public init(erasing content: any View) { self.content = content }
}

extension AnyView: RowWrapper {
  package var wrappedRow: (any View)? { content }
}

extension AnyView: RowContainer {
  static var rowCount: RowCount { RowCount.isInBody ? .one : .several }

  func appendRows(to list: inout RowList) {
    func append<Content: View>(_ content: Content) {
      list.append(content, part: ObjectIdentifier(Content.self))
    }
    append(content)
  }
}

extension AnyView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in
      @MainActor
      func show<Content: View>(_ content: Content) -> Node {
        node.reconciled(slot, with: content)
      }
      return show(view.content)
    }
  }
}
