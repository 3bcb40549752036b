import CairoCanvas
import Foundation
import Graphics

/// Tests of square images that are drawn in perspective.
protocol TurnedImages {}

extension TurnedImages {
  static var size: Int { 120 }

  static func turn(
    _ degrees: Double, x: CGFloat = 0, y: CGFloat = 1, anchor: CGPoint = CGPoint(x: 60, y: 60),
    nearness: CGFloat = 0.01
  ) -> ProjectionTransform {
    ProjectionTransform(
      turning: .degrees(degrees), about: (x, y, 0), anchorZ: 0, nearness: nearness
    ).around(anchor)
  }

  static func draw(
    _ commands: [DrawCommand], through projection: ProjectionTransform?, scale: CGFloat = 1
  ) throws -> Bitmap {
    try picture(
      width: size, height: size, scale: scale,
      [.group(DrawGroup(contents: DrawList(commands), projection: projection))])
  }

  static func distance(_ lhs: Bitmap, _ rhs: Bitmap) -> Int {
    zip(lhs.pixels, rhs.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
