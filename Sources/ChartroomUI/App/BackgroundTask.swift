/// A kind of background task of an app.
public struct BackgroundTask<Request, Response>: Sendable {
  private let identifier: String

  fileprivate init(_ identifier: String) { self.identifier = identifier }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns the task that updates the app.
  public static func appRefresh(_ identifier: String) -> Self { Self(identifier) }

  /// Returns the task of a session that loads data.
  public static func urlSession(_ identifier: String) -> Self { Self(identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The task of a session that loads data, with any identifier.
  public static var urlSession: Self { Self("urlSession") }
}

nonisolated extension Scene {
  /// Sets the action of a background task.
  ///
  /// Accepted, and has no effect: an app that is rendered has no background.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
