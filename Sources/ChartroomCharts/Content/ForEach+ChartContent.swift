public import ChartroomUI

extension ForEach: ChartContent where Content: ChartContent {}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of each element, in order.
  ///
  /// - Complexity: O(*n*) for *n* elements. No object is allocated for an element.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    // The closure holds these rather than the view, whose type it would look up for each element.
    let (data, id, marks) = (content.data, content.id, content.content)
    collector.collectElements { run in
      @MainActor func add(_ element: Data.Element) {
        Content._collect(marks(element), into: collector)
        run.endElement(at: collector.markCount)
      }
      // The iterator of an array that is not known to be one would take longer than a mark.
      let array: Void? = data.withContiguousStorageIfAvailable {
        for element in $0 { add(element) }
      }
      if array == nil { for element in data { add(element) } }
      run.ids = { data.map { AnyHashable(id($0)) } }
    }
  }
}

// An empty view is content of charts and of views. The initialisers are disfavoured, so that empty views for the
// elements of a collection are views wherever both are possible.

extension ForEach where Content: ChartContent {
  /// Creates marks for elements that are identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - id: The key path of an element's id.
  ///   - content: A closure that creates the marks of an element.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: ChartContent {
  /// Creates marks for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - content: A closure that creates the marks of an element.
  @_disfavoredOverload
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for the integers in a range, each of which is its own id.
  ///
  /// - Parameters:
  ///   - data: The range of integers.
  ///   - content: A closure that creates the marks of an integer.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
