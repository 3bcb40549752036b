import Foundation

/// The contents of a file of the kind `xcstrings`.
struct StringCatalog {
  private struct File: Decodable {
    struct Item: Decodable {
      let localizations: [String: Localization]?
    }

    struct Unit: Decodable {
      let value: String
    }

    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }

    struct Substitution: Decodable {
      let argNum: Int?
      let variations: Variations?
    }

    final class Localization: Decodable {
      let stringUnit: Unit?
      let variations: Variations?
      let substitutions: [String: Substitution]?
    }

    let sourceLanguage: String
    let strings: [String: Item]
  }

  /// The language in which the sources are written.
  let sourceLanguage: String
  /// The translations by language and key.
  private(set) var strings: [String: LocalizedStrings.Strings] = [:]

  /// Reads a catalogue.
  ///
  /// Of translations for devices, that for `iphone` or `other` applies.
  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    sourceLanguage = file.sourceLanguage
    for (key, item) in file.strings {
      for (language, localization) in item.localizations ?? [:] {
        guard let entry = Self.entry(localization) else { continue }
        strings[language, default: [:]][key] = entry
      }
    }
  }

  private static func entry(_ localization: File.Localization) -> LocalizedStrings.Entry? {
    if let devices = localization.variations?.device {
      return (devices["iphone"] ?? devices["other"]).flatMap(entry)
    }
    if let forms = localization.variations?.plural {
      let variable = LocalizedStrings.Variable(forms: values(forms), isWhole: true)
      return LocalizedStrings.Entry(format: "%#@_@", variables: ["_": variable])
    }
    guard let format = localization.stringUnit?.value else { return nil }
    var entry = LocalizedStrings.Entry(format: format)
    for (name, substitution) in localization.substitutions ?? [:] {
      entry.variables[name] = LocalizedStrings.Variable(
        argument: substitution.argNum.map { $0 - 1 },
        forms: values(substitution.variations?.plural ?? [:]))
    }
    return entry
  }

  private static func values(_ forms: [String: File.Localization]) -> [String: String] {
    forms.compactMapValues { $0.stringUnit?.value }
  }
}
