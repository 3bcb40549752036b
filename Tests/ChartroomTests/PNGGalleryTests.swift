import CairoCanvas
import Chartroom
import Foundation
import Graphics
import Showcase
import TestSupport
import Testing

@MainActor
@Suite("PNG files of the gallery")
struct PNGGalleryTests {
  @Test(
    "hold the pixels that were drawn, by libpng and by ffmpeg",
    arguments: [.fast, .balanced] as [PNGCompression])
  func samePixels(compression: PNGCompression) throws {
    let folder = try TemporaryFolder()
    var straight: [UInt8] = []
    for (number, scene) in ShowcaseScene.all.enumerated() {
      let (list, size) = try scene.renderer(scale: 1).drawing()
      let bitmap = try MainEngine.rasterizer.bitmap(of: list, size: size, scale: 1)
      let file = try PNG.encode(
        bitmap, scale: 1, description: scene.name, compression: compression)
      #expect(try PNG.decode(file) == bitmap, "\(scene)")
      try Data(file).write(to: URL(filePath: folder.path + "/\(number).png"))
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = bitmap.rgbaStraight(x: x, y: y)
          straight += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
      }
    }
    let read = try ffmpegPixels(
      (0..<ShowcaseScene.all.count).map { folder.path + "/\($0).png" })
    #expect(read.count == straight.count)
    #expect(read == straight)
  }

  @Test("take less room than Cairo's with every effort, small ones a tenth less")
  func sizes() throws {
    var sums: [PNGCompression: Int] = [:]
    var expected = 0
    for scene in ShowcaseScene.all {
      let (list, size) = try scene.renderer(scale: 1).drawing()
      let bitmap = try MainEngine.rasterizer.bitmap(of: list, size: size, scale: 1)
      let cairo = try CairoPNG.encode(bitmap).count
      expected += cairo
      for compression in PNGCompression.allCases {
        let count = try PNG.encode(
          bitmap, scale: 1, description: nil, compression: compression
        ).count
        sums[compression, default: 0] += count
        #expect(Double(count) <= 1.4 * Double(cairo), "\(scene), \(compression)")
      }
    }
    let shares = sums.mapValues { Double($0) / Double(expected) }
    #expect(shares.count == 3 && shares.values.allSatisfy { $0 <= 1 }, "\(shares)")
    #expect(shares[.small, default: 1] <= 0.9)
  }

  /// The pixels that ffmpeg reads from some pictures, in `.rgbaStraight`, one picture after another.
  private func ffmpegPixels(_ paths: [String]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    // One process for all: pictures of different sizes are inputs of their own, with outputs of
    // their own.
    var arguments = ["-v", "error"]
    for path in paths { arguments += ["-i", path] }
    for index in paths.indices {
      arguments += ["-map", "\(index)", "-f", "rawvideo", "-pix_fmt", "rgba"]
      arguments += [folder.path + "/\(index).rgba"]
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["ffmpeg"] + arguments
    process.standardInput = FileHandle.nullDevice
    try process.runToEnd()
    #expect(process.terminationStatus == 0)
    return try paths.indices.flatMap { index in
      try [UInt8](Data(contentsOf: URL(filePath: folder.path + "/\(index).rgba")))
    }
  }
}
