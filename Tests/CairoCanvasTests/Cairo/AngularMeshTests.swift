import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("AngularMesh")
struct AngularMeshTests {
  private let wheel = ramp((0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) })

  /// The colour at an angle, in degrees clockwise from the right.
  private func sample(_ bitmap: Bitmap, _ degrees: Double, radius: Double = 80) -> [Int] {
    let x = 100 + radius * cos(degrees * .pi / 180)
    let y = 100 + radius * sin(degrees * .pi / 180)
    return bitmap[Int(x), Int(y)].map { Int($0) }
  }

  @Test("an angular gradient runs through the hues without a seam", arguments: [0.0, 77])
  func angular(start: Double) throws {
    let bitmap = try picture(
      width: 200, height: 200,
      [
        .fill(
          square(0, 0, 200, 200), FillStyle(),
          .angular(
            wheel, center: CGPoint(x: 100, y: 100), from: .degrees(start), to: .degrees(start + 360)
          ))
      ])
    #expect(bitmap.isOpaque)
    var last = sample(bitmap, 0)
    for step in 0..<720 {
      let degrees = Double(step) / 2
      // The centre of the pixel that is looked at, not the point itself, has the colour.
      let x = (100 + 80 * cos(degrees * .pi / 180)).rounded(.down) + 0.5 - 100
      let y = (100 + 80 * sin(degrees * .pi / 180)).rounded(.down) + 0.5 - 100
      let hue = (atan2(y, x) * 180 / .pi - start) / 360
      let expected = Color(hue: hue, saturation: 1, brightness: 1).resolve(in: .light).bytes
      let actual = sample(bitmap, degrees)
      let channels = [expected.0, expected.1, expected.2].map { Int($0) }
      for (a, b) in zip(actual, channels) { #expect(abs(a - b) <= 6, "at \(degrees)°") }
      for (a, b) in zip(actual, last) { #expect(abs(a - b) <= 40, "at \(degrees)°") }
      last = actual
    }
  }

  @Test("outside of an angular gradient's sweep the nearer end colour goes on")
  func sweep() throws {
    let bitmap = try picture(
      width: 200, height: 200,
      [
        .fill(
          square(0, 0, 200, 200), FillStyle(),
          .angular(
            ramp([.black, .white]), center: CGPoint(x: 100, y: 100), from: .zero, to: .degrees(90)))
      ])
    #expect(abs(sample(bitmap, 45)[0] - 128) <= 4)
    for degrees in stride(from: 95.0, through: 220, by: 5) {
      #expect(sample(bitmap, degrees) == [255, 255, 255, 255])
    }
    for degrees in stride(from: 230.0, through: 355, by: 5) {
      #expect(sample(bitmap, degrees) == [0, 0, 0, 255])
    }
  }

  @Test("no pixel is left out, wherever the centre lies and however narrow the sweep is")
  func whole() throws {
    for center in [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 300, y: -70)] {
      for sweep in [0, 1e-9, 0.5, 90, 359.999, 360, 720, -90] {
        let paint = Paint.angular(
          wheel, center: center, from: .degrees(33), to: .degrees(33 + sweep))
        let bitmap = try picture([.fill(square(0, 0, 40, 40), FillStyle(), paint)])
        #expect(bitmap.isOpaque, "\(center) \(sweep)")
      }
    }
  }
}
