public import Foundation

/// A JSON file of chart sets in the format of the Telegram contest.
///
/// The file holds one chart object or an array of them. Each chart stands for one picture, so a bad
/// one does not stop its siblings; text that is no JSON is an error of the whole file.
///
///     let file = try ChartSetFile(contentsOf: url)
///     for chart in file.charts { /* .success(LinesSet) or .failure(ChartSetError) */ }
///
/// A chart has `columns` (arrays of a label and its values), `types` (label to `line`, `area`, `bar`
/// or `x`), and optionally `names`, `colors`, `title` and the booleans `percentage`, `stacked` and
/// `y_scaled`. Other keys are ignored. Values of `x` are whole Unix milliseconds up to the year 9999
/// that never decrease; `null` among other values is a gap. A series without a name is called by its
/// label, one without a colour takes one from `SeriesPalette`.
public struct ChartSetFile: Sendable {
  /// The charts in the order of the file; the ids of those that could be read are their positions.
  public let charts: [Result<LinesSet, ChartSetError>]
  /// What could be read but is doubtful, one line each, with file and path as in an error.
  public let warnings: [String]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: What errors call it; its last path component by default.
  /// - Throws: `ChartSetError` when the file cannot be read, is empty, is not JSON or holds no chart.
  public init(contentsOf url: URL, name: String? = nil) throws {
    let name = name ?? url.lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw ChartSetError(file: name, message: "there is no such file")
    } catch {
      throw ChartSetError(file: name, message: "cannot be read: \(error.localizedDescription)")
    }
    try self.init(decoding: data, file: name)
  }

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The JSON text in UTF-8.
  ///   - file: What errors call the file.
  /// - Throws: `ChartSetError` when the text is empty, is not JSON or holds no chart.
  /// - Complexity: O(*n*) in the length of the text.
  public init(decoding data: Data, file: String) throws {
    let expected = "expected a chart object or an array of them"
    guard !data.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) else {
      throw ChartSetError(file: file, message: "the file is empty; \(expected)")
    }
    let document: ChartSetDocument
    do {
      document = try JSONDecoder().decode(ChartSetDocument.self, from: data)
    } catch let problem as ChartProblem {
      throw ChartSetError(file: file, path: problem.path, message: problem.message)
    } catch {
      throw JSONSyntax.error(in: data, file: file)
        ?? ChartSetError(file: file, message: "\(expected); \(error)")
    }
    guard !document.charts.isEmpty else {
      throw ChartSetError(file: file, message: "the array holds no chart; \(expected)")
    }
    var warnings: [String] = []
    charts = document.charts.enumerated().map { position, result in
      result.map { chart in
        warnings += chart.warnings.map { "\(file): \($0)" }
        var set = chart.set
        set.id = position
        return set
      }.mapError { ChartSetError(file: file, path: $0.path, message: $0.message) }
    }
    self.warnings = warnings
  }
}
