import CairoCanvas
import Chartroom
import Foundation
import Graphics
import TestSupport

/// A sequence of seven frames in a folder of its own, and its pictures, drawn one by one.
struct SampleFrames {
  let folder: TemporaryFolder
  let format = FrameFormat(width: 33, height: 21, framesPerSecond: 25, count: 7)

  init() throws { folder = try TemporaryFolder() }

  static func list(_ frame: Int) -> DrawList {
    DrawList([
      .fill(
        Path(CGRect(x: 0, y: 0, width: 33, height: 15)), FillStyle(),
        .color(Color.Resolved(red: 0.9, green: 0.8, blue: 0.3))),
      .fill(
        Path(ellipseIn: CGRect(x: CGFloat(frame) * 2, y: 4, width: 15, height: 15)), FillStyle(),
        .color(Color.Resolved(red: 0.1, green: 0.4, blue: 0.8, opacity: 0.7))),
    ])
  }

  func bitmap(_ frame: Int) throws -> Bitmap {
    try Rasterizer().bitmap(
      of: Self.list(frame), size: CGSize(width: format.width, height: format.height), scale: 1)
  }

  func render<Sink: FrameSink>(_ sink: Sink, workers: Int = 2) async throws {
    var sink = sink
    try await FrameSequence(format, source: Self.list).render(into: &sink, workers: workers)
  }
}
