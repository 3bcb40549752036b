import Foundation
import Graphics
import TestSupport
import Testing

@Suite("MeshGradient")
struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func resolved(_ mesh: MeshGradient) -> ResolvedMesh {
    mesh.resolve { $0.resolve(in: .light) }
  }

  private func close(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

  @Test(
    "the patch between four corners is the unit square with bilinear colours",
    arguments: [
      true, false,
    ])
  func square(isSmooth: Bool) throws {
    let mesh = resolved(
      MeshGradient(
        width: 2, height: 2, points: Self.corners, colors: [.black, .white, .white, .black],
        smoothsColors: isSmooth))
    let patch = try #require(mesh.patches.first)
    #expect(mesh.patches.count == 1)
    for u in stride(from: 0.0, through: 1, by: 0.125) {
      for v in stride(from: 0.0, through: 1, by: 0.125) {
        #expect(close(patch.point(u, v), CGPoint(x: u, y: v)))
        let white = Float(u * (1 - v) + v * (1 - u))
        #expect(abs(patch.color(u, v).red - white) < 1e-6)
      }
    }
  }

  @Test("adjacent patches have the same points and colours on their common edge")
  func edges() {
    var random = SplitMix64(seed: 63)
    for space: Gradient.ColorSpace in [.device, .perceptual] {
      let points = (0..<12).map { _ in
        SIMD2<Float>(.random(in: 0...1, using: &random), .random(in: 0...1, using: &random))
      }
      let colors = (0..<12).map { _ in
        Color.Resolved(
          red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
          blue: .random(in: 0...1, using: &random), opacity: .random(in: 0...1, using: &random))
      }
      let patches = resolved(
        MeshGradient(
          width: 4, height: 3, points: points, resolvedColors: colors, colorSpace: space)
      ).patches
      #expect(patches.count == 6)
      for step in 0...10 {
        let t = Double(step) / 10
        for (left, right) in [(0, 1), (1, 2), (3, 4), (4, 5)] {
          #expect(patches[left].point(1, t) == patches[right].point(0, t))
          #expect(patches[left].color(1, t) == patches[right].color(0, t))
        }
        for upper in 0..<3 {
          #expect(patches[upper].point(t, 1) == patches[upper + 3].point(t, 0))
          #expect(patches[upper].color(t, 1) == patches[upper + 3].color(t, 0))
        }
      }
    }
  }

  @Test("grid lines are smooth at the vertices, and even ones are straight")
  func tangents() {
    func row(_ middle: SIMD2<Float>) -> [MeshPatch] {
      resolved(
        MeshGradient(
          width: 3, height: 2, points: [[0, 0], middle, [1, 0], [0, 1], [0.5, 1], [1, 1]],
          colors: Array(repeating: .red, count: 6))
      ).patches
    }
    let straight = row([0.5, 0])
    for step in 0...8 {
      let t = Double(step) / 8
      #expect(close(straight[0].point(t, 0), CGPoint(x: t / 2, y: 0)))
    }
    let bent = row([0.4, 0.3])
    #expect(close(bent[0].point(1, 0), CGPoint(x: CGFloat(Float(0.4)), y: CGFloat(Float(0.3)))))
    let (before, after) = (bent[0].points[2], bent[1].points[1])
    // The control points of both sides and the vertex are on a line parallel to that between its neighbours.
    #expect(abs(before.y - 0.3) < 1e-6 && abs(after.y - 0.3) < 1e-6)
    #expect(abs(after.x - 0.4 - 1.0 / 6) < 1e-6 && abs(0.4 - before.x - 1.0 / 6) < 1e-6)
  }

  @Test("given control points shape the edges")
  func bezier() {
    func point(_ place: SIMD2<Float>, _ trailing: SIMD2<Float>? = nil)
      -> MeshGradient.BezierPoint
    {
      MeshGradient.BezierPoint(
        position: place, leadingControlPoint: place, topControlPoint: place,
        trailingControlPoint: trailing ?? place, bottomControlPoint: place)
    }
    let patches = resolved(
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [point([0, 0], [0, -1]), point([1, 0]), point([0, 1]), point([1, 1])],
        colors: Array(repeating: .red, count: 4))
    ).patches
    // At the middle, the weights of a cubic curve are 1/8, 3/8, 3/8 and 1/8.
    #expect(close(patches[0].point(0.5, 0), CGPoint(x: 0.5, y: -0.375)))
    #expect(close(patches[0].point(0.5, 1), CGPoint(x: 0.5, y: 1)))
  }

  @Test("smooth colours have the colours of the vertices, stay between them, and have no corners")
  func smoothColors() {
    let whites: [Double] = [0, 0.2, 1, 0.9, 0.9]
    let points = (0..<10).map { SIMD2(Float($0 % 5) / 4, Float($0 / 5)) }
    func curve(_ isSmooth: Bool) -> [Double] {
      let patches = resolved(
        MeshGradient(
          width: 5, height: 2, points: points, colors: (whites + whites).map { Color(white: $0) },
          smoothsColors: isSmooth)
      ).patches
      return patches.flatMap { patch in
        (0..<100).map { Double(patch.color(Double($0) / 100, 0.5).red) }
      }
    }
    let (smooth, linear) = (curve(true), curve(false))
    for (index, white) in whites.dropLast().enumerated() {
      #expect(abs(smooth[100 * index] - white) < 1e-6)
      #expect(abs(linear[100 * index] - white) < 1e-6)
      #expect(abs(linear[100 * index + 50] - (white + whites[index + 1]) / 2) < 1e-6)
      let next = whites[index + 1]
      let range: ClosedRange<Double> = min(white, next) - 1e-6...max(white, next) + 1e-6
      #expect(smooth[100 * index..<100 * index + 100].allSatisfy(range.contains))
    }
    func bends(_ curve: [Double]) -> Double {
      var largest = 0.0
      for index in 1..<curve.count - 1 {
        let bend = curve[index + 1] - 2 * curve[index] + curve[index - 1]
        largest = max(largest, abs(bend))
      }
      return largest
    }
    #expect(bends(smooth) < 0.001 && bends(linear) > 0.005)
  }

  @Test("a mesh that is not whole is its background")
  func unsound() {
    let colors: [Color] = [.red, .red, .red, .red]
    for mesh in [
      MeshGradient(width: 2, height: 2, points: [], colors: colors, background: .blue),
      MeshGradient(
        width: 2, height: 2, points: Self.corners, colors: [.red], background: .blue),
      MeshGradient(
        width: 4, height: 1, points: Self.corners, colors: colors, background: .blue),
      MeshGradient(
        width: -2, height: -2, points: Self.corners, colors: colors, background: .blue),
      MeshGradient(
        width: .max, height: 2, points: Self.corners, colors: colors, background: .blue),
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [.nan, 0], [0, 1], [1, 1]], colors: colors,
        background: .blue),
      MeshGradient(
        width: 2, height: 2, bezierPoints: [], colors: colors, background: .blue),
    ] {
      let resolved = resolved(mesh)
      #expect(resolved.patches.isEmpty && resolved.width == 0 && resolved.height == 0)
      #expect(resolved.background == Color.blue.resolve(in: .light))
    }
  }
}
