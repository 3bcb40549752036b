/// The error for an option's text that is not a valid value.
package struct InvalidOption: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the value, with its article.
  var name: String
  /// A sentence that describes the valid values.
  var remedy: String

  /// The message without the option and its text, which the argument parser adds.
  package var description: String { "is not \(name). \(remedy)" }

  /// Returns the argument parser's message about an invalid option, reworded to begin with the option.
  ///
  /// - Parameter message: `The value 'x' is invalid for '--workers <n>': is not a worker count. Give …`
  /// - Returns: `--workers: 'x' is not a worker count. Give …`; `nil` for any other message.
  static func sentence(of message: String) -> String? {
    // A value can contain any text, so the last match counts.
    let pattern =
      /(?s)The value '(?<value>.*)' is invalid for '(?<option>--[a-z-]+) <[^>]*>': (?<error>is not .*)/
    guard let match = message.wholeMatch(of: pattern) else { return nil }
    return "\(match.option): '\(match.value)' \(match.error)"
  }
}
