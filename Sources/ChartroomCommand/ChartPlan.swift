import ChartSets
import Chartroom
import ChartroomUI
package import Foundation
import Graphics

/// What is asked for of charts, by whichever command.
package protocol ChartPlan {
  /// The part of the time axis that is shown: 0 the first point, 1 the last.
  ///
  /// Nil leaves it to the chart.
  var window: ClosedRange<Double>? { get }
  /// Names of series that are not shown, as they stand in the file.
  var hidden: Set<String> { get }
  /// The title above the chart.
  ///
  /// Nil leaves it to the view.
  var title: String? { get }
  /// The locale of numbers and dates.
  var locale: Locale { get }
  /// The time zone of dates.
  var timeZone: TimeZone { get }
}

extension RenderPlan: ChartPlan {}

extension ChartPlan {
  /// The Gregorian calendar of the locale and the time zone.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// What the views' environment begins as.
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

  /// The chart with the plan's choices.
  func prepared(_ set: LinesSet) -> LinesSet {
    var set = set
    if let title { set.title = title }
    if let window {
      set.lowerBound = window.lowerBound
      set.upperBound = window.upperBound
    }
    for index in set.lines.indices
    where hidden.contains(set.lines[index].title) || hidden.contains(set.lines[index].id) {
      set.lines[index].isHidden = true
    }
    return set
  }

  /// Checks that every name to hide is somewhere.
  ///
  /// - Parameters:
  ///   - lines: All series that could be read; without any there is nothing to check.
  ///   - areSomeMissing: Whether there may be more: then a name that is not found is a warning.
  /// - Throws: Status 2 with the names there are.
  func checkHidden(in lines: [Line], areSomeMissing: Bool) throws(ToolError) {
    guard !lines.isEmpty else { return }
    let titles = Set(lines.map(\.title)).sorted().prefix(8).map(shortName).joined(separator: ", ")
    for name in hidden.subtracting(lines.flatMap { [$0.title, $0.id] }).sorted() {
      let message = "--hide \(name): no series has this name. There are: \(titles)."
      guard areSomeMissing else { throw ToolError(.usage, message) }
      StandardError.print("chartroom: warning: \(message)")
    }
  }

  /// A name for a line of text, whatever is in it: without control characters, and not too long.
  private func shortName(_ name: String) -> String {
    let scalars = name.replacingControls(with: " ").unicodeScalars
    return scalars.count > 40 ? String(scalars.prefix(40)) + "…" : String(scalars)
  }
}

extension StandardError {
  /// Tells which characters of a chart no font has.
  static func warn(ofMissing characters: some Sequence<Unicode.Scalar>, in place: String) {
    for scalar in characters.sorted() {
      let code = String(scalar.value, radix: 16, uppercase: true)
      print("chartroom: warning: \(place): no font has the character U+\(code)")
    }
  }
}
