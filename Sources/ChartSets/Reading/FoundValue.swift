/// Whatever stands in a JSON text, in words, for the message that it should be something else.
struct FoundValue: Decodable, CustomStringConvertible {
  let description: String

  init(from decoder: any Decoder) throws {
    if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
      description = "an object"
    } else if (try? decoder.unkeyedContainer()) != nil {
      description = "an array"
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        description = "null"
      } else if let text = try? value.decode(String.self) {
        description = Self.quoted(text)
      } else if let bool = try? value.decode(Bool.self) {
        description = "\(bool)"
      } else if let number = try? value.decode(Double.self) {
        description = Self.spelled(number)
      } else {
        description = "a number that is too large"
      }
    }
  }

  /// A text in quotes, cut after 40 characters.
  static func quoted(_ text: String) -> String {
    let short = text.count > 40 ? text.prefix(40) + "…" : text[...]
    return String(short).debugDescription
  }

  /// A number as JSON would have it: whole numbers without `.0`.
  static func spelled(_ number: Double) -> String {
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return "\(number)"
  }
}

/// A key of any name.
struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }
  init(_ name: String) { self.init(stringValue: name) }
}
