import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Text measurer")
struct TextMeasurerTests {
  @Test("a stage measures one line, whatever its width")
  func line() {
    let log = Log<CGSize?>()
    let stage = stage(width: 10, height: 10) {
      Measuring(log: log)
    }
    _ = stage.drawList()
    #expect(log.entries == [CGSize(width: 45, height: 12)])
    #expect(EnvironmentValues().textMeasurer == nil)
  }
}

private struct Measuring: View {
  let log: Log<CGSize?>
  @Environment(\.textMeasurer) private var measurer

  var body: some View {
    let _ = log.entries.append(
      measurer?.size(of: "abcd efgh", font: .system(size: 10), in: EnvironmentValues()))
    Color.red
  }
}
