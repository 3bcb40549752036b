extension List {
  /// Creates a list of numbers with a selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of an element.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of numbers with a selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of an element.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of a tree with a selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The path of the id in an element.
  ///   - children: The path of the children in an element.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of a tree with a selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The path of the id in an element.
  ///   - children: The path of the children in an element.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of bindings with a selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The path of the id in an element.
  ///   - editActions: The ways in which people edit the elements, which the edit mode shows.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of an element.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data> = [],
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Content == ForEach<_BoundElements<Data, ID>, ID, RowContent>
  {
    self.init(selection: selection) {
      ForEach(data, id: id, content: rowContent).edited(by: editActions, data)
    }
  }

  /// Creates a list of bindings with a selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The path of the id in an element.
  ///   - editActions: The ways in which people edit the elements, which the edit mode shows.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of an element.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data> = [],
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Content == ForEach<_BoundElements<Data, ID>, ID, RowContent>
  {
    self.init(selection: selection) {
      ForEach(data, id: id, content: rowContent).edited(by: editActions, data)
    }
  }
}
