/// The minus sign of numbers.
///
/// The formats of many locales have the hyphen of keyboards, which is shorter than the plus sign.
enum MinusSign {
  /// Returns the text of a number with the minus sign in place of hyphens.
  static func applied(to text: String) -> String { text.replacing("-", with: "\u{2212}") }
}
