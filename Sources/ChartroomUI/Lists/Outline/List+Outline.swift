extension List where SelectionValue == Never {
  /// Creates a list of a tree of elements, whose branches are shown and hidden by taps.
  ///
  /// - Parameters:
  ///   - data: The elements at the top of the tree.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree of elements, whose branches are shown and hidden by taps.
  ///
  /// - Parameters:
  ///   - data: The elements at the top of the tree.
  ///   - id: The key path of the id of an element.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// Creates a list of a tree of elements, with a selected row.
  ///
  /// - Parameters:
  ///   - data: The elements at the top of the tree.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - selection: A binding to the id of the selected element; `nil` for none.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list of a tree of elements, with selected rows.
  ///
  /// - Parameters:
  ///   - data: The elements at the top of the tree.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - selection: A binding to the ids of the selected elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}
