import ChartroomUI

/// A result builder that combines the statements of a closure into the content of a chart.
///
/// It takes no `for` loops; use `ForEach`.
@resultBuilder
public struct ChartContentBuilder {
  /// Returns empty content for a closure without statements.
  public static func buildBlock() -> _TupleChartContent<> { _TupleChartContent() }

  /// Returns the content of a single statement unchanged.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Returns content that consists of the content of several statements, in order.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _TupleChartContent<repeat each Content> {
    _TupleChartContent(repeat each content)
  }

  /// Returns the content of an expression unchanged.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the content of an `if` statement without `else`, or `nil` if the condition is false.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Returns the content of the first branch of an `if`-`else` or `switch` statement.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(.first(first))
  }

  /// Returns the content of the second branch of an `if`-`else` or `switch` statement.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(.second(second))
  }

  /// Returns the content of a branch of an availability check, with its type erased.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// A fixed number of contents, as created by `ChartContentBuilder`.
///
/// This type is an implementation detail. Do not use it.
public struct _TupleChartContent<each Content: ChartContent> {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _TupleChartContent: PrimitiveChartContent {
  /// Adds the marks of each content.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    func collect<Each: ChartContent>(_ content: Each) { Each._collect(content, into: collector) }
    repeat collect(each content.content)
  }
}

/// One of two contents of a chart, depending on a condition.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {}

extension BuilderConditional: PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// Adds the marks of the shown content.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: collector)
    case .second(let content): FalseContent._collect(content, into: collector)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  /// Adds the marks of the content, if there is any.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    if let content { Wrapped._collect(content, into: collector) }
  }
}
