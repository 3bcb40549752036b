/// A view that creates one view for each element of a collection.
///
/// Each view and its state are identified by the id of the element. Of several elements with equal ids, only
/// the first is displayed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  /// The collection of elements, in the order of their views.
  public let data: Data
  /// The closure that creates the view of an element.
  public let content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// Creates views for elements that are identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - id: The key path of an element's id.
  ///   - content: A closure that creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }
}

extension ForEach: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { ForEachNode(self, context) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - content: A closure that creates the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views for the integers in a range, each of which is its own id.
  ///
  /// - Parameters:
  ///   - data: The range of integers.
  ///   - content: A closure that creates the view of an integer.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
