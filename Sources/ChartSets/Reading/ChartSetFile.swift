import DataTables
public import Foundation

/// A JSON file of chart sets in the format of the Telegram contest.
///
/// The file holds one chart object or an array of them. Each chart is one picture, so a bad one does
/// not stop its siblings; text that is not JSON (RFC 8259), anywhere in the file, is an error of the
/// whole file.
///
///     let file = try ChartSetFile(contentsOf: url)
///     for chart in file.charts { /* .success(LinesSet) or .failure(ChartSetError) */ }
///
/// A chart has `columns` (arrays of a label and its values), `types` (label to `line`, `area`, `bar`
/// or `x`), and optionally `names`, `colors`, `title` and the booleans `percentage`, `stacked` and
/// `y_scaled`. Other keys are ignored. Values of `x` are whole Unix milliseconds up to the year 9999
/// that never decrease; `null` among other values is a gap. A series without a name is called by its
/// label, one without a colour takes one from `SeriesPalette`. `ChartSetLimits` bounds the file.
public struct ChartSetFile: Sendable {
  /// The charts in the order of the file; the ids of those that could be read are their positions.
  public let charts: [Result<LinesSet, ChartSetError>]
  /// Doubtful values that were read, one line each, with file and path as in an error.
  public let warnings: [String]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The name of the file in errors; its last path component by default.
  /// - Throws: `ChartSetError` when the file cannot be read, is empty, is not JSON, holds no chart or
  ///   exceeds a limit.
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

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The JSON text in UTF-8, with or without a byte order mark.
  ///   - file: The name of the file in errors.
  /// - Throws: `ChartSetError` when the text is empty, is not JSON, holds no chart or exceeds a limit.
  /// - Complexity: O(*n*) in the length of the text.
  public init(decoding data: Data, file: String) throws {
    try self.init(decoding: [UInt8](data), file: file)
  }

  /// Reads the contents of a file, without a copy of the bytes; as `init(decoding:file:)` of data.
  package init(decoding text: [UInt8], file: String) throws {
    var locator = JSONLocator(text)
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
