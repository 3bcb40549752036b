import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Combinations of shapes")
struct ShapeCombinationsTests {
  private static let frame = CGRect(0, 0, 40, 20)

  @Test("a combination of shapes is that of their paths")
  func paths() {
    let (circle, box) = (Circle(), Rectangle().size(width: 20, height: 10))
    let (round, square) = (circle.path(in: Self.frame), box.path(in: Self.frame))
    for eoFill in [false, true] {
      let pairs: [(any Shape, Path)] = [
        (circle.intersection(box, eoFill: eoFill), round.intersection(square, eoFill: eoFill)),
        (circle.union(box, eoFill: eoFill), round.union(square, eoFill: eoFill)),
        (circle.subtracting(box, eoFill: eoFill), round.subtracting(square, eoFill: eoFill)),
        (
          circle.symmetricDifference(box, eoFill: eoFill),
          round.symmetricDifference(square, eoFill: eoFill)
        ),
        (
          circle.lineIntersection(box, eoFill: eoFill),
          round.lineIntersection(square, eoFill: eoFill)
        ),
        (
          circle.lineSubtraction(box, eoFill: eoFill), round.lineSubtraction(square, eoFill: eoFill)
        ),
      ]
      for (shape, path) in pairs {
        #expect(shape.path(in: Self.frame) == path && !path.isEmpty)
      }
    }
  }

  @Test("a combination has the size of its first shape, and animates both")
  func sizes() {
    let shape = Circle().union(RoundedRectangle(cornerRadius: 3))
    #expect(
      shape.sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
    var moved = Rectangle().offset(x: 4).subtracting(RoundedRectangle(cornerRadius: 3))
    let doubled = Rectangle().offset(x: 8).subtracting(RoundedRectangle(cornerRadius: 6))
    moved.animatableData = moved.animatableData + moved.animatableData
    #expect(moved.path(in: Self.frame) == doubled.path(in: Self.frame))
  }
}
