import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("AnimatableArray")
struct AnimatableArrayTests {
  /// Arrays of all lengths up to 3, also with zeros at their ends.
  private static let samples: [AnimatableArray] = [
    [], [0], [2], [0, 0], [1, -3], [5, 0], [0, 0, 4], [1, 2, 3], [-1, 0.5, 0],
  ].map { AnimatableArray($0) }

  @Test("arrays of any lengths are a vector space: missing components are 0")
  func laws() {
    for first in Self.samples {
      #expect(first + .zero == first && first - .zero == first)
      #expect(first - first == .zero)
      #expect(first.scaled(by: 0) == .zero && first.scaled(by: 1) == first)
      for second in Self.samples {
        #expect(first + second == second + first)
        #expect(first - second == first + second.scaled(by: -1))
        #expect((first + second) - second == first)
        #expect((first + second).scaled(by: 2) == first.scaled(by: 2) + second.scaled(by: 2))
        #expect(
          (first == second)
            == (0..<3).allSatisfy { first[$0] == second[$0] })
        // The parallelogram law, which relates sums to magnitudes.
        #expect(
          (first + second).magnitudeSquared + (first - second).magnitudeSquared
            == 2 * (first.magnitudeSquared + second.magnitudeSquared))
      }
    }
  }

  @Test("a component beyond the last is 0, and NaN equals nothing")
  func boundaries() {
    #expect(AnimatableArray([1, 2])[1] == 2)
    #expect(AnimatableArray([1, 2])[2] == 0 && AnimatableArray.zero[0] == 0)
    #expect(AnimatableArray([.nan]) != AnimatableArray([.nan]))
    #expect(AnimatableArray([0]) == AnimatableArray([-0.0]))
    #expect((AnimatableArray([1]) + AnimatableArray([1, .nan]))[1].isNaN)
  }

  /// A shape that does not animate.
  private struct Corner: Shape {
    var isBottom: Bool
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: isBottom ? rect.maxY - 10 : 0, width: 10, height: 10))
    }
  }

  @Test("a colour that stays the same starts no animation")
  func unchanged() {
    let model = Toggle()
    let log = Log<Double>()
    let stage = stage(width: 100, height: 100) {
      Evaluated { Corner(isBottom: model.isOn).fill(.red) }
    }
    _ = stage.drawList()
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
    } completion: {
      log.add(stage.time)
    }
    #expect(stage.drawList().description.contains("0,90 10x10"))
    #expect(!stage.isAnimating)
    #expect(log.take() == [0])
  }
}
