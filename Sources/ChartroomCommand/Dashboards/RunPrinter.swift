import Chartroom
import Dashboards

/// The printing of the results of a run in the order of its items, whatever the order in which they come.
struct RunPrinter {
  /// The results by the indices of the items; `nil` for an item without a result.
  ///
  /// Without a report, they are reduced to what the sums need once they are printed, so that a long run needs no
  /// more memory than a short one.
  private(set) var records: [PictureRecord?]
  private var next = 0
  /// The failures that were printed, because the pictures of a dashboard share them.
  private var reported: Set<String> = []
  private let target: PictureTarget
  /// Whether the paths of the pictures are printed.
  private let printsPaths: Bool
  private let hasReport: Bool
  private var progress: RunProgress

  /// Creates a printer for a number of items, and begins to report the progress.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - target: The place of the pictures.
  ///   - report: The path of the report, `-` for standard output, on which no other paths are printed then; `nil`
  ///     for none.
  ///   - progress: The form of the progress.
  init(count: Int, target: PictureTarget, report: String?, progress: RunProgress.Form) {
    (self.target, printsPaths, hasReport) = (target, report != "-", report != nil)
    records = Array(repeating: nil, count: count)
    self.progress = RunProgress(progress, total: count)
    self.progress.begin()
  }

  /// Takes a result, and prints those that are complete up to here.
  ///
  /// - Throws: `ToolError` with status 6 if standard output cannot be written.
  mutating func take(_ record: PictureRecord, at index: Int) throws(ToolError) {
    records[index] = record
    progress.hide()
    progress.note(record)
    while next < records.count, let record = records[next] {
      next += 1
      try print(record)
      if !hasReport { records[next - 1] = record.summary }
    }
    progress.show()
  }

  /// Removes the progress from a terminal, because an error ends the run.
  func abandon() { progress.hide() }

  /// Prints the results after an item that has none, and the end of the progress.
  ///
  /// - Parameter totals: The sums of the run.
  /// - Throws: `ToolError` with status 6 if standard output cannot be written.
  mutating func finish(_ totals: RunReport.Totals) throws(ToolError) {
    progress.hide()
    defer { progress.end(totals) }
    while next < records.count {
      next += 1
      if let record = records[next - 1] { try print(record) }
    }
  }

  private mutating func print(_ record: PictureRecord) throws(ToolError) {
    if !progress.containsMessages {
      for reason in record.reasons
      where reported.insert("\(record.item.spec)\n\(record.item.dashboard)\n\(reason)").inserted {
        StandardError.report(reason: reason)
      }
    }
    if printsPaths, record.isWritten, let path = target.path(of: record.item.name) {
      try StandardOutput.report(path, after: path)
    }
    if !progress.containsMessages {
      for warning in record.warnings { StandardError.warn(warning) }
    }
  }
}
