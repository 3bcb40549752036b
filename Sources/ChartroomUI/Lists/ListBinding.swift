/// The ways in which people edit the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the ways.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions {
  /// The bit for moves.
  static var movement: Int { 1 }
  /// The bit for deletions.
  static var deletion: Int { 2 }
}

extension EditActions where Data: MutableCollection {
  /// Elements are moved.
  public static var move: EditActions { EditActions(rawValue: movement) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements are deleted.
  public static var delete: EditActions { EditActions(rawValue: deletion) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Elements are moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}

/// The places of the elements of a collection with their ids, over which a `ForEach` of bindings runs.
public typealias _BoundElements<Elements: Collection, ID> = LazyMapSequence<
  Elements.Indices, (Elements.Index, ID)
>

extension ForEach where Content: View {
  /// Creates views for bindings to elements that people edit; see `init(_:content:)`.
  ///
  /// A list performs the `editActions` on the binding, as with `onDelete(perform:)` and `onMove(perform:)`.
  public init<Elements>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == _BoundElements<Elements, ID>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, Elements.Index: Hashable, ID == Elements.Element.ID
  {
    self = Self(data, content: content).edited(by: editActions, data)
  }

  /// Creates views for bindings to elements that people edit; see `init(_:id:content:)`.
  ///
  /// A list performs the `editActions` on the binding, as with `onDelete(perform:)` and `onMove(perform:)`.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == _BoundElements<Elements, ID>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Index: Hashable
  {
    self = Self(data, id: id, content: content).edited(by: editActions, data)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of bindings to the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The ways in which people edit the elements, none by default.
  ///   - rowContent: Returns the row of an element from a binding to it.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable,
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>
  {
    self.init { Content(data, id: \.id, content: rowContent).edited(by: editActions, data) }
  }

  /// Creates a list of bindings to the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The path of the identity of an element.
  ///   - editActions: The ways in which people edit the elements, none by default.
  ///   - rowContent: Returns the row of an element from a binding to it.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data> = [],
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Content == ForEach<_BoundElements<Data, ID>, ID, RowContent>
  {
    self.init { ForEach(data, id: id, content: rowContent).edited(by: editActions, data) }
  }
}

extension List {
  /// Creates a list of bindings to the elements of a collection, with a selected row.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The ways in which people edit the elements, none by default.
  ///   - selection: A binding to the id of the selected element; `nil` for none.
  ///   - rowContent: Returns the row of an element from a binding to it.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable,
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) {
      Content(data, id: \.id, content: rowContent).edited(by: editActions, data)
    }
  }

  /// Creates a list of bindings to the elements of a collection, with selected rows.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The ways in which people edit the elements, none by default.
  ///   - selection: A binding to the ids of the selected elements.
  ///   - rowContent: Returns the row of an element from a binding to it.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable,
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>
  {
    self.init(selection: selection) {
      Content(data, id: \.id, content: rowContent).edited(by: editActions, data)
    }
  }

  /// Creates a list of the elements of a collection, with selected rows.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The path of the identity of an element.
  ///   - selection: A binding to the identities of the selected elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
