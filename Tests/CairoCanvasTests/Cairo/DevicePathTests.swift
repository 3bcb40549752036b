import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("DevicePath")
struct DevicePathTests {
  @Test("a line that ends far outside is drawn where it can be seen")
  func farLine() throws {
    let far = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 4e12, y: 1e12 + 10))
    }
    let near = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 400, y: 110))
    }
    let style = StrokeStyle(lineWidth: 3)
    let expected = try picture([.stroke(near, style, .red)])
    let actual = try picture([.stroke(far, style, .red)])
    for (a, b) in zip(expected.pixels, actual.pixels) { #expect(abs(Int(a) - Int(b)) <= 12) }
  }

  @Test("a polyline that ends far outside is drawn where it can be seen", arguments: [1e6, 4e12])
  func farPolyline(far: CGFloat) throws {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    func line(_ x: CGFloat) -> Polyline {
      Polyline([CGPoint(x: -x, y: 10 - x / 4), CGPoint(x: 0, y: 10), CGPoint(x: x, y: 10 + x / 4)])
    }
    let expected = try picture([.polyline(line(400), style, .red)])
    let actual = try picture([.polyline(line(far), style, .red)])
    for (a, b) in zip(expected.pixels, actual.pixels) { #expect(abs(Int(a) - Int(b)) <= 12) }
  }

  @Test("an area larger than Cairo can hold fills the picture")
  func farArea() throws {
    let bitmap = try picture([.fill(square(-1e12, 5, 2e12, 1e12), FillStyle(), .red)])
    #expect(bitmap[0, 5] == [255, 0, 0, 255])
    #expect(bitmap[39, 39] == [255, 0, 0, 255])
    #expect(bitmap.alpha(20, 4) == 0)
  }

  @Test(
    "holds points within a million pixels, and no others",
    arguments: [
      (0, 0, true), (1e6, -1e6, true), (1_000_000.1, 0, false), (0, -1_000_000.1, false),
      (.nan, 0, false), (0, .nan, false), (.infinity, 0, false), (0, -.infinity, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func holds(x: CGFloat, y: CGFloat, isHeld: Bool) {
    #expect(DevicePath.holds(CGPoint(x: x, y: y)) == isHeld)
  }

  @Test("a curve that leaves the range is drawn where it can be seen")
  func farCurve() throws {
    func draw(_ far: CGFloat) throws -> Bitmap {
      let path = Path { path in
        path.move(to: CGPoint(x: -far, y: 30))
        // Almost level near the picture.
        path.addCurve(
          to: CGPoint(x: far, y: 30), control1: CGPoint(x: -far / 3, y: 10),
          control2: CGPoint(x: far / 3, y: 10))
        path.closeSubpath()
      }
      return try picture([.fill(path, FillStyle(), .red)])
    }
    let near = try draw(9e5)
    let far = try draw(2e6)
    for (a, b) in zip(near.pixels, far.pixels) { #expect(abs(Int(a) - Int(b)) <= 4) }
    #expect(near.alpha(20, 20) == 255 && near.alpha(20, 10) == 0)
  }

  @Test("a line that returns from beyond the range is drawn on both sides")
  func returning() throws {
    let path = Path { path in
      path.addLines([
        CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 4e6), CGPoint(x: 30, y: 4e6), CGPoint(x: 30, y: 0),
      ])
    }
    let bitmap = try picture([.stroke(path, StrokeStyle(lineWidth: 4), .red)])
    #expect(bitmap.alpha(5, 20) == 255 && bitmap.alpha(30, 20) == 255 && bitmap.alpha(17, 20) == 0)
  }
}
