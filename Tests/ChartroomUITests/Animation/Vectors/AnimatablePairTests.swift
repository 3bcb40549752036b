import ChartroomUI
import Foundation
import Testing

@Suite("Animatable values")
struct AnimatablePairTests {
  private typealias Pair = AnimatablePair<Double, AnimatablePair<CGFloat, Double>>

  private static let one = Pair(1, AnimatablePair(2, -3))
  private static let other = Pair(-4, AnimatablePair(5, 6))

  @Test("pairs are vectors: sums, differences and factors act on each value")
  func vectors() {
    #expect(Self.one + Self.other == Pair(-3, AnimatablePair(7, 3)))
    #expect(Self.one - Self.other == Pair(5, AnimatablePair(-3, -9)))
    #expect(Self.one + .zero == Self.one)
    #expect(Self.one - Self.one == .zero)
    var scaled = Self.one
    scaled.scale(by: 2)
    #expect(scaled == Self.one + Self.one)
  }

  @Test("the square of a pair's magnitude is the sum of its parts'")
  func magnitudes() {
    #expect(Self.one.magnitudeSquared == 1 + 4 + 9)
    #expect(Pair.zero.magnitudeSquared == 0)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }
}
