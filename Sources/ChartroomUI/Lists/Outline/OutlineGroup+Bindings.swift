extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates views for bindings to identifiable elements and their descendants.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements at the top of the tree.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - content: A closure that creates the view of a binding to an element.
  public init<Elements>(
    _ data: Binding<Elements>, children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Leaf
  )
  where
    Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  /// Creates views for bindings to elements and their descendants.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements at the top of the tree.
  ///   - id: The key path of the id of an element.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - content: A closure that creates the view of a binding to an element.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    children: WritableKeyPath<Elements.Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Leaf
  ) where Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }

  /// Creates views for bindings to an identifiable element and its descendants.
  ///
  /// - Parameters:
  ///   - root: A binding to the element at the top of the tree.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - content: A closure that creates the view of a binding to an element.
  public init<Element, Elements>(
    _ root: Binding<Element>, children: WritableKeyPath<Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Element>) -> Leaf
  )
  where
    Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element == Element, Element: Identifiable, ID == Element.ID
  {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }

  /// Creates views for bindings to an element and its descendants.
  ///
  /// - Parameters:
  ///   - root: A binding to the element at the top of the tree.
  ///   - id: The key path of the id of an element.
  ///   - children: The key path of the children of an element, which are `nil` for a leaf.
  ///   - content: A closure that creates the view of a binding to an element.
  public init<Element, Elements>(
    _ root: Binding<Element>, id: KeyPath<Element, ID>,
    children: WritableKeyPath<Element, Elements?>,
    @ViewBuilder content: @escaping (Binding<Element>) -> Leaf
  )
  where
    Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element == Element
  {
    self.init(roots: [root], id: id, children: children, content: content)
  }
}
