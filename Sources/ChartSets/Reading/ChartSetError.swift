import DataTables

/// A defect of a chart set, with its location in the file.
///
/// The description is one line:
///
///     stage1.json:3:9: charts[2].columns[1]: 111 values, but x has 112; give each point a value, …
public struct ChartSetError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The kind of a defect.
  public enum Kind: Sendable {
    /// The file is invalid, missing or unreadable.
    case content
    /// The file exceeds one of the `ChartSetLimits`, or is too large for the available memory.
    case limit
  }

  /// The kind of the defect.
  public let kind: Kind
  /// The name of the file, as specified by the caller.
  public let file: String
  /// The line number, counted from 1; `nil` if the defect has no position in the text.
  public let line: Int?
  /// The column in Unicode scalars, counted from 1; `nil` if the defect has no position in the text.
  public let column: Int?
  /// The JSON path of the invalid value, such as `charts[2].columns[1]`.
  ///
  /// It is `nil` if the defect concerns the whole file, or if the text is not valid JSON.
  public let path: String?
  /// A one-line message with the finding, the expected value and the remedy.
  public let message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: The kind of the defect; `.content` by default.
  ///   - file: The name of the file.
  ///   - line: The line number, counted from 1; `nil`, the default, if the defect has no position in the
  ///     text.
  ///   - column: The column in Unicode scalars, counted from 1; `nil`, the default, if there is no position.
  ///   - path: The JSON path of the invalid value; `nil`, the default, for the whole file.
  ///   - message: A one-line message with the finding, the expected value and the remedy.
  public init(
    _ kind: Kind = .content, file: String, line: Int? = nil, column: Int? = nil,
    path: String? = nil, message: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }

  /// Creates the error for a defect of the JSON text.
  init(_ error: JSONError, file: String, _ locator: inout JSONValueLocator) {
    let position = error.position ?? error.path.map { locator.position(of: $0) }
    self.init(
      error.kind == .limit ? .limit : .content, file: file, line: position?.line,
      column: position?.column, path: error.path?.spelled, message: error.message)
  }

  /// The file with the line and column, the path and the message, separated by colons.
  ///
  /// Properties that are `nil` are omitted.
  public var description: String {
    let place = ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return [place, path, message].compactMap(\.self).joined(separator: ": ")
  }
}

extension LinesSet {
  /// Returns the error of a chart set that no view can draw correctly.
  ///
  /// - Parameters:
  ///   - file: The name of the file in the error.
  ///   - position: The index of the chart in its file; `nil` if it is the only one.
  /// - Returns: The error; `nil` if a view can draw the chart set.
  package func undrawable(file: String, position: Int?) -> ChartSetError? {
    let prefix = position.map { "charts[\($0)]." } ?? ""
    func error(_ field: String, _ message: String) -> ChartSetError {
      ChartSetError(file: file, path: prefix + field, message: message)
    }
    guard let first = lines.first else { return nil }
    if let other = lines.first(where: { $0.type != first.type }) {
      return error(
        "types.\(other.id)",
        "series of type “\(other.type.rawValue)” and “\(first.type.rawValue)” cannot be drawn in "
          + "one chart; give all series the same type")
    }
    switch first.type {
    case .line where isPie:
      return error(
        "types.\(first.id)",
        "lines cannot be drawn as a pie, because they are not parts of a whole; use bars or areas, or draw the "
          + "chart without a pie"
      )
    case .line where isStacked:
      return error(
        "stacked", "lines cannot be stacked; use bars or areas, or remove stacked")
    case .line where isPercentage:
      return error("percentage", "lines cannot show percentages; use areas, or remove percentage")
    case .bar where isPercentage:
      return error("percentage", "bars cannot show percentages; use areas, or remove percentage")
    case _ where isYScaled && kind != .twoAxes:
      return error("y_scaled", "only a chart of two lines can have two Y axes; remove y_scaled")
    default: return nil
    }
  }
}
