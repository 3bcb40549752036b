import Foundation
import Graphics
import Testing

@Suite("The grid of device pixels")
struct PixelGridTests {
  @Test(
    "coordinates go to the nearest pixel, and halves up",
    arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
  func nearest(scale: CGFloat) {
    for step in -200...200 {
      let value = CGFloat(step) / 16
      let snapped = value.snapped(toPixelsAt: scale) * scale
      #expect(abs(snapped - snapped.rounded()) < 1e-9)
      #expect(abs(snapped - (value * scale + 0.5).rounded(.down)) < 1e-9)
    }
  }

  @Test("a half that arithmetic left just below a half goes up, too")
  func lift() {
    #expect((0.5 as CGFloat).nextDown.snapped(toPixelsAt: 1) == 1)
    #expect((2.499_999_9 as CGFloat).snapped(toPixelsAt: 1) == 3)
    #expect((2.499 as CGFloat).snapped(toPixelsAt: 1) == 2)
  }
}
