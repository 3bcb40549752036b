import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Geometry proxies")
struct GeometryProxyTests {
  @Test("a reader is told where it is shown, and again when an effect around it changes")
  func globalFrames() {
    let log = Log<CGRect>()
    func content(_ angle: Angle, width: CGFloat = 60) -> some View {
      ZStack(alignment: .topLeading) {
        GeometryReader { proxy in
          log.entries = [proxy.frame(in: .global), proxy.frame(in: .local)]
          return Color.red
        }
        .frame(width: 20, height: 10)
      }
      .frame(width: width, height: 20, alignment: .topLeading)
      .rotationEffect(angle).scaleEffect(2, anchor: .topLeading)
      .frame(width: 100, height: 60, alignment: .topLeading)
    }
    let stage = stage(width: 100, height: 60) { content(.zero) }
    _ = stage.drawList()
    #expect(log.entries == [CGRect(0, 0, 40, 20), CGRect(0, 0, 20, 10)])
    stage.update { content(.degrees(180)) }
    _ = stage.drawList()
    #expect(log.entries.first == CGRect(80, 20, 40, 20))
    // A wider view turns about another middle, though the reader stays where it is.
    stage.update { content(.degrees(180), width: 80) }
    _ = stage.drawList()
    #expect(log.entries.first == CGRect(120, 20, 40, 20))
    log.entries = []
    stage.update { content(.degrees(180), width: 80) }
    _ = stage.drawList()
    #expect(log.entries.isEmpty || log.entries.first == CGRect(120, 20, 40, 20))
  }
}
