import CairoCanvas
import Chartroom
import ChartroomUI
import Dashboards
import Foundation
import Graphics

/// The drawing of the items of a run in this process.
///
/// Consecutive items of one dashboard share its data, and those of one spec share its data sources.
@MainActor
final class DashboardArtist {
  /// The place to which pictures are written.
  enum Output {
    /// A folder with a file for each picture, which must exist.
    case folder(String)
    /// A file for a single picture.
    case memory(MemoryFile)
    /// The property `picture`.
    case result
  }

  /// The bytes of the last picture, if the output is `result` and the picture was drawn.
  private(set) var picture: Data?
  private let output: Output
  private let options: DrawingOptions
  private let file: (Int) throws -> SpecFile
  /// The planner of the current spec.
  private var planner: (spec: Int, planner: DashboardPlanner)?
  /// The digests of specs by their indices.
  private var specs: [Int: String] = [:]
  /// The files by their paths.
  ///
  /// A file is hashed before it is read, so that a later change is noticed by the next run.
  private var digests: [String: PictureRecord.Input] = [:]
  /// The current dashboard.
  private var planned: Planned?

  /// The plan of a dashboard, which all of its pictures share.
  private struct Planned {
    var plan: DashboardPlan
    /// The number of rows.
    var rows: Int
    /// The time in seconds that the data and the plan took.
    var seconds: Double
    /// The warnings of the plan and of its height.
    var warnings: [String]
  }

  /// Creates an artist.
  ///
  /// - Parameters:
  ///   - output: The place to which pictures are written.
  ///   - options: The options of the run.
  ///   - file: Returns the spec with an index.
  init(output: Output, _ options: DrawingOptions, file: @escaping (Int) throws -> SpecFile) {
    (self.output, self.options, self.file) = (output, options, file)
  }

  /// Draws an item and writes its file.
  ///
  /// A dashboard with a panel whose data cannot be read is drawn with the reason in its place, and has failed.
  ///
  /// - Parameter item: The item.
  /// - Returns: The result, which contains every error.
  func draw(_ item: RunItem) -> PictureRecord {
    PeakMemory.restart()
    picture = nil
    var record: PictureRecord
    do {
      record = try picture(of: item)
    } catch {
      let failure = ToolError(ending: error)
      record = PictureRecord(
        item, .failed, code: failure.status.rawValue, reason: failure.message)
    }
    // Data that could not be read may be there at the next attempt.
    if record.code == ExitCode.internalFailure.rawValue { (planner, planned) = (nil, nil) }
    let peak = PeakMemory.bytes
    record.peakMemory = peak > 0 ? peak : nil
    return record
  }

  private func picture(of item: RunItem) throws -> PictureRecord {
    let file = try file(item.spec)
    let sources = file.inputs(of: item.dashboard)
    let inputs = sources.paths.map(input)
    var stamp: (key: String, folder: String)?
    if case .folder(let folder) = output, sources.isRepeatable {
      stamp = (key(of: item, file, inputs), folder)
    }
    if !options.redraws, let stamp,
      let known = PictureStamp.record(of: item, in: stamp.folder, key: stamp.key),
      !options.isStrict || known.warnings.isEmpty
    {
      return known
    }
    var record = try drawing(of: item, file, sources)
    record.inputs = inputs
    if options.isStrict { record.refuseWarnings(code: ExitCode.badInput.rawValue) }
    if let stamp, record.status == .drawn {
      try PictureStamp(key: stamp.key, record: record).write(to: stamp.folder)
    }
    return record
  }

  private func input(_ path: String) -> PictureRecord.Input {
    if let known = digests[path] { return known }
    let digest = FileDigest.of(fileAt: path)
    let input = PictureRecord.Input(path: path, sha256: digest?.sha256, bytes: digest?.bytes)
    digests[path] = input
    return input
  }

  private func key(of item: RunItem, _ file: SpecFile, _ inputs: [PictureRecord.Input]) -> String {
    let spec = specs[item.spec] ?? file.source.digest
    specs[item.spec] = spec
    return PictureStamp.key(
      version: ToolVersion.identity, fonts: FontIdentity.digest, spec: spec, item: item,
      compression: options.compression.rawValue,
      inputs: inputs)
  }

  private func drawing(
    of item: RunItem, _ file: SpecFile, _ sources: DashboardInputs
  ) throws -> PictureRecord {
    let planned = try planned(for: item, file, sources)
    let plan = planned.plan
    let failures = plan.failures.map { ToolError(ending: $0) }
    var record = PictureRecord(item, failures.isEmpty ? .drawn : .failed)
    record.reasons = failures.map(\.message)
    record.code = Self.code(of: failures.map(\.status)).rawValue
    (record.rows, record.points) = (planned.rows, plan.points)
    record.seconds.data = planned.seconds
    var watch = Stopwatch()
    let stage = try Self.stage(of: plan, item)
    let list = stage.drawList()
    try stage.checkSettled()
    let size = try PictureSize(within: stage.size, scale: item.scale)
    record.description = stage.pictureDescription
    record.seconds.layout = watch.lap()
    let png = try MainEngine.rasterizer.png(
      of: list, size: size.points, scale: size.scale, description: record.description,
      language: record.description == nil ? nil : Stage.descriptionLanguage,
      compression: options.compression)
    record.seconds.picture = watch.lap()
    switch output {
    case .folder(let folder):
      try AtomicFile.write(png, to: OutputFolder.path(of: item.name, in: folder))
    case .memory(let file): try file.replace(with: png)
    case .result: picture = Data(png)
    }
    record.seconds.file = watch.lap()
    record.isWritten = true
    (record.width, record.height) = (size.width, size.height)
    (record.bytes, record.sha256) = (png.count, FileDigest.of(png))
    // The plan has told of infinite values, with their columns and lines.
    let known = Set(stage.contentWarnings)
    record.warnings =
      planned.warnings
      + stage.warnings.filter { !known.contains($0) }.map {
        "\(file.path): \(item.dashboard): \($0)"
      }
    record.missingGlyphs = stage.missingCharacters.sorted().map(\.codePointName)
    return record
  }

  /// Returns the dashboard of an item.
  private func planned(
    for item: RunItem, _ file: SpecFile, _ sources: DashboardInputs
  ) throws -> Planned {
    if planner?.spec != item.spec {
      (planner, planned) = (
        (item.spec, DashboardPlanner(file, runsCommands: options.runsCommands)), nil
      )
    }
    if let planned, planned.plan.name == item.dashboard { return planned }
    planned = nil
    var watch = Stopwatch()
    guard let planner = planner?.planner, let plan = planner.plan(named: item.dashboard) else {
      throw ToolError(
        .internalFailure, "\(file.path): no dashboard has the name '\(item.dashboard)'.")
    }
    let (rows, seconds) = (planner.rows(of: sources.sources, for: item.dashboard), watch.lap())
    planner.releaseTables(of: item.dashboard)
    let made = Planned(
      plan: plan, rows: rows, seconds: seconds,
      warnings: plan.warnings + [try plan.heightWarning()].compactMap(\.self))
    planned = made
    return made
  }

  private static func stage(of plan: DashboardPlan, _ item: RunItem) throws -> Stage {
    let height = plan.height > 0 ? plan.height : nil
    return try Stage(
      size: ProposedViewSize(width: plan.width, height: height), scale: item.scale,
      environment: plan.environment(item.appearance.scheme)
    ) { DashboardView(plan) }
  }

  /// Returns the exit code of a picture with failures: a limit comes first, then a transient failure.
  private static func code(of failures: [ExitCode]) -> ExitCode {
    [.limit, .internalFailure].first(where: failures.contains) ?? failures.first ?? .done
  }
}

/// A measurement of consecutive times.
private struct Stopwatch {
  private var start = ContinuousClock.now

  /// Returns the time in seconds since the last call, or since the creation.
  mutating func lap() -> Double {
    let now = ContinuousClock.now
    defer { start = now }
    return (now - start) / .seconds(1)
  }
}
