import ChartroomUI
import Testing

@Suite("Axis")
struct AxisTests {
  @Test("an axis is described by its name")
  func description() {
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }
}
