import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Scaled metrics")
struct ScaledMetricTests {
  @Test("a metric scales like the font size of its text style")
  func scales() {
    func content(_ size: DynamicTypeSize) -> some View { Metrics().dynamicTypeSize(size) }
    let stage = stage(width: 100, height: 100) { content(.large) }
    #expect(stage.frame(of: "box")?.size == CGSize(width: 17, height: 24))
    stage.update { content(.xLarge) }
    #expect(stage.frame(of: "box")?.size == CGSize(width: 19, height: 28))
    stage.update { content(.accessibility5) }
    #expect(stage.frame(of: "box")?.size == CGSize(width: 53, height: 86))
  }

  @Test("outside of a stage, a metric has its value")
  func outsideOfStages() { #expect(Metrics().width == 17) }
}

private struct Metrics: View {
  @ScaledMetric var width = 17.0
  @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 24

  var body: some View { Color.red.frame(width: width, height: height).id("box") }
}
