internal import CJansson

/// A value of a JSON text, with its path.
///
/// A node keeps its value alive, even beyond the lifetime of its document.
package struct JSONNode: ~Copyable {
  /// The path from the root.
  package let path: JSONPath
  private let value: UnsafeMutablePointer<json_t>

  /// Creates a node that takes over a reference to a value.
  init(taking value: UnsafeMutablePointer<json_t>, path: JSONPath) {
    self.value = value
    self.path = path
  }

  /// Creates a node with an additional reference to a value.
  private init(sharing value: UnsafeMutablePointer<json_t>, path: JSONPath) {
    self.init(taking: json_incref(value), path: path)
  }

  deinit { json_decref(value) }

  private var type: json_type { value.pointee.type }

  /// Whether the value is `null`.
  package var isNull: Bool { type == JSON_NULL }

  /// Whether the value is an array.
  package var isArray: Bool { type == JSON_ARRAY }

  /// Whether the value is an object.
  package var isObject: Bool { type == JSON_OBJECT }

  /// The number; `nil` for other values.
  package var number: Double? { type == JSON_REAL ? json_real_value(value) : nil }

  /// The Boolean; `nil` for other values.
  package var boolean: Bool? {
    type == JSON_TRUE ? true : type == JSON_FALSE ? false : nil
  }

  /// The string; `nil` for other values.
  package var text: String? {
    guard type == JSON_STRING, let start = json_string_value(value) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: json_string_length(value))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number of elements of an array or members of an object; 0 for other values.
  package var count: Int {
    isArray ? json_array_size(value) : isObject ? json_object_size(value) : 0
  }

  /// The keys of an object, sorted, so that the same one of several errors is always reported; empty for
  /// other values.
  package var keys: [String] { keysInOrder.sorted() }

  /// The keys of an object, in the order of the text; empty for other values.
  package var keysInOrder: [String] {
    guard isObject else { return [] }
    var keys: [String] = []
    var member = json_object_iter(value)
    while let current = member, let key = json_object_iter_key(current) {
      let bytes = UnsafeRawBufferPointer(start: key, count: json_object_iter_key_len(current))
      keys.append(String(decoding: bytes, as: UTF8.self))
      member = json_object_iter_next(value, current)
    }
    return keys
  }

  /// Returns another node of the same value.
  package func shared() -> JSONNode { JSONNode(sharing: value, path: path) }

  /// Returns an element of an array; `nil` for an index outside the array, and for other values.
  package func element(_ index: Int) -> JSONNode? {
    // To Jansson a negative index is a large one beyond the array.
    guard let value = json_array_get(value, index) else { return nil }
    return JSONNode(sharing: value, path: path.index(index))
  }

  /// Returns the value of a key, which may be `null`; `nil` if the key is missing, and for other values.
  package func member(_ key: String) -> JSONNode? {
    var key = key
    let found = key.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        json_object_getn(value, $0.baseAddress, $0.count)
      }
    }
    guard let found else { return nil }
    return JSONNode(sharing: found, path: path.key(key))
  }

  /// A description of the value for error messages.
  package var description: String {
    if let text { return JSONWords.quoted(text) }
    if let number { return JSONWords.spelled(number) }
    if let boolean { return "\(boolean)" }
    return isArray ? "an array" : isObject ? "an object" : "null"
  }

  /// Returns the error for an unexpected value.
  ///
  /// - Parameter expected: A noun phrase such as `an array`, with the remedy after a semicolon.
  /// - Returns: The error with the path of the value, the finding and the expected value.
  package func mismatch(_ expected: String) -> JSONError {
    JSONError(at: path, message: "found \(description), expected \(expected)")
  }

  /// Returns the string; throws an error for other values.
  package func text(expected: String) throws(JSONError) -> String {
    guard let text else { throw mismatch(expected) }
    return text
  }

  /// Returns the numbers of an array; `null` becomes NaN.
  ///
  /// - Parameters:
  ///   - start: The index of the first number; the elements before it are skipped.
  ///   - expected: A noun phrase for a valid element, with the remedy, as for `mismatch(_:)`.
  /// - Returns: The numbers, and the index of the first `null` among them; empty for values that are not
  ///   arrays.
  /// - Throws: `JSONError` with the path of the first element that is neither a number nor `null`.
  /// - Complexity: O(*n*) in the number of elements.
  package func numbers(
    from start: Int, expected: String
  ) throws(JSONError) -> (values: ContiguousArray<Double>, firstNull: Int?) {
    var values = ContiguousArray<Double>()
    var firstNull: Int?
    let count = isArray ? json_array_size(value) : 0
    values.reserveCapacity(max(count - start, 0))
    for index in start..<max(count, start) {
      guard let element = json_array_get(value, index) else { break }
      switch element.pointee.type {
      case JSON_REAL: values.append(json_real_value(element))
      case JSON_NULL:
        firstNull = firstNull ?? values.count
        values.append(.nan)
      default: throw JSONNode(sharing: element, path: path.index(index)).mismatch(expected)
      }
    }
    return (values, firstNull)
  }
}
