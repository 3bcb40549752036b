import CairoCanvas

/// Lines of single pixels without antialiasing, drawn the textbook way (Bresenham: "Algorithm for
/// Computer Control of a Digital Plotter", IBM Systems Journal, 1965): what M4 promises is told about
/// these.
struct BresenhamRaster {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height * 4)
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// Draws a run: the pixels between each of its points and the next one; a lone point is one pixel.
  mutating func draw(_ points: [(x: Int, y: Int)]) {
    if points.count == 1 { set(points[0].x, points[0].y) }
    for (from, to) in zip(points, points.dropFirst()) {
      var (x, y) = from
      let across = abs(to.x - x)
      let down = -abs(to.y - y)
      var error = across + down
      set(x, y)
      while (x, y) != to {
        let twice = 2 * error
        if twice >= down {
          error += down
          x += x < to.x ? 1 : -1
        }
        if twice <= across {
          error += across
          y += y < to.y ? 1 : -1
        }
        set(x, y)
      }
    }
  }

  private mutating func set(_ x: Int, _ y: Int) {
    for byte in 0..<4 { pixels[(y * width + x) * 4 + byte] = 255 }
  }
}
