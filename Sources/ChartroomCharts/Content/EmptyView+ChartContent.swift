public import ChartroomUI

extension EmptyView: ChartContent {
  /// The body of an empty view, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("EmptyView is built in and has no body") }

  /// Adds no marks.
  @MainActor @preconcurrency
  public static func _collect(_ content: EmptyView, into collector: _MarkCollector) {}
}
