public import Foundation

extension PersonNameComponents {
  /// A format of the names of persons.
  ///
  /// The type is that of Foundation on Apple's platforms, which is not available on Linux.
  ///
  /// - Note: Unlike in Foundation, the parts of all names are in the order of English.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// The parts of a name.
    public enum Style: Hashable, Codable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts but the nickname.
      case long
      /// The first letters of the given name and of the family name.
      case abbreviated
    }

    /// The parts that are written.
    public var style: Style

    /// Creates a format.
    public init(style: Style = .medium) { self.style = style }

    /// Returns the parts of a name that exist, separated by spaces.
    public func format(_ value: PersonNameComponents) -> String {
      func joined(_ parts: String?..., by separator: String = " ") -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
      }
      switch style {
      case .short:
        return [value.nickname, value.givenName, value.familyName].compactMap { $0 }
          .first { !$0.isEmpty } ?? ""
      case .medium: return joined(value.givenName, value.familyName)
      case .long:
        return joined(
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix)
      case .abbreviated:
        func initial(_ name: String?) -> String? { (name?.first).map { $0.uppercased() } }
        return joined(initial(value.givenName), initial(value.familyName), by: "")
      }
    }
  }

  /// Returns the given name and the family name.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Returns the text of the name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a format of the names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
