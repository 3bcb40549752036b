import ChartroomUI

/// The content of a chart: marks, groups of marks, or types that are composed of them.
///
/// A type that conforms in its declaration is isolated to the main actor. Built-in marks and modifiers are
/// nonisolated.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent
  /// The content, composed of other content.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the marks of some content to a chart.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  @MainActor @preconcurrency static func _collect(
    _ content: Self, into collector: _MarkCollector)
}

extension ChartContent {
  /// Adds the marks of the body.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Body._collect(content.body, into: collector)
  }
}

extension Never: ChartContent {
  /// Satisfies the protocol and is never called, because `Never` has no values.
  @MainActor @preconcurrency
  public static func _collect(_ content: Never, into collector: _MarkCollector) {}
}

/// Built-in content, which adds its marks itself.
///
/// Built-in content conforms in an extension, so that its initialisers are nonisolated.
@MainActor
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// The body of built-in content, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}
