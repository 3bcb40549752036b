import DataTables

extension JSONPath {
  /// The path as messages show it: `charts[2].columns[1]` in an array, `columns[1]` in a single chart;
  /// `nil` for the root.
  var spelled: String? { spelled(root: "charts") }
}

/// The optional fields of an object of the JSON text: a field that is `null` counts as missing.
extension JSONNode {
  /// Returns the value of a field; `nil` if it is missing or null.
  func field(_ name: String) -> JSONNode? {
    guard let field = member(name), !field.isNull else { return nil }
    return field
  }

  /// Returns a field that is an object; `nil` if it is missing or null.
  func object(_ name: String) throws(JSONError) -> JSONNode? {
    guard let field = field(name) else { return nil }
    guard field.isObject else { throw field.mismatch("an object") }
    return field
  }

  /// Returns a Boolean field; `false` if it is missing or null.
  func flag(_ name: String) throws(JSONError) -> Bool {
    guard let field = field(name) else { return false }
    guard let flag = field.boolean else { throw field.mismatch("true or false") }
    return flag
  }

  /// Returns a string field; `nil` if it is missing or null.
  func shortText(_ name: String, expected: String) throws(JSONError) -> String? {
    guard let field = field(name) else { return nil }
    return try field.shortText(expected: expected)
  }

  /// Returns the string.
  ///
  /// - Throws: An error for other values, and for strings longer than `ChartSetLimits.textLength`.
  func shortText(expected: String) throws(JSONError) -> String {
    let text = try text(expected: expected)
    let most = ChartSetLimits.textLength
    guard text.utf8.count <= most || text.unicodeScalars.count <= most else {
      throw JSONError(
        .limit, at: path,
        message:
          "a text of \(text.unicodeScalars.count) characters, and the limit is \(most); shorten it")
    }
    return text
  }
}
