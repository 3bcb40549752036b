import ChartScales
package import ChartroomUI
import Foundation
import Graphics
import Synchronization

extension EnvironmentValues {
  /// The formats of the environment's locale, calendar and time zone.
  ///
  /// Making them takes longer than a text, and every label asks for them: the last ones are kept.
  var chartFormats: ChartFormats {
    lastFormats.withLock { last in
      if let last, last.locale == locale, last.calendar == calendar, last.timeZone == timeZone {
        return last
      }
      let formats = ChartFormats(locale: locale, calendar: calendar, timeZone: timeZone)
      last = formats
      return formats
    }
  }

  /// The words of the environment's language.
  var chartWords: ChartWords { ChartWords(locale: locale) }

  /// The thickness of a line of one point, in whole device pixels.
  var hairline: CGFloat { wholePixels(1) }

  /// The thickness of a line of two points, in whole device pixels.
  var rule: CGFloat { wholePixels(2) }

  /// A thickness rounded to whole device pixels, at least one, so that equal lines are equal and
  /// their edges sharp at fractions of a scale too; unchanged where the scale is none.
  private func wholePixels(_ thickness: CGFloat) -> CGFloat {
    guard displayScale > 0, displayScale.isFinite else { return thickness }
    return max((thickness * displayScale).rounded(), 1) / displayScale
  }

  /// Measures the widest of some labels, in points.
  package var axisLabelWidth: LabelWidth { LabelWidth(environment: self) }
}

private let lastFormats = Mutex<ChartFormats?>(nil)
