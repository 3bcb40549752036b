import Foundation
import Graphics
import Testing

@Suite("Paint")
struct PaintTests {
  private static func gradients(_ colors: [Color]) -> [Paint] {
    let gradient = Gradient(colors: colors).resolve(in: .light)
    return [
      .linear(gradient, from: .zero, to: CGPoint(x: 1, y: 1)),
      .radial(gradient, center: .zero, startRadius: 0, endRadius: 1),
      .elliptical(
        gradient, center: .zero, size: CGSize(width: 2, height: 1), startRadius: 0, endRadius: 1),
      .angular(gradient, center: .zero, from: .zero, to: .degrees(360)),
      .mesh(mesh(colors), in: CGRect(x: 0, y: 0, width: 1, height: 1)),
    ]
  }

  /// A mesh of the colours, repeated, or one that has no vertices.
  private static func mesh(_ colors: [Color]) -> ResolvedMesh {
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: colors + colors
    ).resolve { $0.resolve(in: .light) }
  }

  @Test("a paint is clear when no colour of it can be seen")
  func clear() {
    #expect(Paint.color(Color.clear.resolve(in: .light)).isClear)
    #expect(!Paint.color(Color.black.opacity(0.01).resolve(in: .light)).isClear)
    for paint in Self.gradients([.clear, .red.opacity(0)]) { #expect(paint.isClear) }
    for paint in Self.gradients([]) { #expect(paint.isClear) }
    for paint in Self.gradients([.clear, .red]) { #expect(!paint.isClear) }
  }
}
