import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Pixel-snapped shapes")
struct PixelSnappedShapeTests {
  /// A line through data that goes up in steps.
  private struct Data: PolylineShape {
    func polyline(in rect: CGRect, scale: CGFloat) -> Polyline {
      Polyline([CGPoint(x: 0.2, y: 3.3), CGPoint(x: rect.maxX, y: 3.3)])
    }
  }

  @Test("what is to be snapped says so, and lines through data stay such lines")
  func snapped() {
    let list = stage(width: 30, height: 20, scale: 2) {
      VStack(spacing: 0) {
        Rectangle().pixelSnapped().fill(.red)
        Rectangle().pixelSnapped().stroke(.red)
        Data().pixelSnapped().stroke(.red)
        Data().stroke(.red)
      }
    }.drawList()
    let lines = list.description.split(separator: "\n").map {
      ($0.split(separator: " ").first ?? "", $0.contains(" snapped "))
    }
    #expect(lines.map(\.0) == ["fill", "stroke", "polyline", "polyline"])
    #expect(lines.map(\.1) == [true, true, true, false])
  }
}
