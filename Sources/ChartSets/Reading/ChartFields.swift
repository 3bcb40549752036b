import Graphics

/// The fields of a JSON object, with errors that name what was found.
struct ChartFields {
  let path: [any CodingKey]
  private let fields: KeyedDecodingContainer<AnyKey>

  init(_ decoder: any Decoder) throws {
    path = decoder.codingPath
    guard let fields = try? decoder.container(keyedBy: AnyKey.self) else {
      throw ChartProblem(path, "found \(try FoundValue(from: decoder)), expected an object")
    }
    self.fields = fields
  }

  /// The names of the fields, sorted, so that of several errors the same is told each time.
  var names: [String] { fields.allKeys.map(\.stringValue).sorted() }

  /// A field; `nil` where it is missing or null.
  func value<T: Decodable>(_ name: String, _ type: T.Type, expected: String) throws -> T? {
    let key = AnyKey(name)
    guard fields.contains(key), try !fields.decodeNil(forKey: key) else { return nil }
    do {
      return try fields.decode(type, forKey: key)
    } catch is DecodingError {
      throw ChartProblem(
        path + [key],
        "found \(try fields.decode(FoundValue.self, forKey: key)), expected \(expected)")
    }
  }

  /// A boolean field; `false` where it is missing or null.
  func flag(_ name: String) throws -> Bool {
    try value(name, Bool.self, expected: "true or false") ?? false
  }

  /// An array field; `nil` where it is missing or null.
  func list<T: Decodable>(_ name: String, of type: T.Type) throws -> [T]? {
    try value(name, [T].self, expected: "an array")
  }

  /// An object field; `nil` where it is missing or null.
  func object(_ name: String) throws -> ChartFields? {
    try value(name, Nested.self, expected: "an object")?.fields
  }

  /// A colour field; the fallback and a warning where it cannot be read.
  ///
  /// - Returns: `nil` where it is missing.
  func color(_ name: String, _ fallback: Color, _ warnings: inout [String]) -> Color? {
    let key = AnyKey(name)
    guard fields.contains(key), let found = try? fields.decode(FoundValue.self, forKey: key)
    else { return nil }
    if let text = try? fields.decode(String.self, forKey: key), let color = Color(hex: text) {
      return color
    }
    let place = ChartProblem.spelled(path + [key]) ?? name
    let used = fallback.resolve(in: .light).hex
    warnings.append("\(place): found \(found), expected a colour such as #3DC23F; \(used) is used")
    return fallback
  }

  private struct Nested: Decodable {
    let fields: ChartFields
    init(from decoder: any Decoder) throws { fields = try ChartFields(decoder) }
  }
}
