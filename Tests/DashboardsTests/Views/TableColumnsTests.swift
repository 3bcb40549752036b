import Dashboards
import Foundation
import Testing

@Suite("The columns of tables")
struct TableColumnsTests {
  private func widths(
    _ kinds: [TableColumns.Column.Kind], headers: [CGFloat], cells: [CGFloat], in room: CGFloat?
  ) -> [CGFloat] {
    TableColumns(columns: kinds.map { .init($0) }, spacing: 10)
      .widths(headers: headers, cells: cells, in: room).map { ($0 * 1000).rounded() / 1000 }
  }

  @Test("Columns have the widths of their contents if no width is given")
  func ideal() {
    #expect(
      widths([.number, .text], headers: [20, 30], cells: [10, 80], in: nil) == [20, 80])
  }

  @Test("Texts and dates take what is left in proportion, and numbers none of it")
  func slack() {
    #expect(
      widths([.number, .text, .date], headers: [10, 20, 20], cells: [10, 60, 20], in: 190)
        == [10, 120, 40])
    #expect(widths([.number, .number], headers: [10, 10], cells: [10, 30], in: 90) == [20, 60])
  }

  @Test("Bars take what is left first, up to 300 points")
  func bars() {
    #expect(widths([.text, .bar], headers: [50, 50], cells: [50, 50], in: 310) == [50, 250])
    #expect(widths([.text, .bar], headers: [50, 50], cells: [50, 50], in: 510) == [200, 300])
    #expect(
      widths([.bar, .text, .bar], headers: [50, 50, 70], cells: [50, 50, 70], in: 390)
        == [150, 50, 170])
  }

  @Test("The widest texts are cut first, then headers, and numbers and dates last")
  func lack() {
    let kinds: [TableColumns.Column.Kind] = [.number, .text, .text, .date]
    let (headers, cells): ([CGFloat], [CGFloat]) = ([90, 30, 30, 30], [40, 200, 80, 70])
    #expect(widths(kinds, headers: headers, cells: cells, in: 430) == [90, 160, 80, 70])
    #expect(widths(kinds, headers: headers, cells: cells, in: 330) == [90, 70, 70, 70])
    #expect(widths(kinds, headers: headers, cells: cells, in: 266) == [70, 48, 48, 70])
    // All contents do not fit.
    #expect(widths(kinds, headers: headers, cells: cells, in: 133) == [20, 24, 24, 35])
    #expect(widths(kinds, headers: headers, cells: cells, in: 0) == [0, 0, 0, 0])
  }
}
