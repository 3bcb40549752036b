import ChartroomUI

/// A result builder that combines the statements of a closure into the content of a chart.
///
/// `for` loops are not supported; use `ForEach`.
@resultBuilder
public struct ChartContentBuilder: _PartsBuilder {
  /// Returns the content of a single statement unchanged.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Returns content that consists of the content of several statements, in order.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _TupleParts<repeat each Content> {
    _TupleParts(repeat each content)
  }

  /// The functions `buildPartialBlock(first:)` and `buildPartialBlock(accumulated:next:)`, which combine content one
  /// piece after the other.
  ///
  /// Apps can call them to combine content without a closure. The compiler calls `buildBlock` for the statements of a
  /// closure, so that their content is not nested.
  public static var buildPartialBlock: _PartialBlocks { _PartialBlocks() }

  /// Returns the content of an expression unchanged.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the content of a branch of an availability check, with its type erased.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// The functions that combine the content of a chart one piece after the other.
///
/// This type is an implementation detail. Do not use it.
public struct _PartialBlocks {
  /// Returns the first piece of content unchanged.
  public func callAsFunction<Content: ChartContent>(first: Content) -> Content { first }

  /// Returns content that consists of the content so far and the next piece.
  public func callAsFunction<Accumulated: ChartContent, Next: ChartContent>(
    accumulated: Accumulated, next: Next
  ) -> _TupleParts<Accumulated, Next> {
    _TupleParts(accumulated, next)
  }
}

extension _TupleParts: ChartContent where repeat each Content: ChartContent {}

extension _TupleParts: PrimitiveChartContent where repeat each Content: ChartContent {
  /// Adds the marks of each piece of content, in order.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    var number = 0
    func collect<Each: ChartContent>(_ content: Each) {
      collector.collect(content, asPart: number)
      number += 1
    }
    repeat collect(each content.content)
  }
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {}

extension BuilderConditional: PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// Adds the marks of the branch that was taken.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    switch content.storage {
    case .first(let content): collector.collect(content, asPart: 0)
    case .second(let content): collector.collect(content, asPart: 1)
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
