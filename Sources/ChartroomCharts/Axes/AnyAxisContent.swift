/// Type-erased content of an axis.
public struct AnyAxisContent {
  private let content: any AxisContent

  /// Creates type-erased content.
  public init(_ content: any AxisContent) { self.content = content }

  /// Creates type-erased content.
  public init(erasing content: any AxisContent) { self.content = content }
}

extension AnyAxisContent: PrimitiveAxisContent {
  /// Adds the marks of the erased content.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisCollector) {
    func collect<Content: AxisContent>(_ content: Content) {
      Content._collect(content, into: collector)
    }
    collect(content.content)
  }
}

/// A type-erased mark of an axis.
public struct AnyAxisMark {
  private let mark: any AxisMark

  /// Creates a type-erased mark.
  public init(_ mark: any AxisMark) { self.mark = mark }

  /// Creates a type-erased mark.
  public init(erasing mark: any AxisMark) { self.mark = mark }
}

extension AnyAxisMark: PrimitiveAxisMark {
  /// Adds the erased mark.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    func collect<Mark: AxisMark>(_ mark: Mark) { Mark._collect(mark, into: collector) }
    collect(content.mark)
  }
}
