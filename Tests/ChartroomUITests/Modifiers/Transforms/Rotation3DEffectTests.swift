import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Rotations in space")
struct Rotation3DEffectTests {
  @Test("the eye is as far away as the longer side over the perspective")
  func perspective() throws {
    let projection = try #require(
      stage(width: 100, height: 60) {
        Color.red.rotation3DEffect(
          .degrees(30), axis: (x: 0, y: 10, z: 0), anchor: .leading, perspective: 0.5)
      }.drawList().firstGroup?.projection)
    // The far edge: 100 · cos 30° to the right, 100 · sin 30° behind a plane 200 from the eye.
    let far = CGPoint(x: 100, y: 0).applying(projection)
    let growth = 200 / (200 + 100 * 0.5)
    #expect(abs(far.x - 100 * 3.0.squareRoot() / 2 * growth) < 1e-9)
    #expect(abs(far.y - (30 - 30 * growth)) < 1e-9)
  }

  @Test("a row of cards may turn by where each of them is shown")
  func carousel() {
    let log = Log<CGRect>()
    let stage = stage(width: 100, height: 60) {
      HStack(spacing: 10) {
        ForEach(0..<3) { _ in
          GeometryReader { proxy in
            let _ = log.entries.append(proxy.frame(in: .global))
            Color.red.rotation3DEffect(
              .degrees(Double(proxy.frame(in: .global).minX - 16) / 10),
              axis: (x: 0, y: 10, z: 0))
          }
          .frame(width: 60)
        }
      }
      .frame(width: 100, alignment: .leading).offset(x: -30)
    }
    let text = stage.drawList().description
    #expect(Set(log.entries.map(\.minX)) == [-30, 40, 110])
    #expect(text.split(separator: "\n").filter { $0.contains("projection") }.count == 3)
  }
}
