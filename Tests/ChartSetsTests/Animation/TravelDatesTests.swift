import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Dates of a travel")
struct TravelDatesTests {
  /// A form of the dates in a heading, beside the title or below it.
  private struct Form: Hashable {
    let name: String
    let isBelow: Bool
  }

  private static func chart(_ days: Int) -> LinesSet {
    LinesSet(
      id: 0, title: "Messages",
      time: ContiguousArray((0..<days).map { 1_532_563_200_000 + Double($0) * 86_400_000 }),
      lines: [
        Line(
          id: "y0", title: "", points: ContiguousArray((0..<days).map(Double.init)), color: .red)
      ])
  }

  private static func travelling(
    _ chart: LinesSet, _ travel: WindowTravel, locale: String, width: CGFloat, shaper: BoxShaper
  ) -> TravellingChart {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return TravellingChart(
      chart, travel: travel, size: CGSize(width: width, height: 400), environment: environment,
      shaper: shaper)
  }

  /// The forms that the dates of a frame may have: those of May are the same in two.
  private static func forms(
    _ list: DrawList, _ chart: LinesSet, _ window: WindowBounds, _ formats: ChartFormats
  ) -> Set<Form> {
    var chart = chart
    chart.bounds = window
    guard let dates = chart.windowDates else { return [] }
    let title = list.texts.first { $0.text.request.font.weight == .bold }
    guard let shown = list.texts.first(where: { $0.text.request.font.weight == .semibold })
    else { return [Form(name: "none", isBelow: false)] }
    let isBelow = shown.frame.minY > (title?.frame.maxY ?? 0) - 4
    let texts = [
      ("long", formats.range(from: dates.first, to: dates.last)),
      ("short", formats.shortRange(from: dates.first, to: dates.last)),
      ("numeric", formats.numericRange(from: dates.first, to: dates.last)),
    ]
    return Set(
      texts.filter { $0.1 == shown.text.request.string && !shown.text.isTruncated }
        .map { Form(name: $0.0, isBelow: isBelow) })
  }

  @Test("keep one form in all frames, at any width", arguments: ["en_US", "de_DE", "ja_JP"])
  func oneForm(locale: String) {
    let chart = Self.chart(182)
    let formats = ChartFormats(locale: Locale(identifier: locale))
    let travel = WindowTravel(
      from: WindowBounds(0...0.15), to: WindowBounds(0.85...1), duration: 2)
    var seen: Set<Form> = []
    for width in stride(from: 190, through: 400, by: 15) {
      let travelling = Self.travelling(
        chart, travel, locale: locale, width: CGFloat(width), shaper: BoxShaper())
      var forms: Set<Form>?
      for frame in 0...60 {
        let time = Double(frame) / 30
        let now = Self.forms(
          travelling.drawList(at: time), chart, travel.window(at: time), formats)
        forms = forms?.intersection(now) ?? now
      }
      #expect(forms?.isEmpty == false, "\(width)")
      seen.formUnion(forms ?? [])
    }
    #expect(seen.count >= 3)
  }

  @Test("of many years are not all measured")
  func manyYears() {
    let shaper = BoxShaper()
    let travel = WindowTravel(
      from: WindowBounds(0...0.1), to: WindowBounds(0.9...1), duration: 2)
    let travelling = Self.travelling(
      Self.chart(40_000), travel, locale: "en_US", width: 375, shaper: shaper)
    _ = travelling.drawList(at: 0)
    #expect(shaper.requests < 3000)
    let first = shaper.requests
    _ = travelling.drawList(at: 1)
    #expect(shaper.requests < first + 100)
  }
}
