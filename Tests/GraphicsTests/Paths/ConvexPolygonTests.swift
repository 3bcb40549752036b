import Foundation
import Graphics
import Testing

@Suite("Convex polygon")
struct ConvexPolygonTests {
  private static let square = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("a half-plane cuts corners off and keeps the rest")
  func clipping() {
    let left = Self.square.clipped(to: .init(x: -1, y: 0, constant: 4))
    #expect(left.bounds == CGRect(x: 0, y: 0, width: 4, height: 10))
    let corner = Self.square.clipped(to: .init(x: -1, y: -1, constant: 15))
    #expect(corner.corners.count == 5)
    #expect(corner.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("a half-plane that holds all of it changes nothing, and one beside it leaves nothing")
  func extremes() {
    #expect(Self.square.clipped(to: .init(x: 1, y: 0, constant: 1)) == Self.square)
    #expect(Self.square.clipped(to: .init(x: 1, y: 0, constant: -11)).corners.isEmpty)
    #expect(Self.square.clipped(to: .nothing).bounds.isNull)
    #expect(ConvexPolygon([]).clipped(to: .init(x: 1, y: 0, constant: 1)).corners.isEmpty)
  }
}
