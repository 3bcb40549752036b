import ChartSets
import Foundation
import Testing

@Suite("BestKoraBoxLayout")
struct BestKoraBoxLayoutTests {
  private func x(_ marker: CGFloat, width: CGFloat, room: CGFloat = 343) -> CGFloat {
    BestKoraBoxLayout(marker: marker).x(width: width, room: room)
  }

  @Test("stands right of the line by the middle, and left of it from three quarters on")
  func places() {
    #expect(x(100, width: 80) == 120)
    #expect(x(300, width: 80) == 182.5)
    // Three quarters are 257.25.
    #expect(x(255, width: 50) == 290)
    #expect(x(260, width: 50) == 157.5)
  }

  @Test("leaves the line bare where a wide box would cover it")
  func wide() {
    #expect(x(100, width: 160) == 110)
    #expect(x(300, width: 160) == 130)
    #expect(x(300, width: 200) == 90)
  }

  @Test("changes sides early where it has no room to the right")
  func narrow() {
    #expect(x(130, width: 100, room: 200) == 2.5)
    #expect(x(100, width: 95, room: 200) == 105)
    #expect(x(95, width: 95, room: 200) == 105)
  }

  @Test("never leaves the plot", arguments: [20, 80, 160, 300, 343, 500] as [CGFloat])
  func inside(width: CGFloat) {
    for marker in stride(from: 0 as CGFloat, through: 343, by: 7) {
      let x = x(marker, width: width)
      #expect(x >= 0)
      #expect(x + width <= 343 || x == 0)
    }
  }
}
