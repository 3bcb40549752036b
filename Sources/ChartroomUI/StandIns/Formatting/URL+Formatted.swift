public import Foundation

extension URL {
  /// A format of URLs, in which users, passwords, queries and fragments are omitted by default.
  ///
  /// The type is that of Foundation on Apple's platforms, which is not available on Linux.
  ///
  /// - Note: Unlike in Foundation, users and passwords are never written, and no option has a condition but
  ///   `omitIfHTTPFamily`.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// Whether a part is written.
    public enum ComponentDisplayOption: Hashable, Codable, Sendable {
      /// The part is written.
      case always
      /// The part is omitted.
      case never
      /// The part is omitted in URLs of the schemes `http` and `https`.
      case omitIfHTTPFamily
    }

    private var scheme: ComponentDisplayOption
    private var host: ComponentDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    /// Creates a format.
    public init(
      scheme: ComponentDisplayOption = .always, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.host, self.port) = (scheme, host, port)
      (self.path, self.query, self.fragment) = (path, query, fragment)
    }

    /// Returns the parts of a URL that are not omitted.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let isHTTP = ["http", "https"].contains(parts.scheme?.lowercased())
      func text(_ option: ComponentDisplayOption, _ part: String?, _ form: (String) -> String)
        -> String
      {
        let isWritten = option == .always || option == .omitIfHTTPFamily && !isHTTP
        return isWritten ? part.map(form) ?? "" : ""
      }
      return text(scheme, parts.scheme) { $0 + (parts.host == nil ? ":" : "://") }
        + text(host, parts.host) { $0 } + text(port, parts.port.map { String($0) }) { ":" + $0 }
        + text(path, parts.path) { $0 } + text(query, parts.query) { "?" + $0 }
        + text(fragment, parts.fragment) { "#" + $0 }
    }

    /// Returns the format with another option of the scheme.
    public func scheme(_ option: ComponentDisplayOption) -> Self { with(\.scheme, option) }
    /// Returns the format with another option of the host.
    public func host(_ option: ComponentDisplayOption) -> Self { with(\.host, option) }
    /// Returns the format with another option of the port.
    public func port(_ option: ComponentDisplayOption) -> Self { with(\.port, option) }
    /// Returns the format with another option of the path.
    public func path(_ option: ComponentDisplayOption) -> Self { with(\.path, option) }
    /// Returns the format with another option of the query.
    public func query(_ option: ComponentDisplayOption) -> Self { with(\.query, option) }
    /// Returns the format with another option of the fragment.
    public func fragment(_ option: ComponentDisplayOption) -> Self { with(\.fragment, option) }

    private func with(
      _ part: WritableKeyPath<Self, ComponentDisplayOption>, _ option: ComponentDisplayOption
    ) -> Self {
      var copy = self
      copy[keyPath: part] = option
      return copy
    }
  }

  /// Returns the URL without its user, password, query and fragment.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Returns the text of the URL in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A format of URLs.
  public static var url: Self { Self() }
}
