import ChartroomUI

/// The content of an axis: one or several `AxisMarks`, and types that are composed of them.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of the body.
  associatedtype Body: AxisContent
  /// The content, composed of other content.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the marks of some content to an axis.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  @MainActor @preconcurrency static func _collect(
    _ content: Self, into collector: _AxisCollector)
}

extension AxisContent {
  /// Adds the marks of the body.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisCollector) {
    Body._collect(content.body, into: collector)
  }
}

extension Never: AxisContent {
  /// Satisfies the protocol and is never called, because `Never` has no values.
  @MainActor @preconcurrency
  public static func _collect(_ content: Never, into collector: _AxisCollector) {}
}

/// Built-in content of an axis.
@MainActor
package protocol PrimitiveAxisContent: AxisContent where Body == Never {}

extension PrimitiveAxisContent {
  /// The body of built-in content, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

/// A result builder that combines the statements of a closure into the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  /// Returns the content of a single statement unchanged.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Returns content that consists of the content of several statements.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> _TupleAxisContent<repeat each Content> {
    _TupleAxisContent(repeat each content)
  }

  /// Returns the content of an `if` statement without `else`, or `nil` if the condition is false.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Returns the content of the first branch of a condition.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(.first(first))
  }

  /// Returns the content of the second branch of a condition.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(.second(second))
  }
}

/// A fixed number of contents of an axis, as created by `AxisContentBuilder`.
///
/// This type is an implementation detail. Do not use it.
public struct _TupleAxisContent<each Content: AxisContent> {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _TupleAxisContent: PrimitiveAxisContent {
  /// Adds the marks of each content.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisCollector) {
    func collect<Each: AxisContent>(_ content: Each) { Each._collect(content, into: collector) }
    repeat collect(each content.content)
  }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {}

extension BuilderConditional: PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  /// Adds the marks of the shown content.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisCollector) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: collector)
    case .second(let content): FalseContent._collect(content, into: collector)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  /// Adds the marks of the content, if there is any.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisCollector) {
    if let content { Wrapped._collect(content, into: collector) }
  }
}
