public import Foundation

/// An action that opens a URL.
///
/// An app sets a handler with `environment(\.openURL, OpenURLAction { … })`. The default action opens
/// nothing, because a server has no program to open a URL.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The response of a handler to a URL.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    /// The handler has opened the URL.
    public static let handled = Result(isAccepted: true)
    /// The handler has not opened the URL.
    public static let discarded = Result(isAccepted: false)
    /// A request that the system open the URL; ignored.
    public static let systemAction = Result(isAccepted: false)
    /// A request that the system open another URL; ignored.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private nonisolated(unsafe) let handler: (URL) -> Result

  /// Creates an action.
  ///
  /// - Parameter handler: A closure that opens a URL.
  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL, and reports whether it was opened.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: A closure that receives `true` if the handler has opened the URL.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// An action that opens a URL; by default it opens nothing.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
