package import Foundation

/// Lookup of locales and time zones by name.
///
/// Unknown names return `nil`, so that a misspelling never changes the language or the hours of an image.
package enum RegionalSettings {
  /// Returns the locale with a name such as `de_DE`, `zh-Hant-TW` or `fr`; `nil` for an unknown name.
  package static func locale(_ name: String) -> Locale? {
    canonicalLocale(name).map(Locale.init(identifier:))
  }

  private static func canonicalLocale(_ text: String) -> String? {
    let known = Set(Locale.availableIdentifiers)
    if known.contains(text) { return text }
    var parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })[...]
    guard let language = parts.popFirst()?.lowercased(), known.contains(language) else {
      return nil
    }
    var result = [language]
    if let script = parts.first?.capitalized, script.count == 4,
      Locale.Script(script).isISOScript
    {
      result.append(script)
      parts.removeFirst()
    }
    if let region = parts.first?.uppercased(), Locale.Region(region).isISORegion {
      result.append(region)
      parts.removeFirst()
    }
    return parts.isEmpty ? result.joined(separator: "_") : nil
  }

  /// Returns the time zone with an IANA name such as `Europe/Berlin` or `UTC`; `nil` for an unknown name.
  package static func timeZone(_ name: String) -> TimeZone? { TimeZone(identifier: name) }

  /// Returns the IANA name that matches a name in another letter case or without the continent.
  ///
  /// - Parameter name: A name such as `europe/berlin` or `Berlin`.
  /// - Returns: The IANA name, such as `Europe/Berlin`; `nil` if none matches.
  package static func timeZoneName(like name: String) -> String? {
    let wanted = name.lowercased().replacing(" ", with: "_")
    guard !wanted.isEmpty else { return nil }
    return TimeZone.knownTimeZoneIdentifiers.first { known in
      let known = known.lowercased()
      return known == wanted || known.hasSuffix("/" + wanted)
    }
  }
}
