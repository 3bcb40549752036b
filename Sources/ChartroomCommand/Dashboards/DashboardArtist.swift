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
  private let folder: String
  private let compression: PNGCompression
  private let file: (Int) throws -> SpecFile
  /// The planner of the current spec.
  private var planner: (spec: Int, planner: DashboardPlanner)?
  /// The plan of the current dashboard, and the time in seconds that it took.
  private var plan: (name: String, plan: DashboardPlan, seconds: Double)?

  /// Creates an artist.
  ///
  /// - Parameters:
  ///   - folder: The folder for the pictures, which must exist.
  ///   - compression: The compression effort.
  ///   - file: Returns the spec with an index.
  init(
    folder: String, compression: PNGCompression, file: @escaping (Int) throws -> SpecFile
  ) {
    (self.folder, self.compression, self.file) = (folder, compression, file)
  }

  /// Draws an item and writes its file.
  ///
  /// A dashboard with a panel whose data cannot be read is drawn with the reason in its place, and has failed.
  ///
  /// - Parameter item: The item.
  /// - Returns: The result, which contains every error.
  func draw(_ item: RunItem) -> PictureRecord {
    PeakMemory.restart()
    var record: PictureRecord
    do {
      record = try picture(of: item)
    } catch {
      let failure = ToolError(ending: error)
      record = PictureRecord(
        item, .failed, code: failure.status.rawValue, reason: failure.message)
    }
    // Data that could not be read may be there at the next attempt.
    if record.code == ExitCode.internalFailure.rawValue { (planner, plan) = (nil, nil) }
    let peak = PeakMemory.bytes
    record.peakMemory = peak > 0 ? peak : nil
    return record
  }

  private func picture(of item: RunItem) throws -> PictureRecord {
    let (path, plan, seconds) = try plan(of: item)
    let failures = plan.failures.map { ToolError(ending: $0) }
    var record = PictureRecord(item, failures.isEmpty ? .drawn : .failed)
    record.reasons = failures.map(\.message)
    record.code = Self.code(of: failures.map(\.status)).rawValue
    record.seconds.data = seconds
    var watch = Stopwatch()
    let stage = try Self.stage(of: plan, item)
    let list = stage.drawList()
    try stage.checkSettled()
    let size = try PictureSize(within: stage.size, scale: item.scale)
    let description = stage.pictureDescription
    record.seconds.layout = watch.lap()
    let png = try MainEngine.rasterizer.png(
      of: list, size: size.points, scale: size.scale, description: description,
      language: description == nil ? nil : Stage.descriptionLanguage, compression: compression)
    record.seconds.picture = watch.lap()
    try AtomicFile.write(png, to: OutputFolder.path(of: item.name, in: folder))
    record.seconds.file = watch.lap()
    record.isWritten = true
    record.warnings = stage.warnings.map { "\(path): \(item.dashboard): \($0)" }
    return record
  }

  /// Returns the path of the spec, the plan of the dashboard, and the time that it took.
  private func plan(of item: RunItem) throws -> (String, DashboardPlan, Double) {
    let file = try file(item.spec)
    if planner?.spec != item.spec {
      (planner, plan) = ((item.spec, DashboardPlanner(file)), nil)
    }
    if let plan, plan.name == item.dashboard { return (file.path, plan.plan, plan.seconds) }
    plan = nil
    var watch = Stopwatch()
    guard let made = planner?.planner.plan(named: item.dashboard) else {
      throw ToolError(
        .internalFailure, "\(file.path): no dashboard has the name '\(item.dashboard)'.")
    }
    let seconds = watch.lap()
    plan = (item.dashboard, made, seconds)
    return (file.path, made, seconds)
  }

  private static func stage(of plan: DashboardPlan, _ item: RunItem) throws -> Stage {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (plan.locale, plan.timeZone)
    var environment = EnvironmentValues()
    environment.colorScheme = item.appearance.scheme
    environment.locale = plan.locale
    environment.timeZone = plan.timeZone
    environment.calendar = calendar
    if plan.locale.language.characterDirection == .rightToLeft {
      environment.layoutDirection = .rightToLeft
    }
    let height = plan.height > 0 ? plan.height : nil
    return try Stage(
      size: ProposedViewSize(width: plan.width, height: height), scale: item.scale,
      environment: environment
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
