import Foundation

/// Finds out where a text stops being JSON, which `JSONDecoder` does not tell.
enum JSONSyntax {
  /// The error of a text that is not JSON; `nil` if it is.
  static func error(in data: Data, file: String) -> ChartSetError? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      return describe(error as NSError, data, file)
    }
  }

  private static func describe(_ error: NSError, _ data: Data, _ file: String) -> ChartSetError {
    let reason = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    if reason.hasPrefix("Unexpected end of file") {
      return ChartSetError(
        file: position(of: data.count, in: data, file),
        message: "the JSON text ends too early; is the file cut off?")
    }
    // "Invalid value around character 15.": the number counts bytes.
    let words = reason.split(whereSeparator: { $0 == " " || $0 == "." })
    if let offset = words.last.flatMap({ Int($0) }), words.count > 3,
      words.dropLast().last == "character"
    {
      let what = words.dropLast(3).joined(separator: " ")
      return ChartSetError(
        file: position(of: offset, in: data, file), message: "not JSON: \(what.lowercased())")
    }
    return ChartSetError(file: file, message: "not JSON: \(reason)")
  }

  /// The file with the line and the column of a byte, both from 1.
  private static func position(of offset: Int, in data: Data, _ file: String) -> String {
    let before = data.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return "\(file):\(line):\(column)"
  }
}
