import CairoCanvas
import Chartroom
import Dashboards
import Foundation
import Graphics

/// The drawing of dashboards, by worker processes or in this one.
@MainActor
struct DashboardRun {
  let files: [SpecFile]
  /// The items of the shard.
  let items: [RunItem]
  /// The items of all shards.
  private let planned: [RunItem]
  let options: RunOptions

  /// Plans the pictures of specs.
  ///
  /// - Parameters:
  ///   - files: The specs.
  ///   - only: The names of the wanted dashboards; empty for all of them.
  ///   - isComplete: Whether all specs could be read; otherwise, an unknown name may be that of another one.
  ///   - appearances: The appearances; `nil` for those of the specs.
  ///   - scale: The scale; `nil` for those of the specs.
  ///   - options: The options of the run.
  /// - Throws: `ToolError` with status 2 for a name that no spec has, for pictures with equal names, and for several
  ///   pictures in one file.
  init(
    _ files: [SpecFile], only: [String], isComplete: Bool, appearances: [ColorScheme]?,
    scale: Double?, options: RunOptions
  ) throws(ToolError) {
    (self.files, self.options) = (files, options)
    planned = try options.target.named(
      PlannedItems.all(
        of: files, only: only, isComplete: isComplete, appearances: appearances, scale: scale))
    let planned = planned
    items = Self.indices(of: planned, options).map { planned[$0] }
  }

  /// The paths of the specs by the lower-case names of the pictures.
  var owners: [String: String] {
    Dictionary(
      items.map { ($0.name.lowercased(), files[$0.spec].path) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the indices of the items of the shard.
  private static func indices(of planned: [RunItem], _ options: RunOptions) -> [Int] {
    guard let shard = options.shard else { return Array(planned.indices) }
    guard let weights = options.weights else { return shard.indices(of: planned.count) }
    let known = Dictionary(
      weights.items.map { ($0.item.name, $0.seconds.sum) }, uniquingKeysWith: { first, _ in first })
    // A new item counts as an average one.
    let usual = known.isEmpty ? 1 : known.values.reduce(0, +) / Double(known.count)
    return shard.indices(weights: planned.map { known[$0.name] ?? usual })
  }

  /// Draws the pictures and prints their paths, or writes the picture to standard output.
  ///
  /// A failed item is reported and counted, and the others are drawn unless the options say otherwise.
  ///
  /// - Throws: An error that ends the run: an output that cannot be written, or a worker that cannot be started.
  func draw(_ tally: inout PictureTally) throws {
    switch options.target {
    case .folder(let folder): try OutputFolder.make(folder)
    case .file(let path): try AtomicFile.check(path)
    case .standardOutput: break
    }
    if let report = options.report, report != "-" { try AtomicFile.check(report) }
    let output: DashboardArtist.Output =
      if let folder = options.target.folder { .folder(folder) } else { .memory(try MemoryFile()) }
    var printer = RunPrinter(
      count: items.count, target: options.target, report: options.report,
      progress: options.progress)
    var ending: ToolError?
    func take(_ record: PictureRecord, at index: Int, _ attempt: Int) throws -> Bool {
      var record = record
      record.attempts = attempt
      let status = ExitCode(rawValue: record.code) ?? .internalFailure
      if status == .output {
        ending = ToolError(.output, record.reasons.first ?? "")
        return false
      }
      tally.note(record)
      if case .memory(let file) = output, record.isWritten { try StandardOutput.write(file.bytes) }
      try printer.take(record, at: index)
      return status == .done || !options.stopsAtFailure
    }
    do {
      // Standard input can be read once only, and that of a worker has its items.
      if options.jobs == 0 || files.contains(where: \.readsStandardInput) {
        try drawHere(output, take)
      } else {
        try drawInWorkers(output, take)
      }
    } catch {
      printer.abandon()
      throw error
    }
    let records = zip(printer.records, items).map { $0 ?? PictureRecord($1, .omitted) }
    try printer.finish(RunReport.Totals(records))
    try report(records, tally.problems)
    if let ending { throw ending }
  }

  /// Writes the report if there shall be one.
  private func report(_ records: [PictureRecord], _ problems: [String]) throws {
    guard let path = options.report else { return }
    let folder = options.target.folder ?? "."
    let report = RunReport(
      tool: ToolVersion.current, shard: options.shard,
      folder: path == "-"
        ? folder : RelativePath.path(to: folder, from: RelativePath.folder(of: path)),
      specs: files.map(\.source), planned: planned.map(\.name), problems: problems, items: records)
    try report.write(to: path)
  }

  private func drawHere(
    _ output: DashboardArtist.Output, _ take: (PictureRecord, Int, Int) throws -> Bool
  ) throws {
    let artist = DashboardArtist(output: output, options.drawing) { files[$0] }
    for (index, item) in items.enumerated() {
      var attempt = 1
      var record = artist.draw(item)
      while record.isTransient, let wait = RetryPolicy.usual.wait(after: attempt) {
        usleep(useconds_t(wait / .microseconds(1)))
        record = artist.draw(item)
        attempt += 1
      }
      guard try take(record, index, attempt) else { return }
    }
  }

  private func drawInWorkers(
    _ output: DashboardArtist.Output, _ take: (PictureRecord, Int, Int) throws -> Bool
  ) throws {
    let shared: Int32? = if case .memory(let file) = output { file.descriptor } else { nil }
    let workers = DashboardWorkers(
      files: files, drawing: options.drawing,
      output: options.target.folder.map { .folder($0) } ?? .shared, shared: shared,
      count: options.jobs, timeout: options.timeout, memory: options.memory)
    try workers.draw(items) { try take($0.record, $1, $2) }
  }
}
