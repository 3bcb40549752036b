import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TooltipContent")
struct TooltipContentTests {
  /// A chart of three points, its window from the first to the last.
  private static func chart(
    _ type: Line.Kind, count: Int = 3, isPercentage: Bool = false
  ) -> LinesSet {
    chart((1...count).map { [5, Double($0 * 1000), 5] }, type, isPercentage: isPercentage)
  }

  private static func chart(
    _ columns: [ContiguousArray<Double>], _ type: Line.Kind = .line, isPercentage: Bool = false
  ) -> LinesSet {
    var chart = ChartSamples.chart(columns, type: type)
    chart.isPercentage = isPercentage
    chart.bounds = .whole
    return chart
  }

  @Test("a line has a row with its name and its value, and no sum")
  func lines() {
    let strings = DrawnTooltip(Self.chart(.line)).strings
    #expect(strings == ["Sun, Nov 18, 2018", "#0", "1,000", "#1", "2,000", "#2", "3,000"])
  }

  @Test("bars and areas have a row with their sum in the locale's words, a single series has not")
  func sums() {
    for type in [Line.Kind.bar, .area] {
      let strings = DrawnTooltip(Self.chart(type)).strings
      #expect(strings.suffix(2) == ["All", "6,000"])
      #expect(!DrawnTooltip(Self.chart(type, count: 1)).strings.contains("All"))
      let german = DrawnTooltip(Self.chart(type)) { $0.locale = Locale(identifier: "de_DE") }
      #expect(german.strings.suffix(2) == ["Gesamt", "6.000"])
    }
  }

  @Test("shares add up to 100 percent")
  func shares() {
    let strings = DrawnTooltip(Self.chart(.area, isPercentage: true)).strings
    let shares = strings.filter { $0.hasSuffix("%") }.compactMap { Int($0.dropLast()) }
    #expect(shares == [17, 33, 50])
    #expect(!strings.contains("All"))
  }

  @Test("a whole of one series is 100 %, uncut, in every locale", arguments: ["en_US", "de_DE"])
  func wholeShare(locale: String) throws {
    var chart = Self.chart(.area, isPercentage: true)
    for index in 1...2 { chart.lines[index].isHidden = true }
    let tooltip = DrawnTooltip(chart) { $0.locale = Locale(identifier: locale) }
    let share = try #require(tooltip.words.first { $0.string.hasPrefix("100") })
    #expect(!share.isTruncated)
    // The names of a chart begin at one place, whatever its shares are.
    let all = DrawnTooltip(Self.chart(.area, isPercentage: true)) {
      $0.locale = Locale(identifier: locale)
    }
    let name = try #require(tooltip.word("#0"))
    let names = all.words.filter { $0.string.hasPrefix("#") }
    let distances = Set(names.map { $0.frame.minX - (all.boxes.first?.minX ?? 0) })
    #expect(distances == [name.frame.minX - (tooltip.boxes.first?.minX ?? 0)])
  }

  @Test("a gap has neither a value nor a share")
  func gaps() {
    let chart = Self.chart([[1, .nan, 1], [1, 30, 1], [1, 10, 1]], .area, isPercentage: true)
    let strings = DrawnTooltip(chart).strings
    #expect(strings.dropFirst() == ["–", "#0", "–", "75%", "#1", "30", "25%", "#2", "10"])
  }

  @Test("names show in full where they fit: the box widens for them")
  func names() throws {
    var chart = Self.chart([[1, 45_020_383, 1], [1, 41_000_000, 1], [1, 39_000_000, 1]])
    for (index, day) in ["12 October", "11 October", "05 October"].enumerated() {
      chart.lines[index].title = day
    }
    let tooltip = DrawnTooltip(chart)
    #expect(tooltip.words.count == 7 && !tooltip.words.contains { $0.isTruncated })
    chart.lines[0].title = String(repeating: "long ", count: 20)
    let long = DrawnTooltip(chart)
    let box = try #require(long.boxes.first)
    #expect(box.width <= 0.7 * 343 + 1 && box.width > 160)
    #expect(long.words.filter(\.isTruncated).map(\.string) == [chart.lines[0].title])
  }

  @Test(
    "a box is wide enough for the whole moment, with an arrow and without",
    arguments: [true, false])
  func wholeMoment(hasDetails: Bool) throws {
    let hours = ContiguousArray((0..<168).map { 1_542_412_800_000 + Double($0) * 3_600_000 })
    var chart = LinesSet(
      id: 0, time: hours,
      lines: [Line(id: "y0", title: "A", points: hours, color: .blue)], lowerBound: 0, upperBound: 1
    )
    chart.hasDetails = hasDetails
    let tooltip = DrawnTooltip(chart, size: CGSize(width: 480, height: 560))
    let heading = try #require(tooltip.words.first)
    #expect(heading.string.hasPrefix("Tue, Nov 20, 2018 at ") && !heading.isTruncated)
  }

  @Test(
    "an arrow shows where a point leads to something finer, and nowhere else",
    arguments: [
      (Line.Kind.line, false, true, false, 1), (.line, false, false, false, 0),
      (.line, false, true, true, 0), (.area, true, false, false, 1), (.area, true, true, true, 0),
    ])
  func arrows(
    type: Line.Kind, isPercentage: Bool, hasDetails: Bool, isZoomed: Bool, count: Int
  ) {
    var chart = Self.chart(type, isPercentage: isPercentage)
    chart.hasDetails = hasDetails
    chart.isZoomed = isZoomed
    #expect(DrawnTooltip(chart).arrows.count == count)
  }

  private nonisolated static let texts = [
    ("#3497ED", "#108BE3", "#5199DF"), ("#2373DB", "#2373DB", "#3E65CF"),
    ("#9ED448", "#89C32E", "#99CF60"), ("#5FB641", "#5FB641", "#3BA459"),
    ("#F5BD25", "#EAAF10", "#DBB630"), ("#F79E39", "#F58608", "#EE9D39"),
    ("#E65850", "#E83E35", "#F7655E"),
  ]

  @Test("values have the design's colours of texts", arguments: texts)
  func colors(series: String, day: String, night: String) throws {
    for (scheme, expected) in [(ColorScheme.light, day), (.dark, night)] {
      for type in [Line.Kind.line, .bar, .area] {
        var chart = Self.chart(type, count: 1)
        chart.lines[0].color = try #require(Color(hex: series))
        let tooltip = DrawnTooltip(chart) { $0.colorScheme = scheme }
        #expect(tooltip.word("1,000")?.color.hex == expected)
        chart.isPie = type != .line
        let pie = DrawnTooltip(chart) { $0.colorScheme = scheme }
        #expect(pie.word(chart.isPie ? "336.7" : "1,000")?.color.hex == expected)
      }
    }
  }

  @Test(
    "values of other colours have a contrast of 3 with the box",
    arguments: ["#FFFFFF", "#FFFF66", "#4BD964", "#64ADED", "#000000"])
  func contrast(series: String) throws {
    for (scheme, ground) in [(ColorScheme.light, "#FFFFFF"), (.dark, "#1C2533")] {
      var chart = Self.chart(.line, count: 1)
      chart.lines[0].color = try #require(Color(hex: series))
      let value = try #require(DrawnTooltip(chart) { $0.colorScheme = scheme }.word("1,000"))
      let behind = try #require(Color(hex: ground)).resolve(in: .light)
      #expect(value.color.contrast(with: behind) >= 3)
    }
  }

  @Test("fractions have the precision of their series, and large numbers one notation")
  func precision() {
    let fractions = Self.chart([[1, 83.8654788048436, 1], [2, 0.123456789, 97]])
    #expect(DrawnTooltip(fractions).strings.suffix(4) == ["#0", "83.87", "#1", "0.12"])
    let large = Self.chart([[1, 1.017e15, 1], [2, 251e12, 1]])
    #expect(DrawnTooltip(large).strings.suffix(4) == ["#0", "1.017E15", "#1", "2.51E14"])
  }

  @Test("a value has the notation of its Y axis, if each series has one")
  func twoAxes() {
    var chart = Self.chart([[1, 1.017e15, 1], [2, 54.71, 97]])
    #expect(DrawnTooltip(chart).strings.suffix(4) == ["#0", "1.017E15", "#1", "5.471E1"])
    chart.isYScaled = true
    #expect(DrawnTooltip(chart).strings.suffix(4) == ["#0", "1.017E15", "#1", "54.71"])
  }

  @Test("more series than fit below one another lie in two columns, with their sum at the end")
  func columns() {
    let tooltip = DrawnTooltip(
      Self.chart(.bar, count: 30), size: CGSize(width: 375, height: 760))
    let names = tooltip.words.filter { $0.string.hasPrefix("#") }
    #expect(names.map(\.string) == (0..<30).map { "#\($0)" })
    #expect(Set(names.map(\.frame.minX)).count == 2)
    #expect(tooltip.strings.last == "465,000")
    let one = DrawnTooltip(Self.chart(.bar, count: 5)).words.filter { $0.string.hasPrefix("#") }
    #expect(Set(one.map(\.frame.minX)).count == 1)
  }

  @Test("what does not fit into two columns either is counted, not left off")
  func cut() {
    let tooltip = DrawnTooltip(Self.chart(.bar, count: 90))
    let shown = tooltip.strings.count { $0.hasPrefix("#") }
    #expect(shown > 10 && shown < 90)
    let last = tooltip.strings.filter { !$0.isEmpty }.suffix(3)
    #expect(last.first == "+\(90 - shown) more" && last.dropFirst().first == "All")
    #expect(!tooltip.strings.contains("…"))
    let low = DrawnTooltip(
      Self.chart(.line, count: 12), size: CGSize(width: 375, height: 120))
    let rows = low.strings.count { $0.hasPrefix("#") }
    #expect(rows > 0 && rows < 12 && low.strings.contains("+\(12 - rows) more"))
  }

  @Test("two columns have whole names; where these do not fit, one column counts the rest")
  func wholeNames() {
    var chart = Self.chart(.line, count: 30)
    for index in chart.lines.indices { chart.lines[index].title = "Series number \(index)" }
    let tooltip = DrawnTooltip(chart)
    let names = tooltip.words.filter { $0.string.hasPrefix("Series") }
    #expect(!tooltip.words.contains { $0.isTruncated })
    #expect(Set(names.map(\.frame.minX)).count == 1)
    #expect(names.count > 4 && tooltip.strings.contains("+\(30 - names.count) more"))
  }

  @Test(
    "in a narrow plot the box lies beside its marker, with a shorter date and less margin",
    arguments: [Line.Kind.line, .bar, .area])
  func beside(type: Line.Kind) throws {
    let values = ContiguousArray((0..<21).map { Double($0 + 1) * 100 })
    for position in stride(from: 0, through: 20, by: 1) {
      var chart = Self.chart([values, values], type)
      chart.hasDetails = true
      let tooltip = DrawnTooltip(
        chart, indicator: Double(position) / 20, size: CGSize(width: 320, height: 240))
      let box = try #require(tooltip.boxes.first)
      let half: CGFloat = type == .bar ? 288 / 21 / 2 : 0
      let marker =
        type == .bar
        ? 16 + 288 * (CGFloat(position) + 0.5) / 21 : 16 + 288 * CGFloat(position) / 20
      #expect(
        box.maxX <= marker - half || box.minX >= marker + half, "\(box) covers \(marker)")
      #expect(box.minX >= 3.99 && box.maxX <= 316.01)
      #expect(!tooltip.words.contains { $0.isTruncated })
      #expect(tooltip.strings.first?.contains("2018") == true)
    }
  }

  @Test("a box that would hide a small plot is left out, and its line stays")
  func small() {
    for count in 1...3 {
      let tooltip = DrawnTooltip(
        Self.chart(.line, count: count), size: CGSize(width: 160, height: 120))
      #expect(tooltip.boxes.isEmpty && tooltip.words.isEmpty)
      #expect(tooltip.rects.contains { $0.width == 1 && $0.height > 50 })
    }
  }

  @Test("from right to left, names are at the right, values at the left, and the arrow points left")
  func mirrored() throws {
    var chart = Self.chart(.area, isPercentage: true)
    chart.hasDetails = true
    for isMirrored in [false, true] {
      let tooltip = DrawnTooltip(chart) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      let places = try ["17%", "#0", "1,000"].map {
        try #require(tooltip.word($0)).frame.midX
      }
      #expect(places == places.sorted { isMirrored ? $0 > $1 : $0 < $1 })
      let arrow = try #require(tooltip.arrows.first)
      #expect((arrow[1].x < arrow[0].x) == isMirrored)
      let heading = try #require(tooltip.words.first)
      #expect((arrow[1].x < heading.frame.minX) == isMirrored)
    }
  }

  @Test("a time of day has its date where the window spans two days")
  func days() {
    // 2018-11-17 00:00 UTC and the 24 hours after it.
    let time = ContiguousArray((0..<24).map { 1_542_412_800_000 + Double($0) * 3_600_000 })
    let chart = LinesSet(
      id: 0, time: time,
      lines: [
        Line(id: "y0", title: "#0", points: ContiguousArray(repeating: 1, count: 24), color: .red)
      ], lowerBound: 0, upperBound: 1)
    #expect(DrawnTooltip(chart, indicator: 0).strings.first == "00:00")
    let tooltip = DrawnTooltip(chart, indicator: 0) {
      $0.timeZone = TimeZone(secondsFromGMT: -4 * 3600) ?? .gmt
    }
    #expect(tooltip.strings.first == "Fri, Nov 16, 2018 at 20:00")
  }

  @Test(
    "date and time are joined as the locale joins them",
    arguments: [
      ("en_US", "Sat, Nov 17, 2018 at 08:00"), ("de_DE", "Sa. 17. Nov. 2018, 08:00"),
      ("ja_JP", "2018年11月17日(土) 08:00"), ("ar_EG", "سبت، ١٧ نوفمبر، ٢٠١٨، ٠٨:٠٠"),
    ])
  func joint(locale: String, text: String) {
    // 2018-11-17 00:00 UTC and the 36 hours after it.
    let time = ContiguousArray((0..<37).map { 1_542_412_800_000 + Double($0) * 3_600_000 })
    let chart = LinesSet(
      id: 0, time: time,
      lines: [Line(id: "y0", title: "#0", points: time, color: .red)], lowerBound: 0, upperBound: 1)
    let tooltip = DrawnTooltip(chart, indicator: 8.0 / 36, size: CGSize(width: 720, height: 560)) {
      $0.locale = Locale(identifier: locale)
    }
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}"]
    let plain = tooltip.strings.first?.unicodeScalars.filter { !marks.contains($0) }
    #expect(plain.map { String(String.UnicodeScalarView($0)) } == text)
  }
}
