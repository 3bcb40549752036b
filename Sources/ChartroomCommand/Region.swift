import Foundation

/// Locales and time zones by name.
///
/// Unknown names are refused, so that a typing error never gives a picture in another language or
/// at another hour.
enum Region {
  /// Reads a locale such as `de_DE`, `zh-Hant-TW` or `fr`.
  static func locale(_ text: String) throws(ToolError) -> Locale {
    guard let identifier = canonicalLocale(text) else {
      throw ToolError(
        .usage, "'\(text)' is not a locale. Give a language and a region, as en_US or de_DE.")
    }
    return Locale(identifier: identifier)
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

  /// Reads a time zone of the IANA list, such as `Europe/Berlin` or `UTC`.
  static func timeZone(_ text: String) throws(ToolError) -> TimeZone {
    if let zone = TimeZone(identifier: text) { return zone }
    let near = TimeZone.knownTimeZoneIdentifiers.first { name in
      let wanted = text.lowercased().replacing(" ", with: "_")
      let name = name.lowercased()
      return !wanted.isEmpty && (name == wanted || name.hasSuffix("/" + wanted))
    }
    let hint = near.map { "Did you mean \($0)?" } ?? "Give an IANA name, as UTC or Europe/Berlin."
    throw ToolError(.usage, "'\(text)' is not a time zone. \(hint)")
  }
}
