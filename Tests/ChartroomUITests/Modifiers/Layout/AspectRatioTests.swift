import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Aspect ratios")
struct AspectRatioTests {
  @Test("a view fits in the proposed size or fills it")
  func contentModes() {
    func size(_ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      stageSize(width: width, height: height) { Color.red.aspectRatio(2, contentMode: mode) }
    }
    #expect(size(.fit, 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(.fit, 400, 100) == CGSize(width: 200, height: 100))
    #expect(size(.fill, 100, 100) == CGSize(width: 200, height: 100))
    #expect(size(.fill, 400, 100) == CGSize(width: 400, height: 200))
    #expect(size(.fit, 100, nil) == CGSize(width: 100, height: 50))
    #expect(size(.fit, nil, 100) == CGSize(width: 200, height: 100))
  }

  @Test("without a ratio, the ratio is that of the ideal size")
  func idealRatio() {
    let view = Color.red.frame(
      minWidth: 0, idealWidth: 30, maxWidth: .infinity, minHeight: 0, idealHeight: 10,
      maxHeight: .infinity)
    #expect(
      stageSize(width: 60, height: 60) { view.scaledToFit() } == CGSize(width: 60, height: 20))
    #expect(
      stageSize(width: 60, height: 60) { view.scaledToFill() } == CGSize(width: 180, height: 60))
    #expect(stageSize { view.scaledToFit() } == CGSize(width: 30, height: 10))
  }

  @Test(
    "a ratio that is not positive and finite has no effect", arguments: [0, -1, .nan, .infinity])
  func invalidRatios(ratio: CGFloat) {
    let size = stageSize(width: 30, height: 20) { Color.red.aspectRatio(ratio, contentMode: .fit) }
    #expect(size == CGSize(width: 30, height: 20))
  }

  @Test("an unlimited proposal follows the limited length")
  func unlimited() {
    let size = stageSize(width: 30, height: .infinity) {
      Color.red.aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)
    }
    #expect(size == CGSize(width: 30, height: 10))
  }
}
