/// The Unicode encodings other than UTF-8 that the first bytes of a text can indicate.
package enum TextEncoding: String, CaseIterable, Sendable {
  case utf16 = "UTF-16"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32 = "UTF-32"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"

  /// Detects the encoding of a text by its byte order mark, or by the zero bytes of its first two characters,
  /// which are ASCII in JSON (RFC 4627, section 3).
  ///
  /// The result is `nil` for UTF-8, and if the encoding cannot be detected.
  ///
  /// - Parameter text: A text of any length.
  package init?(of text: [UInt8]) {
    switch text.prefix(4) {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: self = .utf32
    case let mark where mark.starts(with: [0xFF, 0xFE]) || mark.starts(with: [0xFE, 0xFF]):
      self = .utf16
    case let start where start.count >= 2:
      switch start.map({ $0 == 0 }) {
      case [true, true, true, false]: self = .utf32BigEndian
      case [false, true, true, true]: self = .utf32LittleEndian
      case [true, false], [true, false, true, false], [true, false, true]: self = .utf16BigEndian
      case [false, true], [false, true, false, true], [false, true, false]:
        self = .utf16LittleEndian
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the length of the UTF-8 byte order mark at the start of a text: 3 bytes or 0.
  package static func markLength(in text: [UInt8]) -> Int {
    text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
