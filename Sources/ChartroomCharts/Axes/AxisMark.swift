import ChartroomUI

/// A mark of an axis at a value: a grid line, a tick, a label, or a type that is composed of them.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of the body.
  associatedtype Body: AxisMark
  /// The content, composed of other content.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds a mark to an axis.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  @MainActor @preconcurrency static func _collect(
    _ content: Self, into collector: _AxisMarkCollector)
}

extension AxisMark {
  /// Adds the marks of the body.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    Body._collect(content.body, into: collector)
  }
}

extension Never: AxisMark {
  /// Satisfies the protocol and is never called, because `Never` has no values.
  @MainActor @preconcurrency
  public static func _collect(_ content: Never, into collector: _AxisMarkCollector) {}
}

/// A built-in mark of an axis.
@MainActor
package protocol PrimitiveAxisMark: AxisMark where Body == Never {}

extension PrimitiveAxisMark {
  /// The body of a built-in mark, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

/// A result builder that combines the statements of a closure into the marks of an axis at a value.
@resultBuilder
public struct AxisMarkBuilder: _PartsBuilder {
  /// Returns the content of a single statement unchanged.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Returns content that consists of the content of several statements, in order.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> _TupleParts<repeat each Content> {
    _TupleParts(repeat each content)
  }

  /// Returns the content of an expression unchanged.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Returns the content of a branch of an availability check, with its type erased.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

extension _TupleParts: AxisMark where repeat each Content: AxisMark {}

extension _TupleParts: PrimitiveAxisMark where repeat each Content: AxisMark {
  /// Adds the marks of each piece of content, in order.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    func collect<Each: AxisMark>(_ content: Each) { Each._collect(content, into: collector) }
    repeat collect(each content.content)
  }
}

extension BuilderConditional: AxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {}

extension BuilderConditional: PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  /// Adds the marks of the branch that was taken.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: collector)
    case .second(let content): FalseContent._collect(content, into: collector)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  /// Adds the marks of the content, if there is any.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    if let content { Wrapped._collect(content, into: collector) }
  }
}
