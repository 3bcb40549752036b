import Foundation
import Graphics
import Testing

@Suite("StrokeStyle")
struct StrokeStyleTests {
  @Test("the default is a solid line of 1 point with butt caps and miter joins")
  func defaults() {
    let style = StrokeStyle()
    #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter)
    #expect(style.miterLimit == 10 && style.dash.isEmpty && style.dashPhase == 0)
    #expect(!style.isPixelSnapped)
  }

  @Test("styles differ when one of their properties does")
  func equality() {
    var snapped = StrokeStyle()
    snapped.isPixelSnapped = true
    let styles = [
      StrokeStyle(), StrokeStyle(lineWidth: 2), StrokeStyle(lineCap: .round),
      StrokeStyle(lineJoin: .round), StrokeStyle(miterLimit: 4), StrokeStyle(dash: [1]),
      StrokeStyle(dashPhase: 1), snapped,
    ]
    #expect(Set(styles).count == styles.count)
  }

  @Test("caps and joins have the numbers of Core Graphics")
  func numbers() {
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
  }
}
