/// A structure that creates content for each element of a collection.
///
/// Each view and its state are identified by the id of the element. Of several elements with equal ids, each is
/// identified by its number among them, so that its state passes to another one if the order changes.
/// `Stage.repeatedIDs` then contains the id.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection of elements, in the order of their content.
  public var data: Data
  /// The closure that creates the content of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// The actions with which the user edits the elements as rows of a list; `nil` if none are set.
  var edits: RowEdits?

  /// Creates content of any kind.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - id: A closure that returns the id of an element.
  ///   - content: A closure that creates the content of an element.
  package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> Node { ForEachNode(self, context) }
}

extension ForEach where Content: View {
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
    self.init(data: data, id: Self.reader(of: id), content: content)
  }
}

extension ForEach {
  /// Returns a closure that reads the id of an element.
  ///
  /// Reading `\.self` as a key path would take a tenth of the time in which a row is updated.
  private static func reader(of id: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
    guard ID.self == Data.Element.self, id == \Data.Element.self as AnyKeyPath else {
      return { $0[keyPath: id] }
    }
    return { unsafeBitCast($0, to: ID.self) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates views for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - content: A closure that creates the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the integers in a range, whose ids are their distances from the first one.
  ///
  /// The ids are the tags of the views in a picker or a list, so that in `ForEach(2..<5)`, the tag of 2 is 0. With
  /// `id: \.self`, it is 2.
  ///
  /// - Parameters:
  ///   - data: The range of integers.
  ///   - content: A closure that creates the view of an integer.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    let first = data.lowerBound
    self.init(data: data, id: { $0 - first }, content: content)
  }
}
