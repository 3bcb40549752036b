import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// What holds for the room of the parts of charts of any size, text size, language and direction.
@MainActor
@Suite("The room of the parts of a chart")
struct ChartRoomTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let chart: @MainActor () -> AnyView

    var testDescription: String { name }
  }

  private nonisolated static let cases = [
    Case(name: "a line over days") {
      AnyView(
        Chart(0..<60, id: \.self) {
          LineMark(
            x: .value("Day", Date(timeIntervalSince1970: Double($0) * 86_400), unit: .day),
            y: .value("Visits", $0 * 25_000))
        }
        .chartXAxisLabel("Days of the observation").chartYAxisLabel("Visits of the pages"))
    },
    Case(name: "bars of names with a legend") {
      AnyView(
        Chart(0..<12, id: \.self) {
          BarMark(
            x: .value("City", ["Reykjavik", "Buenos Aires", "Oslo", "Rome"][$0 % 4]),
            y: .value("Rain", $0)
          )
          .foregroundStyle(by: .value("Kind", ["Drizzle", "Thunderstorm", "Snow"][$0 / 4]))
        }
        .chartYAxisLabel("Rainfall in millimetres"))
    },
    Case(name: "bars beside long names") {
      AnyView(
        Chart(["A very long name of a city", "Another long name", "Rome"], id: \.self) {
          BarMark(x: .value("Count", $0.count * 1_000_000), y: .value("City", $0))
        }
        .chartYAxis { AxisMarks(position: .leading) })
    },
    Case(name: "large numbers on both axes") {
      AnyView(
        Chart(0..<20, id: \.self) {
          PointMark(x: .value("x", $0 * 123_456_789), y: .value("y", Double($0) * -1e9))
        }
        .chartLegend(.hidden))
    },
    Case(name: "sectors with a legend") {
      AnyView(
        Chart(["Drizzle", "Thunderstorm", "Snow"], id: \.self) {
          SectorMark(angle: .value("Count", $0.count)).foregroundStyle(by: .value("Kind", $0))
        })
    },
    Case(name: "axes at both sides") {
      AnyView(
        Chart(0..<20, id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", $0 * 100_000))
        }
        .chartYAxis {
          AxisMarks(position: .leading)
          AxisMarks(position: .trailing)
        }
        .chartXAxis { AxisMarks(position: .top) }
        .chartYAxisLabel("Turned sum of all", position: .leading))
    },
    Case(name: "many names, turned titles") {
      AnyView(
        Chart(0..<40, id: \.self) {
          BarMark(x: .value("Name", "Name \($0)"), y: .value("y", $0 * 1000))
        }
        .chartXAxisLabel("Names", alignment: .trailing)
        .chartYAxisLabel("Turned sums", position: .trailing))
    },
    Case(name: "a legend at the side") {
      AnyView(
        Chart(["Drizzle", "Thunderstorm in the morning", "Snow"], id: \.self) {
          BarMark(x: .value("Count", $0.count), y: .value("Sum", 1))
            .foregroundStyle(by: .value("Kind", $0))
        }
        .chartLegend(position: .trailing).chartXAxisLabel("Count of the events"))
    },
  ]

  private nonisolated static let sizes = [
    CGSize(width: 60, height: 40), CGSize(width: 140, height: 110), CGSize(width: 110, height: 240),
    CGSize(width: 320, height: 200),
    CGSize(width: 600, height: 300),
  ]

  final class PlotSize { var size = CGSize.zero }

  @Test("the plot keeps a share, texts do not overlap, and numbers are whole", arguments: cases)
  func room(_ one: Case) {
    for size in Self.sizes {
      for text in [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility3, .accessibility5] {
        for locale in ["en_US", "de_DE", "he_IL", "hi_IN", "ja_JP"] {
          check(one, size, text, Locale(identifier: locale))
        }
      }
    }
  }

  @Test("labels of bars and lines do not overlap in every text size and nine locales")
  func textSizes() {
    let size = CGSize(width: 320, height: 240)
    for text in DynamicTypeSize.allCases {
      for locale in [
        "ar_EG", "de_DE", "en_US", "he_IL", "hi_IN", "ja_JP", "ko_KR", "ru_RU", "th_TH",
      ] {
        for one in Self.cases.prefix(2) { check(one, size, text, Locale(identifier: locale)) }
      }
    }
  }

  private func check(_ one: Case, _ size: CGSize, _ text: DynamicTypeSize, _ locale: Locale) {
    let isMirrored = ["ar", "he"].contains(locale.identifier.prefix(2))
    let plot = PlotSize()
    let list = Stage(
      size: ProposedViewSize(width: size.width, height: size.height), scale: 2, shaper: BoxShaper()
    ) {
      one.chart()
        .chartOverlay { proxy in
          let _ = plot.size = proxy.plotSize
          Color.clear
        }
        .environment(\.dynamicTypeSize, text).environment(\.locale, locale)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    .drawList()
    let name = "\(one.name), \(size), \(text), \(locale.identifier)"
    // Sectors have a square plot.
    let isSquare = plot.size.width == plot.size.height
    #expect(
      plot.size.width >= size.width * 0.35 || isSquare && plot.size.width >= size.height * 0.2,
      "\(name): plot \(plot.size)")
    // Titles leave the plot a fifth, and all other parts leave it more.
    #expect(plot.size.height >= size.height * 0.2, "\(name): plot \(plot.size)")
    let texts = list.texts
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
    for (index, text) in texts.enumerated() {
      let string = text.text.request.string
      #expect(bounds.contains(text.frame), "\(name): '\(string)' at \(text.frame)")
      if string.contains(where: \.isNumber), !string.contains(where: \.isLetter) {
        #expect(!text.text.isTruncated, "\(name): '\(string)' is cut")
      }
      if text.text.isTruncated {
        let shown = text.text.size.width / (text.text.request.font.size / 2)
        #expect(shown >= 2, "\(name): '\(string)' is cut to \(shown)")
      }
      for other in texts[..<index] {
        let common = text.frame.intersection(other.frame)
        #expect(
          common.isNull || common.width < 0.6 || common.height < 0.6,
          "\(name): '\(string)' \(text.frame) over '\(other.text.request.string)' \(other.frame)")
      }
    }
  }

  @Test("the separator below a chart in a list begins at the edge of the chart")
  func separators() {
    func lines<Row: View>(@ViewBuilder _ row: () -> Row) -> [CGRect] {
      Stage(size: ProposedViewSize(width: 300, height: 300), shaper: BoxShaper()) {
        List {
          row().frame(height: 90)
          Text("World")
        }
      }
      .drawList().fills.filter { $0.height <= 1 && $0.width > 100 }
    }
    let expected = lines { Color.blue }
    let chart = lines { Chart { BarMark(x: .value("x", "name"), y: .value("y", 3)) } }
    #expect(expected.count == 1 && chart == expected)
  }
}
