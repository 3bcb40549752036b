import Foundation

/// The contents of a file of the kind `strings` or `stringsdict`.
struct StringsFile {
  /// The translations by key.
  private(set) var strings: LocalizedStrings.Strings = [:]

  /// Reads a property list.
  ///
  /// - Throws: An error if it is not a dictionary of strings and plural rules.
  init(_ data: Data) throws {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else {
      throw StringsFormatError(expected: "a dictionary of strings")
    }
    for (key, value) in entries {
      if let string = value as? String {
        strings[key] = LocalizedStrings.Entry(format: string)
      } else if let rules = value as? [String: Any],
        let format = rules["NSStringLocalizedFormatKey"] as? String
      {
        var entry = LocalizedStrings.Entry(format: format)
        for (name, variable) in rules {
          guard let variable = variable as? [String: String] else { continue }
          entry.variables[name] = LocalizedStrings.Variable(
            forms: variable.filter { PluralCategory(rawValue: $0.key) != nil })
        }
        strings[key] = entry
      } else {
        throw StringsFormatError(expected: "a string or a plural rule for the key '\(key)'")
      }
    }
  }
}

/// An error of the structure of a file of translations.
struct StringsFormatError: Error, CustomStringConvertible {
  let expected: String

  var description: String { "expected \(expected)" }
}
