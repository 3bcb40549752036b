import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Environment defaults")
struct EnvironmentDefaultsTests {
  @Test("defaults are those of no machine")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.colorScheme == .light)
    #expect(values.displayScale == 1)
    #expect(values.locale.identifier == "en_US")
    #expect(values.timeZone.secondsFromGMT() == 0)
    #expect(values.calendar.identifier == .gregorian)
    #expect(values.calendar.timeZone.secondsFromGMT() == 0)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.dynamicTypeSize == .large)
    #expect(values.font == nil && values.lineLimit == nil)
  }

  @Test("each value is kept by itself")
  func setters() {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    values.displayScale = 4
    values.locale = Locale(identifier: "de_DE")
    values.timeZone = .init(secondsFromGMT: 3600) ?? .gmt
    values.calendar = Calendar(identifier: .buddhist)
    values.layoutDirection = .rightToLeft
    #expect(values.colorScheme == .dark)
    #expect(values.displayScale == 4 && values.pixelLength == 0.25)
    #expect(values.locale.identifier == "de_DE")
    #expect(values.timeZone.secondsFromGMT() == 3600)
    #expect(values.calendar.identifier == .buddhist)
    #expect(values.layoutDirection == .rightToLeft)
  }

  @Test("the calendar counts and names days as the locale and the time zone do")
  func calendar() {
    let calendar = EnvironmentValues().calendar
    #expect(calendar.locale?.identifier == "en_US")
    #expect(calendar.firstWeekday == 1)
    #expect(calendar.dateComponents([.hour], from: Date(timeIntervalSince1970: 0)).hour == 0)
  }
}
