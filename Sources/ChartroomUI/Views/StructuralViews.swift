/// Nothing: takes no place and draws nothing.
public struct EmptyView: PrimitiveView {
  /// Creates the view.
  public init() {}

  package func makeNode(_ context: NodeContext) -> Node { TypedNode(self, context) }
}

/// Several views in a row of statements.
public struct TupleView<each Content: View>: PrimitiveView {
  package let content: (repeat each Content)

  package init(_ content: repeat each Content) { self.content = (repeat each content) }

  package func makeNode(_ context: NodeContext) -> Node { TupleNode(self, context) }
}

/// One of two views, by a condition.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  package func makeNode(_ context: NodeContext) -> Node {
    var showsFirst: Bool?
    return SlotNode(self, context) { view, slot, node in
      // Branches of one type are still two places: each keeps state of its own.
      @MainActor func kept(first isFirst: Bool) -> Node? {
        defer { showsFirst = isFirst }
        guard showsFirst != isFirst else { return slot }
        slot?.dispose()
        return nil
      }
      return switch view.storage {
      case .first(let content): node.reconciled(kept(first: true), with: content)
      case .second(let content): node.reconciled(kept(first: false), with: content)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: built-in views have no body.
  public var body: Never { preconditionFailure("Optional is built in and has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in
      switch view {
      case .some(let content): node.reconciled(slot, with: content)
      case .none: node.reconciled(slot, with: EmptyView())
      }
    }
  }
}

/// Several views that modifiers apply to one by one.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in node.reconciled(slot, with: view.content) }
  }
}

/// A view whose type is hidden.
///
/// Content of another type than before is a new view with new state.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Hides the type of `content`.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Hides the type of `content`.
  public init(erasing content: any View) { self.content = content }

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

/// One view for each element of a collection, found again by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The collection.
  public let data: Data
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// Creates views for elements whose id lies at a key path.
  ///
  /// Of several elements with one id only the first is shown.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  package func makeNode(_ context: NodeContext) -> Node { ForEachNode(self, context) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
