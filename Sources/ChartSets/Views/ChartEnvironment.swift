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

  /// The text measurer for labels.
  package var axisLabelWidth: LabelWidth { LabelWidth(environment: self) }
}

private let lastFormats = Mutex<ChartFormats?>(nil)
