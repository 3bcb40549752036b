import CairoCanvas
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Labels of a chart, with the real fonts")
struct ChartLabelTests {
  nonisolated private static let windows: [ClosedRange<Double>] = [
    0...1, 0...0.05, 0.3...0.8, 0.47...0.53, 0.95...1, 0.123...0.877,
  ]

  /// Under this, labels of 11 points belong to the X axis.
  private static let plotBottom: CGFloat = 460

  private static func texts(
    locale: String, width: CGFloat, window: ClosedRange<Double>, step: Double = 86_400_000,
    indicator: Double = 0.5
  ) throws -> [DrawnText] {
    let time = ContiguousArray((0..<372).map { 1_542_412_800_000 + Double($0) * step })
    var set = LinesSet(
      id: 0, title: "Title", time: time,
      lines: [
        Line(
          id: "y0", title: "Name", points: ContiguousArray((0..<372).map { Double($0 * 37 % 911) }),
          color: .red)
      ])
    set.lowerBound = window.lowerBound
    set.upperBound = window.upperBound
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let stage = Stage(
      size: ProposedViewSize(width: width, height: 560), scale: 2, environment: environment,
      shaper: try PangoTextShaper()
    ) {
      ChartView(chartIndex: 0, indicator: indicator).environment(UserData(charts: [set]))
    }
    return stage.drawList().texts
  }

  @Test(
    "labels of the X axis are apart and inside of the plot, three at least where they fit",
    arguments: ["en_US", "de_DE", "ja_JP", "ar_EG", "fi_FI", "hi_IN", "ru_RU"],
    [200, 375, 900] as [CGFloat])
  func xLabels(locale: String, width: CGFloat) throws {
    for window in Self.windows {
      for step in [86_400_000.0, 3_600_000, 300_000] {
        let frames = try Self.texts(locale: locale, width: width, window: window, step: step)
          .filter { $0.text.request.font.size == 11 && $0.frame.minY > Self.plotBottom }
          .map(\.frame).sorted { $0.minX < $1.minX }
        let place = "\(locale) \(width) \(window) \(step)"
        #expect(frames.count >= (width < 300 ? 1 : 3), "\(place)")
        for (left, right) in zip(frames, frames.dropFirst()) {
          #expect(left.maxX + 4 <= right.minX, "\(place)")
        }
        // Frames are on whole pixels.
        #expect(frames.allSatisfy { $0.minX >= 15.5 && $0.maxX <= width - 15.5 }, "\(place)")
      }
    }
  }

  @Test("labels of the Y axis stand apart and inside the plot", arguments: windows)
  func yLabels(window: ClosedRange<Double>) throws {
    let labels = try Self.texts(locale: "en_US", width: 375, window: window)
      .filter { $0.text.request.font.size == 11 && $0.frame.minY < Self.plotBottom }
    #expect(labels.count >= 4)
    #expect(Set(labels.map(\.text.request.string)).count == labels.count)
    let frames = labels.map(\.frame).sorted { $0.minY < $1.minY }
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY + 8 < lower.minY) }
    #expect(frames.allSatisfy { $0.minX == 16 && $0.minY > 40 })
  }

  @Test("the side of the indicator's box cuts no label of the Y axis", arguments: 0...20)
  func boxSide(position: Int) throws {
    let texts = try Self.texts(
      locale: "en_US", width: 375, window: 0.3...0.8, indicator: Double(position) / 20)
    let heading = try #require(
      texts.first { $0.text.request.font.size == 13 && $0.text.request.font.weight == .bold })
    let side = heading.frame.minX - 10
    let labels = texts.filter {
      $0.text.request.font.size == 11 && $0.frame.minY < Self.plotBottom
    }
    #expect(!labels.isEmpty)
    #expect(labels.allSatisfy { side <= $0.frame.minX + 1 || side >= $0.frame.maxX })
  }

  @Test(
    "the heading gives way to a shorter one, and nothing of it overlaps",
    arguments: ["en_US", "de_DE", "ja_JP", "fi_FI"], [220, 300, 375, 700] as [CGFloat])
  func heading(locale: String, width: CGFloat) throws {
    let texts = try Self.texts(locale: locale, width: width, window: 0.2...0.7)
    let title = try #require(texts.first { $0.text.request.string == "Title" })
    #expect(!title.text.isTruncated)
    let dates = texts.first {
      $0.text.request.font.size == 13 && $0.text.request.font.weight == .semibold
    }
    guard let dates else {
      #expect(width < 300, "only where not even the shorter one has room")
      return
    }
    // Beside the title, or on a line below it.
    #expect(title.frame.maxX + 8 <= dates.frame.minX || title.frame.maxY <= dates.frame.minY)
    #expect(dates.frame.maxX <= width - 15)
    #expect(!dates.text.isTruncated)
  }
}
