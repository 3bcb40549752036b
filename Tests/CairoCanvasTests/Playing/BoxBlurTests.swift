import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("BoxBlur")
struct BoxBlurTests {
  @Test("blurs as a Gaussian of the same deviation", arguments: [0.5, 1, 1.7, 3, 8, 12.5])
  func gaussian(sigma: Double) {
    let side = 101
    var pixels = [UInt16](repeating: 0, count: side * side)
    // A column, so that the profile of a row is that of the blur in one direction.
    for y in 0..<side { pixels[y * side + 50] = 65_535 }
    BoxBlur(sigma: sigma).apply(to: &pixels, width: side, height: side)
    let row = (0..<side).map { Double(pixels[50 * side + $0]) / 65_535 }
    #expect(abs(row.reduce(0, +) - 1) < 0.01)
    let variance = row.enumerated().reduce(0) { sum, entry in
      sum + entry.element * Double((entry.offset - 50) * (entry.offset - 50))
    }
    #expect(abs(variance.squareRoot() - sigma) < 0.02 * sigma + 0.02)
    let largest =
      row.enumerated().map { place, value in
        let x = Double(place - 50)
        func part(_ x: Double) -> Double { erf(x / sigma / 2.0.squareRoot()) / 2 }
        return abs(value - (part(x + 0.5) - part(x - 0.5)))
      }.max() ?? 1
    #expect(largest < 0.05 / sigma)
  }

  @Test("spreads a pixel no farther than its reach, and alike in all four directions")
  func reach() {
    for sigma in [0.3, 1, 2.2, 5] {
      let blur = BoxBlur(sigma: sigma)
      let side = 2 * blur.reach + 9
      let middle = side / 2
      var pixels = [UInt16](repeating: 0, count: side * side)
      pixels[middle * side + middle] = 65_535
      blur.apply(to: &pixels, width: side, height: side)
      for y in 0..<side {
        for x in 0..<side {
          let value = pixels[y * side + x]
          if max(abs(x - middle), abs(y - middle)) > blur.reach { #expect(value == 0) }
          #expect(value == pixels[y * side + side - 1 - x])
          #expect(value == pixels[(side - 1 - y) * side + x])
        }
      }
    }
  }

  @Test("keeps a plateau far from its ends, and darkens towards the edge of the image")
  func plateau() {
    var pixels = [UInt16](repeating: 40_000, count: 60 * 40)
    BoxBlur(sigma: 3).apply(to: &pixels, width: 60, height: 40)
    #expect(abs(Int(pixels[20 * 60 + 30]) - 40_000) <= 6)
    // What is outside counts as nothing, in each of the three passes; the directions are independent.
    let edge = Int(pixels[20 * 60])
    #expect((13_000..<20_000).contains(edge))
    #expect(abs(Int(pixels[0]) - edge * edge / 40_000) <= 6)
  }

  @Test(
    "changes nothing without a deviation or without pixels", arguments: [0, -1, .nan] as [Double])
  func nothing(sigma: Double) {
    var pixels: [UInt16] = [1, 2, 3, 4]
    let blur = BoxBlur(sigma: sigma)
    blur.apply(to: &pixels, width: 2, height: 2)
    #expect(pixels == [1, 2, 3, 4] && blur.reach == 0)
    var none: [UInt16] = []
    BoxBlur(sigma: 2).apply(to: &none, width: 0, height: 5)
    #expect(none.isEmpty)
  }

  @Test("blurs a single pixel, row and column")
  func slim() {
    for (width, height) in [(1, 1), (1, 30), (30, 1)] {
      var pixels = [UInt16](repeating: 65_535, count: width * height)
      BoxBlur(sigma: 4).apply(to: &pixels, width: width, height: height)
      #expect(pixels.allSatisfy { $0 < 30_000 })
    }
  }
}
