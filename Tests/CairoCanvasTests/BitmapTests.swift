import CairoCanvas
import Testing

@Suite("Bitmap")
struct BitmapTests {
  private func plain(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: Array(repeatElement(pixel, count: width * height).joined()))
  }

  @Test("draws a picture over another, wherever it lies", arguments: [-3, -1, 0, 2, 4, 9])
  func draws(place: Int) {
    var ground = plain(5, 4, [10, 20, 30, 255])
    ground.draw(plain(2, 3, [1, 2, 3, 255]), x: place, y: place - 1)
    for y in 0..<4 {
      for x in 0..<5 {
        let isCovered =
          (place..<place + 2).contains(x) && (place - 1..<place + 2).contains(y)
        #expect(
          ground.rgbaStraight(x: x, y: y) == (isCovered ? (3, 2, 1, 255) : (30, 20, 10, 255)))
      }
    }
  }

  @Test("reduced, a pixel is the mean of those that it stands for")
  func reduced() {
    let ramp = Bitmap(
      width: 3, height: 2,
      pixels: [0, 10, 20, 30, 40, 255].flatMap { [UInt8($0), 0, 0, 255] })
    let half = ramp.reduced(by: 2)
    #expect(half.width == 2 && half.height == 1)
    #expect(half.pixels == [20, 0, 0, 255, 138, 0, 0, 255])
    #expect(ramp.reduced(by: 1) == ramp && ramp.reduced(by: 0) == ramp)
    #expect(ramp.reduced(by: 9).pixels == [59, 0, 0, 255])
  }

  @Test("a picture far outside draws nothing", arguments: [Int.min, -4, 5, Int.max])
  func outside(place: Int) {
    let ground = plain(5, 4, [10, 20, 30, 255])
    var drawn = ground
    drawn.draw(plain(2, 3, [1, 2, 3, 255]), x: place, y: 0)
    drawn.draw(plain(2, 4, [1, 2, 3, 255]), x: 0, y: place)
    #expect(drawn == ground)
  }

  @Test("half-clear pixels let half of the ground through")
  func blends() {
    var ground = plain(1, 1, [200, 100, 0, 255])
    ground.draw(plain(1, 1, [0, 0, 128, 128]), x: 0, y: 0)
    #expect(ground.rgbaStraight(x: 0, y: 0) == (128, 50, 100, 255))
    ground.draw(plain(1, 1, [0, 0, 0, 0]), x: 0, y: 0)
    #expect(ground.rgbaStraight(x: 0, y: 0) == (128, 50, 100, 255))
  }
}
