import CairoCanvas
import Chartroom
import Foundation
import Testing

@MainActor
@Suite("ContactSheet")
struct ContactSheetTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> ContactSheet.Picture {
    ContactSheet.Picture(
      name: "p",
      bitmap: Bitmap(
        width: width, height: height,
        pixels: Array(repeatElement(pixel, count: width * height).joined())))
  }

  @Test("pictures keep their pixels and stand apart, at every scale", arguments: [1, 2, 3])
  func pixels(scale: Int) throws {
    let red: [UInt8] = [0, 0, 255, 255]
    let blue: [UInt8] = [255, 0, 0, 255]
    let sheet = try ContactSheet(
      [picture(41, 30, red), picture(20, 50, blue)], columns: 2, scale: Double(scale)
    ).bitmap()
    var counts = [0, 0]
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let pixel = sheet.rgbaStraight(x: x, y: y)
        if pixel == (255, 0, 0, 255) { counts[0] += 1 }
        if pixel == (0, 0, 255, 255) { counts[1] += 1 }
      }
    }
    #expect(counts == [41 * 30, 20 * 50])
    #expect(sheet.width == 41 + 20 + 3 * 16 * scale)
    #expect(sheet.height == 50 + (2 * 16 + 20) * scale)
    #expect(sheet.isOpaque)
  }

  @Test("takes as many columns as bring it near to 4:3 with few places empty")
  func columns() throws {
    let pictures = Array(repeating: picture(75, 112, [9, 9, 9, 255]), count: 30)
    let sheet = try ContactSheet(pictures, scale: 1).bitmap()
    #expect(sheet.width == 8 * (75 + 16) + 16)
    #expect(sheet.height == 4 * (112 + 20 + 16) + 16)
    // Four in a row would be nearer to 4:3, and leave one alone.
    let five = try ContactSheet(Array(pictures.prefix(5)), scale: 1).bitmap()
    #expect(five.width == 3 * (75 + 16) + 16)
  }

  @Test("more columns than pictures, one picture and clear ones make no trouble")
  func few() throws {
    let sheet = try ContactSheet([picture(10, 10, [0, 0, 0, 0])], columns: 7, scale: 1).bitmap()
    #expect(sheet.width == 42 && sheet.isOpaque)
  }
}
