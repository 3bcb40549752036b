import CairoCanvas
import Chartroom
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("PlacedLine")
struct PlacedLineTests {
  private func alphas(
    _ values: [Double], _ picture: LinePicture, kept: Decimated? = nil
  ) throws -> [[Int]] {
    let bitmap = try picture.bitmap(
      of: kept, from: values.span, at: Positions<Double>.indices,
      color: Color.Resolved(red: 1, green: 1, blue: 1))
    return (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { Int(bitmap.rgbaStraight(x: $0, y: y).alpha) }
    }
  }

  @Test("puts the first position left, the last one right, low values below and high ones above")
  func corners() throws {
    let rows = try alphas([0, 1], LinePicture(width: 40, height: 40, lineWidth: 2))
    #expect(rows[38][1] > 0 && rows[1][38] > 0 && rows[20][20] > 0)
    #expect(rows[1][1] == 0 && rows[38][38] == 0)
  }

  @Test("draws a constant in the middle, and no line over a gap")
  func gap() throws {
    let rows = try alphas([5, 5, .nan, 5, 5], LinePicture(width: 80, height: 10, lineWidth: 2))
    #expect(rows[4][10] == 255 && rows[5][10] == 255 && rows[2][10] == 0)
    #expect(rows.allSatisfy { $0[40] == 0 })
    #expect(rows[4][70] == 255)
  }

  @Test("has no seam where strips meet")
  func seams() throws {
    let values = DrawnSeries.noisyWalk.values(40)
    let picture = LinePicture(width: 700, height: 60, lineWidth: 3)
    let found = try alphas(values, picture)
    let extremes = Extremes.finite(in: values.span)
    let range = try #require(extremes)
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: Double(index) / 39 * 700,
        y: 58.5 - (value - range.lowerBound) / (range.upperBound - range.lowerBound) * 57)
    }
    var canvas = try ImageCanvas(width: 700, height: 60, scale: 1)
    try canvas.draw(
      DrawList([
        .polyline(
          Polyline(points), StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round),
          .color(Color.Resolved(red: 1, green: 1, blue: 1)))
      ]))
    let whole = try canvas.finish()
    for y in 0..<60 {
      for x in 0..<700 {
        // The way points are computed may round otherwise.
        let difference = abs(found[y][x] - Int(whole.rgbaStraight(x: x, y: y).alpha))
        #expect(difference <= 1, "\(x) \(y)")
      }
    }
  }

  @Test("draws only the kept points, each where the whole series has it")
  func kept() throws {
    let values: [Double] = [0, 9, 1, 8, 2, 7, 3, 6, 4, 5]
    let picture = LinePicture(width: 300, height: 50, lineWidth: 2)
    let all = Decimated(indices: Array(0..<10), runs: [0..<10])
    #expect(try alphas(values, picture, kept: all) == alphas(values, picture))
    // Points 1 and 8 of ten, at 1/9 and 8/9 of the width, and nothing beside them.
    let two = try alphas(values, picture, kept: Decimated(indices: [1, 8], runs: [0..<2]))
    #expect(two.allSatisfy { $0[30] == 0 && $0[270] == 0 })
    #expect(two.contains { $0[40] > 0 } && two.contains { $0[260] > 0 })
    #expect(try alphas(values, picture, kept: Decimated()).allSatisfy { $0.allSatisfy { $0 == 0 } })
    let parted = Decimated(indices: [1, 2, 7, 8], runs: [0..<2, 2..<4])
    #expect(try alphas(values, picture, kept: parted).allSatisfy { $0[150] == 0 })
  }

  @Test("spans the widest ranges of positions and values without overflow")
  func widest() throws {
    let huge = Double.greatestFiniteMagnitude
    let picture = LinePicture(width: 101, height: 101, lineWidth: 1)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let wide = try picture.bitmap(
      of: nil, from: [-huge, 0, huge].span, at: Positions(ascending: [-huge, 0, huge]),
      color: white)
    let plain = try picture.bitmap(
      of: nil, from: [-1, 0, 1].span, at: Positions(ascending: [-1.0, 0, 1]), color: white)
    #expect(wide == plain)
  }
}
