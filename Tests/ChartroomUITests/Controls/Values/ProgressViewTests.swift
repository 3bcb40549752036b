import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ProgressView")
struct ProgressViewTests {
  /// A style that shows the share.
  private struct Described: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: configuration.fractionCompleted.map { "share \($0)" } ?? "unknown")
    }
  }

  private func text<Content: View>(_ view: Content) -> String {
    stage { view.progressViewStyle(Described()) }.drawList().description
  }

  @Test(
    "the share is that of the total, in 0...1; values that are no numbers are unknown",
    arguments: [
      (0.0, 1.0, "share 0.0"), (30, 120, "share 0.25"), (200, 100, "share 1.0"),
      (-5, 100, "share 0.0"),
      (.nan, 1, "unknown"), (0, 0, "unknown"), (.infinity, 1, "share 1.0"),
    ])
  func share(value: Double, total: Double, expected: String) {
    #expect(text(ProgressView(value: value, total: total)).contains("\"\(expected)\""))
  }

  @Test("a task without a value is a spinner of 20 points, one with a value a bar of 4")
  func sizes() {
    #expect(stageSize(width: 200) { ProgressView() } == CGSize(width: 20, height: 20))
    #expect(stageSize { ProgressView().controlSize(.large) } == CGSize(width: 37, height: 37))
    #expect(stageSize(width: 200) { ProgressView(value: 0.5) } == CGSize(width: 200, height: 4))
    #expect(stageSize { ProgressView(value: 0.5) } == CGSize(width: 100, height: 4))
    let unknown = text(ProgressView(value: Double?.none))
    #expect(unknown.contains("\"unknown\""))
  }

  @Test("a Progress gives its current share")
  func progress() {
    let progress = Progress(totalUnitCount: 8)
    progress.completedUnitCount = 2
    #expect(text(ProgressView(progress)).contains("\"share 0.25\""))
  }

  @Test("the share of an interval follows the time, and nothing changes after its end")
  func timer() {
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    var environment = EnvironmentValues()
    environment._startDate = start
    let stage = stage(environment: environment) {
      ProgressView(timerInterval: start...start.addingTimeInterval(2.5), countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .progressViewStyle(Described())
    }
    var seen: [String] = []
    for tenth in 0...60 {
      stage.advance(to: Double(tenth) / 10)
      let string = stage.drawList().strings.first ?? ""
      if seen.last != string { seen.append(string) }
    }
    #expect(seen == ["share 0.0", "share 0.4", "share 0.8", "share 1.0"])
    #expect(!stage.core.timers.hasDue(by: 1e9))
  }
}
