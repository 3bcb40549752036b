import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("SheetInput")
struct SheetInputTests: SheetSuite {
  let images: SheetImages

  init() throws { images = try SheetImages() }

  @Test("shows pictures at half their size")
  func reduced() throws {
    #expect(try sheet(pictures, "--columns", "3", "--reduce", "2").status == 0)
    let bytes = try folder.bytes(of: "sheet.png")
    #expect(try PNG.decode(bytes).width == 3 * 120 + 4 * 16)
    #expect(try PNG.metadata(bytes).scale == 1)
    #expect(try sheet(pictures, "--reduce", "0").status == 2)
  }

  @Test("sides that the reduction does not divide are rounded up")
  func rounding() throws {
    let bitmap = Bitmap(width: 7, height: 5, pixels: [UInt8](repeating: 255, count: 140))
    let file = folder.path + "/odd.png"
    try Data(PNG.encode(bitmap, scale: 1, description: nil)).write(to: URL(filePath: file))
    for (reduction, width) in [(1, 7), (2, 4), (3, 3), (7, 1), (64, 1)] {
      #expect(try sheet([file, file], "--columns", "2", "--reduce", "\(reduction)").status == 0)
      #expect(try PNG.decode(folder.bytes(of: "sheet.png")).width == 2 * width + 3 * 16)
    }
  }

  @Test("a scale that no chart has counts as 1")
  func scales() throws {
    let bitmap = Bitmap(width: 20, height: 20, pixels: [UInt8](repeating: 255, count: 1_600))
    for (scale, expected) in [(0.25, 1), (1, 1), (3, 3), (16, 16), (17, 1)] as [(CGFloat, CGFloat)]
    {
      let file = folder.path + "/a.png"
      try Data(PNG.encode(bitmap, scale: scale, description: nil)).write(to: URL(filePath: file))
      #expect(try sheet([file]).status == 0)
      let metadata = try PNG.metadata(folder.bytes(of: "sheet.png"))
      #expect(metadata.scale == expected, "\(scale)")
    }
  }
}
