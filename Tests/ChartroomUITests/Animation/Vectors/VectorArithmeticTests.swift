import ChartroomUI
import Foundation
import Testing

@Suite("VectorArithmetic")
struct VectorArithmeticTests {
  @Test("vectors are scaled and interpolated, also beyond the way between them")
  func interpolation() {
    let (from, to) = (AnimatablePair(0.0, 10.0), AnimatablePair(4.0, 20.0))
    #expect(from.interpolated(towards: to, amount: 0) == from)
    #expect(from.interpolated(towards: to, amount: 0.25) == AnimatablePair(1, 12.5))
    #expect(from.interpolated(towards: to, amount: 1.5) == AnimatablePair(6, 25))
    #expect(to.scaled(by: 0.5) == AnimatablePair(2, 10))
    var number = 2.0
    number.interpolate(towards: 4, amount: 0.5)
    #expect(number == 3)
  }
}
