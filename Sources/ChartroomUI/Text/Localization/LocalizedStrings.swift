import Foundation

/// Translations of the strings of an app, by table, language and key.
///
///     ContentView().environment(\._localizedStrings, try LocalizedStrings(folder: "App/Resources"))
///
/// The locale of the environment selects the language. A string without a translation is displayed in the language of
/// the sources.
public struct LocalizedStrings: Sendable {
  /// A translation.
  struct Entry: Hashable, Sendable {
    /// The string, with specifiers such as `%@`, and variables such as `%#@count@`.
    var format: String
    var variables: [String: Variable] = [:]
  }

  /// A part of a translation that depends on a number.
  struct Variable: Hashable, Sendable {
    /// The position of the number among the values of the string, from 0; `nil` for that of the variable.
    var argument: Int?
    /// The strings by plural category, such as `one`.
    var forms: [String: String]
    /// Whether specifiers of the strings refer to all values of the key, as they do without the variable.
    var isWhole = false
  }

  /// The translations of one table in one language, by key.
  typealias Strings = [String: Entry]

  private final class Storage: Sendable {
    let tables: [String: [String: Strings]]
    let sourceLanguage: String

    init(_ tables: [String: [String: Strings]], _ sourceLanguage: String) {
      self.tables = tables
      self.sourceLanguage = sourceLanguage
    }
  }

  private let storage: Storage

  /// Reads the translations in a folder and in the folders inside it.
  ///
  /// Files are `TABLE.xcstrings`, and `TABLE.strings` and `TABLE.stringsdict` in folders named `LANGUAGE.lproj`. The
  /// usual table is `Localizable`. If several files have a translation, the last one in the order of paths applies.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Throws: An error that names the file, if a file or the folder cannot be read.
  public init(folder: String) throws {
    var tables: [String: [String: Strings]] = [:]
    var sourceLanguage = "en"
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
      let table = url.deletingPathExtension().lastPathComponent
      let project = url.deletingLastPathComponent()
      do {
        switch url.pathExtension {
        case "xcstrings":
          let catalog = try StringCatalog(Data(contentsOf: url))
          sourceLanguage = catalog.sourceLanguage
          for (language, strings) in catalog.strings {
            tables[table, default: [:]][language, default: [:]].merge(strings) { $1 }
          }
        case "strings", "stringsdict":
          guard project.pathExtension == "lproj" else { continue }
          let name = project.deletingPathExtension().lastPathComponent
          let language = name == "Base" ? sourceLanguage : name
          let strings = try StringsFile(Data(contentsOf: url)).strings
          tables[table, default: [:]][language, default: [:]].merge(strings) { $1 }
        default: continue
        }
      } catch {
        throw LocalizedStringsError(path: url.path, reason: "\(error)")
      }
    }
    storage = Storage(tables, sourceLanguage)
  }

  /// Returns the entry of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - locale: The locale, whose language and region select the translation.
  /// - Returns: The entry and its language; `nil` if there is none.
  func entry(of key: String, table: String?, in locale: Locale) -> (Entry, language: String)? {
    guard let languages = storage.tables[table ?? "Localizable"] else { return nil }
    let identifier = locale.identifier.prefix { $0 != "@" }.replacing("_", with: "-")
    let code = locale.language.languageCode?.identifier ?? ""
    let script = locale.language.script.map { "\(code)-\($0.identifier)" } ?? code
    for language in [String(identifier), script, code, storage.sourceLanguage] {
      if let entry = languages[language]?[key] { return (entry, language) }
    }
    return nil
  }
}

extension LocalizedStrings: Hashable {
  /// Returns whether both are copies of the same translations.
  public static func == (lhs: LocalizedStrings, rhs: LocalizedStrings) -> Bool {
    lhs.storage === rhs.storage
  }

  /// Hashes the identity of the translations.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

/// An error of a file of translations.
struct LocalizedStringsError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String {
    "the translations in '\(path)' cannot be read: \(reason). Expected a file written by Xcode."
  }
}

extension EnvironmentValues {
  /// The translations of string literals; `nil`, the default, for none.
  public var _localizedStrings: LocalizedStrings? {
    get { fontTraits.rare.strings }
    set { fontTraits.rare.strings = newValue }
  }
}
