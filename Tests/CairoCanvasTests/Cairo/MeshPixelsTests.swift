import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("MeshPixels")
struct MeshPixelsTests {
  private static let grid: [SIMD2<Float>] = (0..<9).map { [Float($0 % 3) / 2, Float($0 / 3) / 2] }

  private func mesh(
    _ points: [SIMD2<Float>], _ colors: [Color], background: Color = .clear, isSmooth: Bool = true
  ) -> ResolvedMesh {
    let side = points.count == 4 ? 2 : 3
    return MeshGradient(
      width: side, height: side, points: points, colors: colors, background: background,
      smoothsColors: isSmooth
    ).resolve { $0.resolve(in: .light) }
  }

  private func largest(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test("a square of four colours is bilinear")
  func bilinear() throws {
    let square4: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let colors = [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
      Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 1),
    ]
    let bitmap = try picture([
      .fill(
        square(0, 0, 40, 40), FillStyle(),
        .mesh(mesh(square4, colors), in: CGRect(x: 0, y: 0, width: 40, height: 40)))
    ])
    #expect(bitmap.isOpaque)
    for y in 0..<40 {
      for x in 0..<40 {
        let (u, v) = ((Double(x) + 0.5) / 40, (Double(y) + 0.5) / 40)
        let expected = [(1 - u) * (1 - v) + u * v, u * (1 - v) + u * v, v * (1 - u) + u * v]
        for (channel, value) in expected.enumerated() {
          #expect(abs(Double(bitmap[x, y][channel]) - value * 255) <= 1.1)
        }
      }
    }
  }

  @Test("a mesh of one colour is a plain fill, without seams, wherever its inner vertex is")
  func seams() throws {
    var random = SplitMix64(seed: 64)
    for color in [Color.black, .black.opacity(0.5)] {
      let plain = try picture([
        .fill(square(3.3, 2.6, 30, 30), FillStyle(), .color(color.resolve(in: .light)))
      ])
      for _ in 0..<12 {
        var points = Self.grid
        points[4] = [
          .random(in: 0.1...0.9, using: &random), .random(in: 0.1...0.9, using: &random),
        ]
        points[1].x = .random(in: 0.1...0.9, using: &random)
        points[5].y = .random(in: 0.1...0.9, using: &random)
        let drawn = try picture([
          .fill(
            square(3.3, 2.6, 30, 30), FillStyle(),
            .mesh(
              mesh(points, Array(repeating: color, count: 9)),
              in: CGRect(x: 3.3, y: 2.6, width: 30, height: 30)))
        ])
        #expect(largest(drawn, plain) <= 1)
      }
    }
  }

  @Test("the outline of a mesh inside of the area is antialiased, and the background is around it")
  func outline() throws {
    let points: [SIMD2<Float>] = [[0.21, 0.13], [0.83, 0.3], [0.11, 0.71], [0.69, 0.93]]
    let outline = Path {
      $0.addLines(
        [0, 1, 3, 2].map { CGPoint(x: CGFloat(points[$0].x) * 40, y: CGFloat(points[$0].y) * 40) })
      $0.closeSubpath()
    }
    for background in [Color.clear, .blue] {
      let expected = try picture([
        .fill(square(0, 0, 40, 40), FillStyle(), .color(background.resolve(in: .light))),
        .fill(outline, FillStyle(), .black),
      ])
      let drawn = try picture([
        .fill(
          square(0, 0, 40, 40), FillStyle(),
          .mesh(
            mesh(points, Array(repeating: .black, count: 4), background: background),
            in: CGRect(x: 0, y: 0, width: 40, height: 40)))
      ])
      // Cairo samples fifteen rows of a pixel, of which rounding can move one across the outline.
      #expect(largest(drawn, expected) <= 17)
    }
  }

  @Test("a mesh is clipped by the shape that it fills")
  func shapes() throws {
    let rect = CGRect(x: 2, y: 2, width: 36, height: 36)
    let paint = Paint.mesh(mesh(Self.grid, Array(repeating: .black, count: 9)), in: rect)
    let circle = Path(ellipseIn: rect)
    let filled = try picture([.fill(circle, FillStyle(), paint)])
    #expect(largest(filled, try picture([.fill(circle, FillStyle(), .black)])) <= 1)
    let style = StrokeStyle(lineWidth: 6)
    let inner = Path(ellipseIn: rect.insetBy(dx: 5, dy: 5))
    let stroked = try picture([.stroke(inner, style, paint)])
    #expect(largest(stroked, try picture([.stroke(inner, style, .black)])) <= 1)
  }

  @Test("an area far from the mesh has its background, and without one nothing is drawn")
  func elsewhere() throws {
    let far = CGRect(x: 400, y: 400, width: 30, height: 30)
    for (background, expected) in [(Color.clear, [0, 0, 0, 0]), (.white, [255, 255, 255, 255])] {
      let paint = Paint.mesh(
        mesh(Self.grid, Array(repeating: .black, count: 9), background: background), in: far)
      let bitmap = try picture([.fill(square(0, 0, 40, 40), FillStyle(), paint)])
      #expect(bitmap[20, 20].map { Int($0) } == expected)
    }
  }
}
