import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Heading of a chart")
struct ChartHeadingTests {
  /// The texts above the plot: the title, and the dates if there are any.
  private static func heading(
    _ title: String?, width: CGFloat, isZoomed: Bool = false, days: Int = 182
  ) -> [DrawnText] {
    var chart = LinesSet(
      id: 0, title: title,
      time: ContiguousArray((0..<days).map { 1_532_563_200_000 + Double($0) * 86_400_000 }),
      lines: [
        Line(
          id: "y0", title: "", points: ContiguousArray((0..<days).map(Double.init)), color: .red)
      ])
    (chart.lowerBound, chart.upperBound) = (0, 1)
    chart.isZoomed = isZoomed
    let shown = chart
    let stage = Stage(size: ProposedViewSize(width: width, height: 560), shaper: BoxShaper()) {
      ChartView(chartIndex: 0).environment(UserData(charts: [shown]))
    }
    return stage.drawList().texts.filter {
      $0.text.request.font.weight == .bold || $0.text.request.font.weight == .semibold
        || $0.text.request.string == "Zoom Out"
    }
  }

  private static func strings(_ texts: [DrawnText]) -> [String] { texts.map(\.text.request.string) }

  @Test("dates are as long as they can be beside the title, the shortest in digits")
  func forms() {
    let title = "Messages"
    let (long, short, numeric) = (
      "July 26, 2018 – January 23, 2019", "Jul 26, 2018 – Jan 23, 2019", "7/26/2018 – 1/23/2019"
    )
    // 8 points to a letter of the title, 6.5 to one of the dates, 24 between them, 32 beside them.
    func width(_ dates: String) -> CGFloat { 64 + 24 + 32 + CGFloat(dates.count) * 6.5 }
    #expect(Self.strings(Self.heading(title, width: width(long) + 1)) == [title, long])
    #expect(Self.strings(Self.heading(title, width: width(long) - 2)) == [title, short])
    #expect(Self.strings(Self.heading(title, width: width(short) - 2)) == [title, numeric])
  }

  @Test("where no form fits beside the title, the longest that does stands below it")
  func below() throws {
    let texts = Self.heading("Messages of all days of the year", width: 375)
    #expect(Self.strings(texts).last == "July 26, 2018 – January 23, 2019")
    #expect(texts[0].frame.minX == 16 && texts[1].frame.minX == 16)
    #expect(texts[0].frame.maxY <= texts[1].frame.minY + 1)
  }

  @Test(
    "the years are never lost while they fit anywhere, whatever the title and the width are",
    arguments: ["A", "Messages per day", String(repeating: "long ", count: 20)],
    [180, 240, 320, 375, 720] as [CGFloat])
  func years(title: String, width: CGFloat) {
    for isZoomed in [false, true] {
      let strings = Self.strings(Self.heading(title, width: width, isZoomed: isZoomed))
      #expect(strings.count == 2)
      #expect(strings.last?.contains("2018") == true && strings.last?.contains("2019") == true)
    }
  }

  @Test("half a date is no date: where none fits, there is the title alone")
  func tooNarrow() {
    #expect(Self.strings(Self.heading("A", width: 120)) == ["A"])
    #expect(Self.strings(Self.heading(nil, width: 375, days: 0)) == ["Chart 1"])
  }

  @Test("the title has 16 points, the link back too, in medium weight")
  func fonts() throws {
    let title = try #require(Self.heading("Title", width: 375).first).text.request.font
    #expect(title.size == 16 && title.weight == .bold)
    let link = try #require(Self.heading("Title", width: 375, isZoomed: true).first).text.request
    #expect(link.string == "Zoom Out" && link.font.size == 16 && link.font.weight == .medium)
  }
}
