import Chartroom
import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import Showcase
import TestSupport
import Testing

/// Scenes for screen readers, for text sizes and for locales.
@MainActor
@Suite("Scenes for readers")
struct ReaderSceneTests {
  private static func stage(_ name: String) throws -> Stage {
    let scene = try #require(ShowcaseScene.all.first { $0.name == name })
    return try Stage(size: ProposedViewSize(scene.size)) { scene.view }
  }

  @Test("the talk's bars have the labels and the values that the app sets")
  func spokenBars() throws {
    let data = try Self.stage("talk.accessibility-label").pictureDescriptionJSON()
    let charts = try JSONDecoder().decode([ChartDescription].self, from: data)
    let spoken = charts.flatMap(\.namedMarks).map { "\($0.label ?? ""), \($0.value ?? "")" }
    #expect(spoken.count == 6 && spoken.prefix(2) == ["Cachapa, 916 sold", "Injera, 850 sold"])
  }

  @Test(
    "both names of the legend fit at every text size",
    arguments: ["x-small", "large", "accessibility-1", "accessibility-3", "accessibility-5"])
  func legend(size: String) throws {
    let texts = try Self.stage("text-sizes.\(size)").drawList().texts.map(\.text)
    let names = texts.filter { ["Cupertino", "San Francisco"].contains($0.request.string) }
    #expect(names.count == 2 && names.allSatisfy { !$0.isTruncated })
  }

  @Test(
    "numbers and dates are those of the locale",
    arguments: [
      ("en-us", "5,000", "Jul"), ("de-de", "5.000", "Jul"), ("ru-ru", "5\u{A0}000", "июль"),
      ("ja-jp", "5,000", "7月"), ("ar-eg", "٥٬٠٠٠", "يوليو"), ("he-il", "5,000", "יולי"),
      ("hi-in", "5,000", "जुल॰"), ("ko-kr", "5,000", "7월"), ("th-th", "5,000", "ก.ค."),
    ])
  func locale(name: String, number: String, month: String) throws {
    let strings = try Self.stage("locales.\(name)").drawList().strings
    #expect(strings.contains(number) && strings.contains(month), "\(strings)")
  }

  @Test("the Y axis is at the trailing edge of the layout direction")
  func direction() throws {
    for (name, number) in [("ar-eg", "٥٬٠٠٠"), ("he-il", "5,000"), ("de-de", "5.000")] {
      let texts = try Self.stage("locales.\(name)").drawList().texts
      let label = try #require(texts.first { $0.text.request.string == number })
      #expect((label.frame.midX < 180) == (name != "de-de"), "\(name)")
    }
  }
}
