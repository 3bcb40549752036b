import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("TooltipRow")
struct TooltipRowTests {
  private let words = ChartWords(locale: Locale(identifier: "en_US"))

  private func rows(_ series: Int, hasSum: Bool) -> [TooltipRow] {
    (0..<series).map {
      TooltipRow(role: .series, title: "#\($0)", value: "1", color: .red)
    } + (hasSum ? [TooltipRow(role: .sum, title: "All", value: "9", color: .red)] : [])
  }

  private func titles(_ series: Int, hasSum: Bool, _ most: Int) -> [String] {
    rows(series, hasSum: hasSum).fitting(most, words: words).map(\.title)
  }

  @Test("all rows are shown where they fit")
  func all() {
    #expect(titles(3, hasSum: false, 3) == ["#0", "#1", "#2"])
    #expect(titles(3, hasSum: true, 4) == ["#0", "#1", "#2", "All"])
    #expect(titles(0, hasSum: false, 1) == [])
  }

  @Test("otherwise the last row counts the series without one, above the sum")
  func rest() {
    #expect(titles(5, hasSum: false, 3) == ["#0", "#1", "+3 more"])
    #expect(titles(5, hasSum: true, 4) == ["#0", "#1", "+3 more", "All"])
    #expect(titles(5, hasSum: true, 3) == ["#0", "+4 more", "All"])
    // Two rows have no place for the sum.
    #expect(titles(5, hasSum: true, 2) == ["#0", "+4 more"])
    #expect(titles(5, hasSum: true, 1) == ["+5 more"])
  }

  @Test("no more rows than fit, and every series is shown or counted")
  func laws() {
    for series in 1...12 {
      for hasSum in [false, true] {
        for most in 1...14 {
          let all = rows(series, hasSum: hasSum)
          let shown = all.fitting(most, words: words)
          #expect(shown.count == min(most, all.count))
          let rest = shown.first { $0.role == .rest }.map { Int($0.title.filter(\.isNumber)) ?? 0 }
          #expect(shown.count { $0.role == .series } + (rest ?? 0) == series)
        }
      }
    }
  }
}
