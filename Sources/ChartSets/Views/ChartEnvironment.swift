import ChartScales
package import ChartroomUI
import Foundation
import Graphics
import Synchronization

extension EnvironmentValues {
  /// The formats for the environment's locale, calendar and time zone.
  ///
  /// Creating formats takes longer than formatting a text, and every label needs them, so the last ones
  /// are cached.
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

  /// The localised words for the environment's locale.
  var chartWords: ChartWords { ChartWords(locale: locale) }

  /// The width of a line of one point, rounded to whole device pixels.
  var hairline: CGFloat { wholePixels(1) }

  /// The width of a line of two points, rounded to whole device pixels.
  var rule: CGFloat { wholePixels(2) }

  /// Returns a line width rounded to whole device pixels, at least one.
  ///
  /// Lines then have equal widths and sharp edges at fractional scales too. If the scale is invalid, the
  /// width is unchanged.
  private func wholePixels(_ thickness: CGFloat) -> CGFloat {
    guard displayScale > 0, displayScale.isFinite else { return thickness }
    return max((thickness * displayScale).rounded(), 1) / displayScale
  }

  /// The text measurer for labels.
  package var axisLabelWidth: LabelWidth { LabelWidth(environment: self) }
}

private let lastFormats = Mutex<ChartFormats?>(nil)
