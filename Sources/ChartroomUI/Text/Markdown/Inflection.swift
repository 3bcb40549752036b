import Foundation

/// The agreement of a noun with a number, in the markup `^[3 dog](inflect: true)`.
///
/// English nouns have their plural unless the number is 1; in other languages, only the markup is removed.
///
/// - Note: Unlike in SwiftUI, where a dictionary knows all nouns of several languages, the rules are those of regular
///   English nouns and a few others.
enum Inflection {
  /// Returns a string without the markup.
  ///
  /// - Parameters:
  ///   - string: The string, with placeholders for values.
  ///   - isEnglish: Whether nouns are inflected.
  ///   - text: Returns a phrase with its values.
  /// - Returns: The string.
  static func resolved(
    _ string: String, isEnglish: Bool, text: (Substring) -> String
  ) -> String {
    guard string.contains("^[") else { return string }
    return string.replacing(/\^\[([^\[\]]*)\]\(([^()]*)\)/) { match in
      let phrase = match.output.1
      guard isEnglish, match.output.2.contains(/inflect:\s*true/) else { return String(phrase) }
      let text = text(phrase)
      let number = text.prefix { !$0.isLetter }.filter { !$0.isWhitespace }
      guard number.contains(where: \.isNumber), number != "1" else { return String(phrase) }
      // The noun can be a value, in which no Markdown is read.
      guard !phrase.contains(where: \.isLetter) else { return plural(of: phrase) }
      return plural(of: text[...]).replacing(/[!-\/:-@\[-`{-~]/) { "\\" + $0.output }
    }
  }

  /// Returns a phrase with the plural of its last word.
  private static func plural(of phrase: Substring) -> String {
    guard let last = phrase.lastIndex(where: \.isLetter) else { return String(phrase) }
    let start = phrase[...last].lastIndex { !$0.isLetter }.map { phrase.index(after: $0) }
    let word = phrase[(start ?? phrase.startIndex)...last]
    return phrase[..<word.startIndex] + plural(ofWord: String(word)) + phrase[word.endIndex...]
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "half": "halves",
    "knife": "knives", "life": "lives", "shelf": "shelves", "loaf": "loaves", "wolf": "wolves",
    "sheep": "sheep", "fish": "fish", "deer": "deer", "series": "series", "species": "species",
    "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes",
  ]

  private static func plural(ofWord word: String) -> String {
    let lower = word.lowercased()
    if let other = irregular[lower] {
      return word.first?.isUppercase == true
        ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) ? word + "es" : word + "s"
  }
}
