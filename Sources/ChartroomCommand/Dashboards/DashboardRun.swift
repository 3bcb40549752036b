import CairoCanvas
import Chartroom
import ChartroomUI
import Dashboards
import Foundation
import Graphics

/// The drawing of dashboards.
@MainActor
struct DashboardRun {
  /// A picture of a dashboard.
  struct Picture {
    let plan: DashboardPlan
    let appearance: ColorScheme
    let scale: Double
    /// The name of the file.
    let name: String
    /// The path of the spec.
    let spec: String
  }

  let pictures: [Picture]
  let compression: PNGCompression

  /// Plans the pictures of specs.
  ///
  /// - Parameters:
  ///   - files: The specs.
  ///   - only: The names of the wanted dashboards; empty for all of them.
  ///   - isComplete: Whether all specs could be read; otherwise, an unknown name may be that of another one.
  ///   - appearances: The appearances; `nil` for those of the specs.
  ///   - scale: The scale; `nil` for those of the specs.
  ///   - compression: The compression effort.
  /// - Throws: `ToolError` with status 2 for a name that no spec has, and for pictures with equal names.
  init(
    _ files: [SpecFile], only: [String], isComplete: Bool, appearances: [ColorScheme]?,
    scale: Double?,
    compression: PNGCompression
  ) throws(ToolError) {
    let names = files.flatMap(\.names)
    if isComplete, let name = only.first(where: { !names.contains($0) }) {
      throw ToolError(
        .usage,
        "--only: no dashboard has the name '\(name)'. The names are: \(names.joined(separator: ", "))."
      )
    }
    self.compression = compression
    var pictures: [Picture] = []
    for file in files {
      for plan in file.plans({ only.isEmpty || only.contains($0) }) {
        let scales = scale.map { [$0] } ?? plan.scales
        for appearance in appearances ?? plan.appearances {
          for scale in scales {
            let factor = Int(exactly: scale).map { "\($0)" } ?? "\(scale)"
            let name =
              plan.name + (scales.count > 1 && scale != 1 ? "@\(factor)x" : "")
              + (appearance == .dark ? "-dark" : "") + ".png"
            pictures.append(
              Picture(plan: plan, appearance: appearance, scale: scale, name: name, spec: file.path)
            )
          }
        }
      }
    }
    self.pictures = pictures
    var owners: [String: String] = [:]
    for picture in pictures {
      guard let other = owners.updateValue(picture.spec, forKey: picture.name.lowercased()) else {
        continue
      }
      throw ToolError(
        ending: PictureNameError.shared(first: other, second: picture.spec, name: picture.name))
    }
  }

  /// The paths of the specs by the lower-case names of the pictures.
  var owners: [String: String] {
    Dictionary(
      pictures.map { ($0.name.lowercased(), $0.spec) }, uniquingKeysWith: { first, _ in first })
  }

  /// Draws the pictures and prints their paths.
  ///
  /// A dashboard with a panel whose data cannot be read is drawn with the reason in its place, and counts as failed.
  ///
  /// - Throws: An error that ends the run.
  func draw(into folder: String, _ tally: inout PictureTally) throws {
    var reported: Set<String> = []
    for picture in pictures {
      let failures = picture.plan.failures
      // The failures of a dashboard are those of all its pictures.
      if reported.insert("\(picture.spec)\n\(picture.plan.name)").inserted {
        for failure in failures { StandardError.report(failure) }
      }
      do {
        try draw(picture, into: folder)
      } catch let error where error is OutputError || error is ToolError {
        throw error
      } catch {
        StandardError.report(error)
        tally.note(error)
        continue
      }
      if let failure = failures.first { tally.note(failure) } else { tally.drawn += 1 }
    }
  }

  private func draw(_ picture: Picture, into folder: String) throws {
    let plan = picture.plan
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (plan.locale, plan.timeZone)
    var environment = EnvironmentValues()
    environment.colorScheme = picture.appearance
    environment.locale = plan.locale
    environment.timeZone = plan.timeZone
    environment.calendar = calendar
    if plan.locale.language.characterDirection == .rightToLeft {
      environment.layoutDirection = .rightToLeft
    }
    let height = plan.height > 0 ? plan.height : nil
    let stage = try Stage(
      size: ProposedViewSize(width: plan.width, height: height), scale: picture.scale,
      environment: environment
    ) { DashboardView(plan) }
    let list = stage.drawList()
    try stage.checkSettled()
    let size = try PictureSize(within: stage.size, scale: picture.scale)
    let description = stage.pictureDescription
    let png = try MainEngine.rasterizer.png(
      of: list, size: size.points, scale: size.scale, description: description,
      language: description == nil ? nil : Stage.descriptionLanguage, compression: compression)
    let path = OutputFolder.path(of: picture.name, in: folder)
    try AtomicFile.write(png, to: path)
    try StandardOutput.report(path, after: path)
    StandardError.warn(ofMissing: stage.missingCharacters, in: "\(picture.spec): \(plan.name)")
  }
}
