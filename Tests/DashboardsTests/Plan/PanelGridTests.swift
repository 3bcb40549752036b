import Dashboards
import Foundation
import TestSupport
import Testing

@Suite("The grid of panels")
struct PanelGridTests {
  /// Returns the places of panels, one a line.
  private func places(_ panels: String, columns: Int = 12) throws -> [String] {
    let spec = """
      data: {d: {rows: [{n: 1}, {n: 2}]}}
      dashboards: [{name: a, columns: \(columns), panels: [\(panels)]}]
      """
    return "\(try SpecExample.file(spec).plans()[0])".split(separator: "\n")
      .filter { $0.hasPrefix("  row") }.map { String($0.dropFirst(2)) }
  }

  private let chart = "{chart: {mark: line, x: {field: n}, y: {field: n}}}"
  private let number = "{number: {field: n}}"

  @Test("Panels without spans fill their rows")
  func defaults() throws {
    #expect(
      try places("\(number), \(number), \(number), \(chart), \(chart), {text: x}")
        == [
          "row 1, columns 1-4", "row 1, columns 5-8", "row 1, columns 9-12", "row 2, columns 1-6",
          "row 2, columns 7-12", "row 3, columns 1-12",
        ])
    #expect(
      try places("\(number), \(number), \(number), \(number), \(number)")
        == [
          "row 1, columns 1-3", "row 1, columns 4-6", "row 1, columns 7-9", "row 1, columns 10-12",
          "row 2, columns 1-12",
        ])
  }

  @Test("A panel without a span takes what a wide one leaves")
  func rest() throws {
    #expect(
      try places("{span: 8, table: {}}, \(chart), \(chart)")
        == ["row 1, columns 1-8", "row 1, columns 9-12", "row 2, columns 1-12"])
    #expect(
      try places("{span: 10, table: {}}, \(chart)") == [
        "row 1, columns 1-10", "row 2, columns 1-12",
      ])
  }

  @Test("Panels with spans keep them")
  func spans() throws {
    #expect(
      try places("{span: 2, text: a}, {span: 2, text: b}, {span: 1, text: c}", columns: 3)
        == ["row 1, columns 1-2", "row 2, columns 1-2", "row 2, columns 3-3"])
  }

  @Test("Panels are placed beside one of several rows, in the order of the spec")
  func rowSpans() throws {
    #expect(
      try places("{span: 8, rowSpan: 2, text: a}, \(number), \(number), \(chart)")
        == [
          "rows 1-2, columns 1-8", "row 1, columns 9-12", "row 2, columns 9-12",
          "row 3, columns 1-12",
        ])
    #expect(
      try places("\(number), {span: 6, rowSpan: 2, text: a}, \(number), {text: b, span: 3}")
        == [
          "row 1, columns 1-3", "rows 1-2, columns 4-9", "row 1, columns 10-12",
          "row 2, columns 1-3",
        ])
  }

  @Test(
    "A panel that is too wide for the room beside one of several rows goes below it, without empty rows"
  )
  func tooWide() throws {
    #expect(
      try places("{span: 6, rowSpan: 3, text: a}, {span: 6, text: b}, {span: 7, text: c}")
        == ["row 1, columns 1-6", "row 1, columns 7-12", "row 2, columns 1-7"])
    #expect(
      try places(
        "{span: 6, rowSpan: 9, text: a}, {span: 6, text: b}, {span: 6, text: c}, {span: 7, text: d}"
      )
        == [
          "rows 1-2, columns 1-6", "row 1, columns 7-12", "row 2, columns 7-12",
          "row 3, columns 1-7",
        ])
  }

  /// Returns the frames of panels in two columns; those without a height have contents of 50 points.
  private func frames(_ wishes: [PanelGrid.Wish], height: CGFloat?) -> [CGRect] {
    let grid = PanelGrid(columns: 2, spacing: 10, wishes)
    let contents = zip(grid.cells, wishes).filter { $1.height == 0 }.map {
      ($0.0.rows, CGFloat(50))
    }
    return grid.frames(width: 210, heights: grid.heights(in: height, contents))
  }

  @Test(
    "A panel of several rows covers them and the space between them, and makes them high enough")
  func heights() {
    func wish(_ rowSpan: Int, _ height: Double) -> PanelGrid.Wish {
      .init(span: 1, rowSpan: rowSpan, isFlexible: false, height: height, isMeasured: false)
    }
    #expect(
      frames([wish(2, 1), wish(1, 1), wish(1, 2)], height: nil) == [
        CGRect(x: 0, y: 0, width: 100, height: 340), CGRect(x: 110, y: 0, width: 100, height: 110),
        CGRect(x: 110, y: 120, width: 100, height: 220),
      ])
    #expect(
      frames([wish(2, 3), wish(1, 0), wish(1, 1)], height: nil) == [
        CGRect(x: 0, y: 0, width: 100, height: 340), CGRect(x: 110, y: 0, width: 100, height: 110),
        CGRect(x: 110, y: 120, width: 100, height: 220),
      ])
    #expect(
      frames([wish(2, 3), wish(1, 0), wish(1, 0)], height: 210) == [
        CGRect(x: 0, y: 0, width: 100, height: 210), CGRect(x: 110, y: 0, width: 100, height: 100),
        CGRect(x: 110, y: 110, width: 100, height: 100),
      ])
  }

  @Test(
    "The content of a panel of several rows makes the rows higher that are as high as their contents"
  )
  func contents() {
    func wish(_ rowSpan: Int, _ height: Double) -> PanelGrid.Wish {
      .init(span: 1, rowSpan: rowSpan, isFlexible: false, height: height, isMeasured: height == 0)
    }
    let grid = PanelGrid(columns: 2, spacing: 10, [wish(2, 0), wish(1, 1), wish(1, 0)])
    func heights(_ total: CGFloat?, _ content: CGFloat) -> [CGFloat] {
      grid.heights(in: total, [(0..<2, content), (1..<2, 50)])
    }
    #expect(heights(nil, 100) == [110, 50])
    #expect(heights(nil, 300) == [110, 180])
    #expect(heights(400, 300) == [340, 50])
    #expect(heights(400, 500) == [240, 150])
    let charts = PanelGrid(columns: 2, spacing: 10, [wish(2, 0), wish(1, 1), wish(1, 2)])
    #expect(charts.heights(in: nil, [(0..<2, 300)]) == [110, 220])
    #expect(charts.heights(in: nil, [(0..<2, 400)]) == [140, 250])
  }

  @Test("Rows that do not fit are lower in proportion to what they need, and stay in the grid")
  func tooLow() {
    func wish(_ height: Double) -> PanelGrid.Wish {
      .init(span: 2, rowSpan: 1, isFlexible: false, height: height, isMeasured: height == 0)
    }
    let grid = PanelGrid(columns: 2, spacing: 10, [wish(3), wish(0), wish(1)])
    let contents = [(1..<2, CGFloat(200))]
    // The rows need 132, 200 and 44 points and two spaces.
    #expect(grid.heights(in: 396, contents) == [132, 200, 44])
    #expect(grid.heights(in: 440, contents) == [165, 200, 55])
    #expect(grid.heights(in: 208, contents) == [66, 100, 22])
    #expect(grid.heights(in: 5, contents) == [0, 0, 0])
    let frames = grid.frames(width: 100, heights: grid.heights(in: 208, contents))
    #expect(frames.map(\.minY) == [0, 76, 186])
    #expect(frames.last?.maxY == 208)
  }

  @Test(
    "No two panels overlap, each has its span, and none is left out",
    arguments: 0..<50 as Range<UInt64>)
  func noOverlap(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columns = Int.random(in: 1...12, using: &random)
    let wishes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      PanelGrid.Wish(
        span: .random(in: 1...14, using: &random), rowSpan: .random(in: 1...4, using: &random),
        isFlexible: .random(using: &random), height: .random(in: 0...3, using: &random),
        isMeasured: false)
    }
    let grid = PanelGrid(columns: columns, spacing: 0, wishes)
    #expect(grid.cells.count == wishes.count)
    var taken: Set<[Int]> = []
    for (cell, wish) in zip(grid.cells, wishes) {
      #expect((1...wish.rowSpan).contains(cell.rows.count))
      #expect(cell.rows.upperBound <= grid.rows.count)
      #expect(cell.columns.upperBound <= columns)
      if !wish.isFlexible { #expect(cell.columns.count == min(wish.span, columns)) }
      for row in cell.rows {
        for column in cell.columns { #expect(taken.insert([row, column]).inserted) }
      }
      #expect(grid.rows[cell.rows].reduce(0, +) >= wish.height - 1e-9)
    }
  }
}
