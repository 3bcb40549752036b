import Foundation

/// Creates a date in the current calendar, for sample data.
func date(
  _ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0, minute: Int = 0
) -> Date {
  let components = DateComponents(
    year: year, month: month, day: day, hour: hour, minute: minute)
  return Calendar.current.date(from: components) ?? Date(timeIntervalSince1970: 0)
}

extension Date {
  func adding(_ count: Int, _ unit: Calendar.Component) -> Date {
    Calendar.current.date(byAdding: unit, value: count, to: self) ?? self
  }

  var startOfDay: Date { Calendar.current.startOfDay(for: self) }

  var startOfMonth: Date {
    let components = Calendar.current.dateComponents([.year, .month], from: self)
    return Calendar.current.date(from: components) ?? self
  }

  func isSameDay(as other: Date) -> Bool {
    Calendar.current.isDate(self, inSameDayAs: other)
  }
}

/// A generator of the same numbers in every preview.
struct SampleGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var word = state
    word ^= word >> 33
    word = word &* 0xff51_afd7_ed55_8ccd
    word ^= word >> 33
    return word
  }
}

extension Collection where Element: BinaryFloatingPoint {
  var average: Element {
    isEmpty ? 0 : reduce(0, +) / Element(count)
  }
}
