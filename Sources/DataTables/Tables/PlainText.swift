import CKernels

/// The text of a data file in UTF-8.
package struct PlainText {
  /// The bytes in UTF-8, without a byte order mark.
  package let bytes: [UInt8]
  /// The encoding of the file if it was another one, and the line ends if they are carriage returns, in sentences.
  package let assumptions: [String]

  /// The assumption about files of old Macs.
  static let carriageReturns = "Lines end in carriage returns."

  /// Decodes the bytes of a file.
  ///
  /// UTF-8 and UTF-16 are recognised by a byte order mark, UTF-16 also by its zero bytes. Bytes that are not UTF-8 are
  /// decoded as Windows-1252, which contains Latin-1. Carriage returns become line feeds if the file has none of those.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - name: The name of the file for messages.
  ///   - hasRawOption: Whether the user can read raw values with `--raw` instead; false by default.
  /// - Throws: `TableError` for UTF-32, invalid UTF-16 and binary data.
  /// - Complexity: O(*n*)
  package init(
    _ bytes: [UInt8], name: String, hasRawOption: Bool = false
  ) throws(TableError) {
    if let format = BinaryFormat(of: bytes) { throw format.error(name: name) }
    let (text, encoding) = try Self.decoded(bytes, name, hasRawOption)
    // The first line feed of other files ends this search.
    guard !text.contains(UInt8(ascii: "\n")),
      text.dropLast().contains(UInt8(ascii: "\r"))
    else {
      (self.bytes, assumptions) = (text, [encoding].compactMap(\.self))
      return
    }
    self.bytes = text.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 }
    assumptions = [encoding, Self.carriageReturns].compactMap(\.self)
  }

  /// Returns the text of a file, with the assumption about its encoding.
  private static func decoded(
    _ bytes: [UInt8], _ name: String, _ hasRawOption: Bool
  ) throws(TableError) -> ([UInt8], String?) {
    if let encoding = TextEncoding(of: bytes) {
      return (try decoded(bytes, encoding, name), "The file is \(encoding.rawValue).")
    }
    let start = TextEncoding.markLength(in: bytes)
    let prefix = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { ck_plain_prefix($0, bytes.count) } ?? 0
    }
    if prefix == bytes.count {
      return (start == 0 ? bytes : Array(bytes[start...]), nil)
    }
    if let place = bytes[prefix...].firstIndex(of: 0) {
      let remedy = hasRawOption ? ", or read raw values with their types, such as --raw f64" : ""
      throw TableError(
        file: name,
        message:
          "byte \(place + 1) is zero, so that the file is not a text. Give a file of text\(remedy)."
      )
    }
    return (
      decodedWindows1252(bytes),
      "The file is not UTF-8 and was read as Windows-1252, which contains Latin-1."
    )
  }

  private static func decoded(
    _ bytes: [UInt8], _ encoding: TextEncoding, _ name: String
  ) throws(TableError) -> [UInt8] {
    let isLittle: Bool
    switch encoding {
    case .utf16: isLittle = bytes[0] == 0xFF
    case .utf16LittleEndian: isLittle = true
    case .utf16BigEndian: isLittle = false
    case .utf32, .utf32LittleEndian, .utf32BigEndian:
      throw TableError(
        file: name,
        message: "the file is UTF-32, expected UTF-8. Convert it: iconv -f UTF-32 -t UTF-8.")
    }
    let start = encoding == .utf16 ? 2 : 0
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard (bytes.count - start).isMultiple(of: 2),
      let text = String(validating: units, as: UTF16.self), !text.unicodeScalars.contains("\0")
    else {
      throw TableError(
        file: name,
        message: "the file is neither UTF-8 nor valid UTF-16. Give a file of text.")
    }
    return Array(text.utf8)
  }

  /// The scalars of the bytes from 0x80 to 0x9F, which are control characters in Latin-1; unassigned ones stay so.
  private static let windows1252 = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  private static func decodedWindows1252(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      let scalar = byte < 0xA0 ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte)
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return text
  }
}
