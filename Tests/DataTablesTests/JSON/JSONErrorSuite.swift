import DataTables

/// A suite that checks the errors of JSON texts.
protocol JSONErrorSuite {}

extension JSONErrorSuite {
  /// Returns the position and the words of the error of a text, or `OK`.
  func message(_ text: [UInt8]) -> String {
    do throws(JSONError) {
      _ = try JSONDocument(text)
      return "OK"
    } catch {
      return (error.position.map { "\($0.line):\($0.column): " } ?? "") + error.message
    }
  }

  func message(_ text: String) -> String { message(Array(text.utf8)) }
}
