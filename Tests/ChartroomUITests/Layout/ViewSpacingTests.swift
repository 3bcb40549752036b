import ChartroomUI
import Foundation
import Testing

@Suite("Spacing")
struct ViewSpacingTests {
  @Test("two ordinary views are 8 points apart, and none beside a view that prefers no distance")
  func distances() {
    for axis in Axis.allCases {
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
      #expect(ViewSpacing().distance(to: .zero, along: axis) == 0)
      #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: axis) == 0)
    }
  }

  @Test("a union takes the larger preference, on the edges it is asked for")
  func unions() {
    let left = ViewSpacing.zero.union(ViewSpacing(), edges: .leading)
    #expect(left.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: left, along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: left, along: .vertical) == 0)
    #expect(ViewSpacing.zero.union(ViewSpacing()) == ViewSpacing())
    #expect(ViewSpacing().union(.zero) == ViewSpacing())
  }
}
