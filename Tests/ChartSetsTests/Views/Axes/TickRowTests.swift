import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Laws of the labels of an X axis, for random data, windows and plots.
@MainActor
@Suite("TickRow")
struct TickRowTests {
  nonisolated static let locales = [
    "en_US", "de_DE", "ru_RU", "ja_JP", "ar_EG", "he_IL", "hi_IN", "ko_KR", "th_TH",
  ]
  nonisolated static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe",
    "Asia/Kathmandu", "America/Sao_Paulo", "Pacific/Auckland",
  ]
  private static let font = Font.system(size: 11)
  private static let widths: [CGFloat] = [120, 160, 320, 375, 480, 720, 1200, 1920, 3000]

  @Test("labels obey their laws", arguments: locales, zones)
  func laws(locale: String, zone: String) throws {
    let formats = ChartFormats(
      locale: Locale(identifier: locale), timeZone: try #require(TimeZone(identifier: zone)))
    var random = SplitMix64(seed: UInt64(locale.utf8.reduce(0) { $0 * 31 + Int($1) } + zone.count))
    for _ in 0..<12 {
      let axis = RandomTimeAxis.make(zone: formats.timeZone, using: &random)
      let texts = TickLabels()
      texts.use(
        formats, font: Self.font, axis: axis,
        measuredBy: EnvironmentValues().axisLabelWidth)
      for _ in 0..<3 {
        var row = LabelledRow(
          axis: axis, formats: formats, texts: texts,
          width: Self.widths.randomElement(using: &random) ?? 375,
          reach: Bool.random(using: &random) ? 0.5 : 0)
        row.showRandomWindow(using: &random)
        row.check()
        row.checkMoved(by: Double.random(in: -0.4...0.4, using: &random))
      }
    }
  }

  /// The labels of a chart whose points are some milliseconds apart, from 20 April 2019.
  private func texts(
    _ axis: TimeAxis, _ window: ClosedRange<Double> = 0...1, width: CGFloat = 375,
    reach: Double = 0, namesYear: Bool = false, locale: String = "en_US"
  ) -> [String] {
    let formats = ChartFormats(locale: Locale(identifier: locale))
    let texts = TickLabels()
    texts.use(
      formats, font: Self.font, axis: axis, measuredBy: EnvironmentValues().axisLabelWidth)
    var row = LabelledRow(axis: axis, formats: formats, texts: texts, width: width, reach: reach)
    row.bounds = window
    return row.labels(namesYear: namesYear).map(\.text)
  }

  @Test("two points have both labels, and so has one")
  func ends() {
    #expect(texts(.even(2)) == ["Apr 20", "Apr 21"])
    #expect(texts(.even(2), reach: 0.5) == ["Apr 20", "Apr 21"])
    #expect(texts(.even(5), 0.5...0.5) == ["Apr 22"])
    #expect(texts(.even(1)) == ["Apr 20"])
    #expect(texts(.even(0)) == [])
  }

  @Test("every day of an hourly week has a label, for bars and for lines", arguments: [0, 0.5])
  func week(reach: Double) {
    #expect(
      texts(.even(168, step: 3_600_000), reach: reach)
        == ["Apr 20", "Apr 21", "Apr 22", "Apr 23", "Apr 24", "Apr 25", "Apr 26"])
  }

  @Test("in a film no label pops up or vanishes, whatever becomes of the window's length")
  func film() throws {
    let axis = TimeAxis.even(400)
    let texts = TickLabels()
    texts.use(
      .standard, font: Self.font, axis: axis, measuredBy: EnvironmentValues().axisLabelWidth)
    // From weeks over every second week to months.
    let travel = WindowTravel(
      from: WindowBounds(0.1...0.2), to: WindowBounds(0.1...0.8), duration: 30)
    func geometry(_ bounds: WindowBounds) -> PlotGeometry {
      let window = TimeWindow(axis: axis, bounds: bounds)
      return PlotGeometry(window: window, axis: axis, width: 375, margin: 16)
    }
    func opacities(_ time: TimeInterval) -> [TimeTick?: Double] {
      let easing = ScaleEasing(travel, at: time)
      let recent = easing.moments.map {
        TickRow.Recent(geometry: geometry(easing.window(of: $0.index)), weight: $0.weight)
      }
      let row = TickRow(
        geometry(travel.window(at: time)), texts: texts, namesYear: false, recent: recent)
      return Dictionary(uniqueKeysWithValues: row.labels.map { ($0.id, $0.opacity) })
    }
    var before = opacities(0)
    #expect(before.count >= 4)
    var parts: Set<DatePart> = []
    for frame in 1...1820 {
      let now = opacities(Double(frame) / 60)
      for id in Set(now.keys).union(before.keys) {
        #expect(abs((now[id] ?? 0) - (before[id] ?? 0)) < 0.3, "frame \(frame)")
      }
      parts.formUnion(now.keys.compactMap { $0?.part })
      before = now
    }
    #expect(parts == [.day, .month, .year])
    #expect(before.values.filter { abs($0 - 1) < 1e-9 }.count >= 5)
  }

  @Test("without a heading the axis names the year")
  func years() {
    #expect(texts(.even(30), namesYear: true).first == "2019")
    #expect(
      texts(.even(365), namesYear: true) == ["May", "Jul", "Sep", "Nov", "2020", "Mar"])
    #expect(texts(.even(24, step: 3_600_000), namesYear: true).first == "Apr 20, 2019")
    #expect(texts(.even(24, step: 3_600_000), width: 120, namesYear: true).first == "2019")
    #expect(texts(.even(2), 0.3...0.6, namesYear: true) == ["Apr 20, 2019"])
    #expect(texts(.even(400), namesYear: true, locale: "ja_JP").contains("2020年"))
  }
}
