extension List {
  /// Creates a list of a tree of bindings.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements at the top.
  ///   - children: The path of the children in an element.
  ///   - rowContent: The row of a binding to an element.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == OutlineGroup<
      Binding<Elements>, Elements.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, SelectionValue == Never
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree of bindings.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements at the top.
  ///   - id: The path of the id in an element.
  ///   - children: The path of the children in an element.
  ///   - rowContent: The row of a binding to an element.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Content == OutlineGroup<
      Binding<Elements>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, SelectionValue == Never
  {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Creates a list of a tree of bindings with a selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements at the top.
  ///   - children: The path of the children in an element.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of a binding to an element.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == OutlineGroup<
      Binding<Elements>, Elements.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree of bindings with a selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements at the top.
  ///   - id: The path of the id in an element.
  ///   - children: The path of the children in an element.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of a binding to an element.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Content == OutlineGroup<
      Binding<Elements>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of a tree of bindings with a selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements at the top.
  ///   - children: The path of the children in an element.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of a binding to an element.
  public init<Elements, RowContent: View>(
    _ data: Binding<Elements>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == OutlineGroup<
      Binding<Elements>, Elements.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of a tree of bindings with a selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements at the top.
  ///   - id: The path of the id in an element.
  ///   - children: The path of the children in an element.
  ///   - selection: A binding to the selection.
  ///   - rowContent: The row of a binding to an element.
  public init<Elements, ID: Hashable, RowContent: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Content == OutlineGroup<
      Binding<Elements>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}
