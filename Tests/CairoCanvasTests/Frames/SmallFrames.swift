import CairoCanvas
import Foundation
import Graphics

/// Tests with canvases of 120 × 90 pixels.
protocol SmallFrames {}

extension SmallFrames {
  static var width: Int { 120 }
  static var height: Int { 90 }

  func canvas(scale: CGFloat = 1, groupBudget: Int = 1 << 20) throws -> FrameCanvas {
    try FrameCanvas(
      width: Self.width, height: Self.height, scale: scale, groupBudget: groupBudget)
  }

  func bytes(_ canvas: borrowing FrameCanvas) throws -> [UInt8] {
    try canvas.withPixels { Array($0) }
  }

  /// The pixels of a list on a canvas that has shown nothing before.
  func whole(_ list: DrawList, scale: CGFloat = 1) throws -> [UInt8] {
    var canvas = try ImageCanvas(width: Self.width, height: Self.height, scale: scale)
    try canvas.draw(list)
    return try canvas.finish().pixels
  }
}
