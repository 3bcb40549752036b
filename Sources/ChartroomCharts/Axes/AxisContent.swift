import ChartroomUI

/// The content of an axis: one or several `AxisMarks`, or types that are composed of them.
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
public struct AxisContentBuilder: _PartsBuilder {
  /// Returns the content of a single statement unchanged.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Returns content that consists of the content of several statements, in order.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> _TupleParts<repeat each Content> {
    _TupleParts(repeat each content)
  }

  /// Returns the content of an expression unchanged.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the content of a branch of an availability check, with its type erased.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

extension _TupleParts: AxisContent where repeat each Content: AxisContent {}

extension _TupleParts: PrimitiveAxisContent where repeat each Content: AxisContent {
  /// Adds the marks of each piece of content, in order.
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
  /// Adds the marks of the branch that was taken.
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

nonisolated extension AxisContent {
  /// Returns the content unchanged, because the marks of an axis need no layer.
  public func compositingLayer() -> some AxisContent { self }
}
