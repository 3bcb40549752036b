import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Translations")
struct LocalizedStringsTests {
  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello, %@!": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo, **%@**!"}}}},
      "%@ of %lld": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%2$lld, %1$@ (100%%)"}}}},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
      "%lld birds in %lld trees": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "ein Vogel"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg Vögel"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "einem Baum"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg Bäumen"}}}}}}}}},
      "Untranslated": {}
    }}
    """
  private let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>in %#@days@</string>
      <key>days</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>no time</string>
        <key>one</key><string>%lld day</string>
        <key>other</key><string>%lld days</string>
      </dict></dict></dict></plist>
    """

  private func shown(_ texts: [Text], locale: String, files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, contents) in files {
      let url = URL(fileURLWithPath: folder.path).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: url)
    }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment._localizedStrings = try LocalizedStrings(folder: folder.path)
    return stage(environment: environment) {
      VStack { ForEach(texts.indices, id: \.self) { texts[$0] } }
    }.drawList().strings
  }

  @Test("a resource is translated by its own key and table")
  func resources() throws {
    let files = [
      "de.lproj/Items.strings": "\"title\" = \"Titel\"; \"count\" = \"%lld Stück\";",
      "de.lproj/Localizable.strings": "\"title\" = \"Überschrift\";",
    ]
    let texts = [
      Text(LocalizedStringResource("title", defaultValue: "Title")),
      Text(LocalizedStringResource("title", defaultValue: "Title", table: "Items")),
      Text(LocalizedStringResource("count", defaultValue: "\(1_234) items", table: "Items")),
      Text("See \(LocalizedStringResource("title", defaultValue: "Title"))"),
    ]
    #expect(
      try shown(texts, locale: "de", files: files)
        == ["Überschrift", "Titel", "1.234 Stück", "See Überschrift"])
    #expect(
      try shown(texts, locale: "fr", files: files)
        == ["Title", "Title", "1\u{202F}234 items", "See Title"])
  }

  @Test("a catalogue translates literals, with values in any order and Markdown")
  func catalogue() throws {
    let files = ["App/Localizable.xcstrings": catalog]
    let texts = [
      Text("Hello, \("*Ada*")!"), Text("\("page") of \(1_234)"), Text("Untranslated"),
      Text("Unknown"),
      Text(verbatim: "Hello, %@!"),
    ]
    #expect(
      try shown(texts, locale: "de_AT", files: files)
        == ["Hallo, *Ada*!", "1.234, page (100%)", "Untranslated", "Unknown", "Hello, %@!"])
    #expect(
      try shown(texts, locale: "fr_FR", files: files).prefix(2)
        == ["Hello, *Ada*!", "page of 1\u{202F}234"])
  }

  @Test("plural forms follow the rules of the language")
  func plurals() throws {
    let files = ["Localizable.xcstrings": catalog]
    let texts = [1, 2, 5, 21, 1_000].map { Text("\($0) files") }
    #expect(
      try shown(texts, locale: "ru_RU", files: files)
        == ["1 файл", "2 файла", "5 файлов", "21 файл", "1\u{A0}000 файлов"])
    #expect(try shown(texts, locale: "sv_SE", files: files).prefix(2) == ["1 file", "2 files"])
    let birds = [Text("\(1) birds in \(3) trees"), Text("\(2) birds in \(1) trees")]
    #expect(
      try shown(birds, locale: "de_DE", files: files)
        == ["ein Vogel in 3 Bäumen", "2 Vögel in einem Baum"])
  }

  @Test("files of strings and of plural rules are by language, and tables by name")
  func strings() throws {
    let files = [
      "de.lproj/Localizable.strings":
        "/* A title. */\n\"Steps\" = \"Schritte\";\n\"%lld m\" = \"%lld Meter\";",
      "de.lproj/Other.strings": "\"Steps\" = \"Stufen\";",
      "en.lproj/Localizable.stringsdict": stringsdict,
    ]
    let texts = [
      Text("Steps"), Text("Steps", tableName: "Other"), Text("\(5) m"), Text("\(5) days"),
    ]
    #expect(
      try shown(texts, locale: "de", files: files)
        == ["Schritte", "Stufen", "5 Meter", "in 5 days"])
    #expect(
      try shown([0, 1, 3].map { Text("\($0) days") }, locale: "en_US", files: files)
        == ["in no time", "in 1 day", "in 3 days"])
  }

  @Test("a file that cannot be read is an error with its path")
  func errors() throws {
    for (name, contents) in [
      ("Localizable.xcstrings", "{"), ("de.lproj/Localizable.strings", "\"a\" = ;"),
      (
        "de.lproj/Localizable.stringsdict",
        "<plist><dict><key>a</key><integer>1</integer></dict></plist>"
      ),
    ] {
      let error = #expect(throws: (any Error).self) {
        try shown([], locale: "de", files: [name: contents])
      }
      #expect("\(error as Any)".contains(name))
    }
  }
}
