import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Animatable geometry")
struct AnimatableGeometryTests {
  /// The value a part of the way from one to another.
  private func between<Value: Animatable>(_ start: Value, _ end: Value, _ part: Double) -> Value {
    var value = end
    value.animatableData =
      start.animatableData + (end.animatableData - start.animatableData).scaled(by: part)
    return value
  }

  /// Checks the ends and the middle of the way between two values.
  private func check<Value: Animatable & Equatable>(
    _ start: Value, _ end: Value, middle: Value, magnitude: Double
  ) {
    #expect(between(start, end, 0) == start && between(start, end, 1) == end)
    #expect(between(start, end, 0.5) == middle)
    #expect((end.animatableData - start.animatableData).magnitudeSquared == magnitude)
  }

  // The distances are different powers of 2, so that a mixed-up component shows.

  @Test("each coordinate of points, sizes and rectangles moves evenly")
  func rectangles() {
    check(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: -2), middle: CGPoint(x: 2, y: 0), magnitude: 20)
    check(
      CGSize(width: 1, height: 2), CGSize(width: 3, height: -2),
      middle: CGSize(width: 2, height: 0), magnitude: 20)
    check(
      CGRect(0, 0, 0, 0), CGRect(2, 4, 8, 16), middle: CGRect(1, 2, 4, 8),
      magnitude: 4 + 16 + 64 + 256)
    check(
      UnitPoint(x: 0, y: 1), UnitPoint(x: 1, y: -1), middle: UnitPoint(x: 0.5, y: 0),
      magnitude: 5)
  }

  @Test("each edge and each corner moves evenly")
  func edges() {
    check(
      EdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 3),
      EdgeInsets(top: 2, leading: 5, bottom: 10, trailing: 19),
      middle: EdgeInsets(top: 1, leading: 3, bottom: 6, trailing: 11), magnitude: 340)
    check(
      RectangleCornerRadii(topLeading: 0, bottomLeading: 1, bottomTrailing: 2, topTrailing: 3),
      RectangleCornerRadii(topLeading: 2, bottomLeading: 5, bottomTrailing: 10, topTrailing: 19),
      middle: RectangleCornerRadii(
        topLeading: 1, bottomLeading: 3, bottomTrailing: 6, topTrailing: 11), magnitude: 340)
  }

  @Test("an overshoot reaches negative sizes unchanged")
  func overshoot() {
    let rect = between(CGRect(10, 10, 10, 10), CGRect(0, 0, 0, 0), 1.5)
    #expect(rect.origin == CGPoint(x: -5, y: -5) && rect.size == CGSize(width: -5, height: -5))
  }
}
