/// A view that creates one view for each element of a collection, identified by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The collection of elements.
  public let data: Data
  /// Returns the view of an element.
  public let content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// Creates views for elements with an id at a key path.
  ///
  /// Only the first of several elements with the same id is displayed.
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
  /// Creates views for the integers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
