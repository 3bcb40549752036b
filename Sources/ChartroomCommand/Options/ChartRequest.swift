package import ChartScales
package import ChartSets
package import Chartroom
import ChartroomUI
package import Foundation
import Graphics

/// The options of a command that concern the charts themselves.
package struct ChartRequest: Hashable, Sendable {
  /// The visible part of the time axis, where 0 is the first point and 1 the last.
  ///
  /// `nil` selects the chart's own window.
  package var window: WindowBounds?
  /// The names or labels of the hidden series, as in the file.
  package var hidden: Set<String>
  /// The title above the chart.
  ///
  /// `nil` selects the title in the file or, if there is none, the default title of the view.
  package var title: String?
  /// The style of the chart.
  package var style: ChartStyle
  /// The size of an image.
  package var size: PictureSize
  /// The locale of numbers and dates.
  package var locale: Locale
  /// The time zone of dates.
  package var timeZone: TimeZone

  /// The Gregorian calendar of the locale and the time zone.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Returns the initial environment of the views.
  func environment(_ appearance: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    environment.locale = locale
    environment.timeZone = timeZone
    environment.calendar = calendar
    if locale.language.characterDirection == .rightToLeft {
      environment.layoutDirection = .rightToLeft
    }
    return environment
  }

  /// Returns the chart with the title, the window and the hidden series of the request.
  func prepared(_ set: LinesSet) -> LinesSet {
    var set = set
    if let title { set.title = title }
    if let window { set.bounds = window }
    for index in set.lines.indices
    where hidden.contains(set.lines[index].title) || hidden.contains(set.lines[index].id) {
      set.lines[index].isHidden = true
    }
    return set
  }

  /// Checks that every hidden name belongs to a series.
  ///
  /// - Parameters:
  ///   - lines: All series that were read; if empty, nothing is checked.
  ///   - areSomeMissing: Whether some series could not be read; if so, an unknown name is only a warning.
  /// - Throws: `ToolError` with status 2 and the existing names.
  func checkHidden(in lines: [Line], areSomeMissing: Bool) throws(ToolError) {
    guard !lines.isEmpty else { return }
    let all = Set(lines.map(\.title)).sorted()
    let more = all.count > 8 ? ", … (\(all.count - 8) more)" : ""
    let titles = all.prefix(8).map(shortName).joined(separator: ", ") + more
    for name in hidden.subtracting(lines.flatMap { [$0.title, $0.id] }).sorted() {
      let message = "--hide: no series has the name '\(name)'. The names are: \(titles)."
      guard areSomeMissing else { throw ToolError(.usage, message) }
      StandardError.warn(message)
    }
  }

  private func shortName(_ name: String) -> String {
    let scalars = name.unicodeScalars
    return scalars.count > 40 ? String(scalars.prefix(40)) + "…" : name
  }
}
