import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("CairoSurface")
struct CairoSurfaceTests {
  @Test("sizes that Cairo cannot hold are errors that name them", arguments: [0, -3, 32_768])
  func badSizes(side: Int) {
    #expect(throws: CanvasError.invalidSize(width: side, height: 4)) {
      _ = try ImageCanvas(width: side, height: 4, scale: 1).finish()
    }
    #expect(throws: CanvasError.invalidSize(width: 4, height: side)) {
      _ = try ImageCanvas(width: 4, height: side, scale: 1).finish()
    }
  }

  @Test("the longest sides are drawn to their ends", arguments: [(32_767, 1), (1, 32_767)])
  func longest(width: Int, height: Int) throws {
    let end = square(CGFloat(width - 1), CGFloat(height - 1), 1, 1)
    let bitmap = try picture(width: width, height: height, [.fill(end, FillStyle(), .red)])
    #expect(bitmap.width == width && bitmap.height == height)
    #expect(bitmap[width - 1, height - 1] == [255, 0, 0, 255])
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
  }
}
