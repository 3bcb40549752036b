import Chartroom
import Dashboards

/// The printing of the results of a run in the order of its items, whatever the order in which they come.
struct RunPrinter {
  /// The results by the indices of the items; `nil` for an item without a result.
  private(set) var records: [PictureRecord?]
  private var next = 0
  /// The failures that were printed, because the pictures of a dashboard share them.
  private var reported: Set<String> = []
  private let folder: String
  /// Whether the paths of the pictures are printed.
  private let printsPaths: Bool

  /// Creates a printer for a number of items whose pictures are in a folder.
  init(count: Int, folder: String, printsPaths: Bool) {
    self.printsPaths = printsPaths
    records = Array(repeating: nil, count: count)
    self.folder = folder
  }

  /// Takes a result, and prints those that are complete up to here.
  ///
  /// - Throws: `ToolError` with status 6 if standard output cannot be written.
  mutating func take(_ record: PictureRecord, at index: Int) throws(ToolError) {
    records[index] = record
    while next < records.count, let record = records[next] {
      next += 1
      try print(record)
    }
  }

  /// Prints the results after an item that has none.
  ///
  /// - Throws: `ToolError` with status 6 if standard output cannot be written.
  mutating func finish() throws(ToolError) {
    while next < records.count {
      next += 1
      if let record = records[next - 1] { try print(record) }
    }
  }

  private mutating func print(_ record: PictureRecord) throws(ToolError) {
    for reason in record.reasons
    where reported.insert("\(record.item.spec)\n\(record.item.dashboard)\n\(reason)").inserted {
      StandardError.report(reason: reason)
    }
    if printsPaths, record.isWritten {
      let path = OutputFolder.path(of: record.item.name, in: folder)
      try StandardOutput.report(path, after: path)
    }
    for warning in record.warnings { StandardError.warn(warning) }
  }
}
