import Chartroom
package import ChartroomUI
import Foundation
package import Graphics

extension DashboardPlan {
  /// Returns the environment of a picture.
  package func environment(_ appearance: ColorScheme) -> EnvironmentValues {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    (environment.locale, environment.timeZone) = (locale, timeZone)
    environment.calendar = calendar
    if locale.language.characterDirection == .rightToLeft {
      environment.layoutDirection = .rightToLeft
    }
    return environment
  }

  /// Returns a warning if the spec gives a height that is too small for the panels, which are then cut.
  ///
  /// Only the panels that are as high as their contents are laid out.
  ///
  /// - Throws: An error that names the missing Debian package if the system font is not installed.
  @MainActor
  package func heightWarning() throws -> String? {
    guard let size else { return nil }
    var least = self
    (least.height, least.grid) = (0, grid.least)
    for index in panels.indices where !grid.cells[index].isMeasured || panels[index].isFailed {
      least.panels[index] = PanelPlan(title: "", subtitle: "", content: .text([]))
    }
    let stage = try Stage(
      size: ProposedViewSize(width: width, height: nil), environment: environment(.light)
    ) { DashboardView(least) }
    let needed = Int(stage.size.height.rounded(.up))
    guard needed > Int(height) else { return nil }
    let found = "\(Int(width))x\(Int(height))"
    return SpecProblem(
      file: path, position: size.node.position, path: size.node.path,
      message: """
        found '\(found)', and the panels of '\(name)' need a height of at least \(needed) points, so they are cut. \
        Give \(Int(width))x\(needed), leave out 'size', or show less.
        """
    ).description
  }
}
