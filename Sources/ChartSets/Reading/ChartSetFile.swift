import DataTables
public import Foundation

/// The charts of a JSON file in the format of Telegram's chart contest.
///
/// The file holds one chart object or an array of them. A chart that is invalid does not affect the other
/// charts of the file. Text that is not valid JSON (RFC 8259) makes the whole file invalid.
///
///     let file = try ChartSetFile(contentsOf: url)
///     for chart in file.charts { /* .success(LinesSet) or .failure(ChartSetError) */ }
///
/// A chart object has the following keys; other keys are ignored:
///
/// - `columns`: An array of columns. A column is an array of its label and its values. `null` is a gap; a
///   value beyond ±10³⁰⁰ is replaced by a gap.
/// - `types`: An object that maps each label to `line`, `area`, `bar` or `x`. Exactly one column has the
///   type `x`. Its values are Unix milliseconds: whole numbers that never decrease, in the years 1 to
///   9999.
/// - `names`: An optional object that maps labels to names. The default name of a series is its label.
/// - `colors`: An optional object that maps labels to colours, such as `#3DC23F`. Missing and invalid
///   colours are replaced by those of `SeriesPalette`.
/// - `title`: An optional title.
/// - `percentage`, `stacked`, `y_scaled`: Optional Booleans; `false` by default.
///
/// `ChartSetLimits` defines the size limits.
public struct ChartSetFile: Sendable {
  /// The charts in the order of the file; each is a chart set or an error.
  ///
  /// The `id` of a chart set is its index in this array.
  public let charts: [Result<LinesSet, ChartSetError>]
  /// Warnings about values that were replaced, such as an invalid colour, with one line each.
  ///
  /// A warning begins with the name of the file and the JSON path of the value.
  public let warnings: [String]

  /// Reads the charts from a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - name: The name of the file in errors and warnings; `nil`, the default, uses the last path
  ///     component of `url`.
  /// - Throws: `ChartSetError` if the file cannot be read, is empty, is not JSON, holds no chart or
  ///   exceeds a limit. Errors of single charts are elements of `charts`.
  /// - Complexity: O(*n*) in the length of the file.
  public init(contentsOf url: URL, name: String? = nil) throws {
    let name = name ?? url.lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw ChartSetError(file: name, message: "the file does not exist; correct the path")
    } catch {
      throw ChartSetError(
        file: name, message: "cannot be read: \(error.localizedDescription); check the file")
    }
    try self.init(decoding: data, file: name)
  }

  /// Reads the charts from JSON text.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8, with or without a byte order mark.
  ///   - file: The name of the file in errors and warnings.
  /// - Throws: `ChartSetError` if the text is empty, is not JSON, holds no chart or exceeds a limit.
  ///   Errors of single charts are elements of `charts`.
  /// - Complexity: O(*n*) in the length of the text.
  public init(decoding data: Data, file: String) throws {
    try self.init(decoding: [UInt8](data), file: file)
  }

  /// Reads the charts from JSON text without copying its bytes; see `init(decoding:file:)`.
  package init(decoding text: [UInt8], file: String) throws {
    var locator = JSONValueLocator(text)
    var warnings: [String] = []
    do throws(JSONError) {
      let expected = "a chart object or an array of them"
      let document = try JSONDocument(text, limits: ChartSetLimits.json, expected: expected)
      guard document.root.isArray || document.root.isObject else {
        throw document.root.mismatch(expected)
      }
      let count = document.root.isArray ? document.root.count : 1
      guard count > 0 else {
        throw JSONError(
          at: document.root.path,
          message: "the array is empty, expected \(expected); add a chart")
      }
      guard count <= ChartSetLimits.charts else {
        throw JSONError(
          .limit, at: document.root.path,
          message: "\(count) charts, and the limit is \(ChartSetLimits.charts); split the file")
      }
      func chart(_ index: Int) -> Result<LinesSet, ChartSetError> {
        do throws(JSONError) {
          let chart: ChartElement
          if let element = document.root.element(index) {
            chart = try ChartElement(element, position: index)
          } else {
            chart = try ChartElement(document.root, position: index)
          }
          warnings += chart.warnings.map { "\(file): \($0)" }
          return .success(chart.set)
        } catch {
          return .failure(ChartSetError(error, file: file, &locator))
        }
      }
      charts = (0..<count).map(chart)
    } catch {
      throw ChartSetError(error, file: file, &locator)
    }
    self.warnings = warnings
  }
}
