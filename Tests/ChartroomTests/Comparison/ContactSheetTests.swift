import CairoCanvas
import Chartroom
import Foundation
import Testing

@MainActor
@Suite("ContactSheet")
struct ContactSheetTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: Array(repeatElement(pixel, count: width * height).joined()))
  }

  private func sheet(
    _ pictures: [Bitmap], columns: Int? = nil, scale: CGFloat = 1
  ) throws -> Bitmap {
    try ContactSheet(
      pictures.map { .init(name: "p", width: $0.width, height: $0.height) }, columns: columns,
      scale: scale
    ).bitmap { pictures[$0] }
  }

  @Test("pictures keep their pixels and stand apart, at every scale", arguments: [1, 2, 3])
  func pixels(scale: Int) throws {
    let red: [UInt8] = [0, 0, 255, 255]
    let blue: [UInt8] = [255, 0, 0, 255]
    let sheet = try sheet(
      [picture(41, 30, red), picture(20, 50, blue)], columns: 2, scale: CGFloat(scale))
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
    let sheet = try sheet(pictures)
    #expect(sheet.width == 8 * (75 + 16) + 16)
    #expect(sheet.height == 4 * (112 + 20 + 16) + 16)
    // Four in a row would be nearer to 4:3, and leave one alone.
    let five = try self.sheet(Array(pictures.prefix(5)))
    #expect(five.width == 3 * (75 + 16) + 16)
  }

  @Test("more columns than pictures, one picture and clear ones make no trouble")
  func few() throws {
    let sheet = try sheet([picture(10, 10, [0, 0, 0, 0])], columns: 7)
    #expect(sheet.width == 42 && sheet.isOpaque)
  }

  @Test("asks for one picture after the other, and leaves the place of a missing one empty")
  func oneByOne() throws {
    let sheet = try ContactSheet(
      (0..<3).map { .init(name: "\($0)", width: 30, height: 30) }, columns: 3, scale: 1)
    var asked: [Int] = []
    let bitmap = try sheet.bitmap { index in
      asked.append(index)
      return index == 1 ? nil : picture(30, 30, [0, 0, 0, 255])
    }
    #expect(asked == [0, 1, 2])
    let shades = [31, 77, 123].map { bitmap.rgbaStraight(x: $0, y: 30).red }
    #expect(shades[0] == 0 && shades[1] > 200 && shades[2] == 0)
  }

  @Test("is refused before a picture is read when it is too large")
  func tooLarge() {
    let large = ContactSheet.Picture(name: "large", width: 11_000, height: 11_000)
    #expect(throws: PictureSizeError.self) {
      try ContactSheet(Array(repeating: large, count: 3), scale: 1)
    }
    #expect(throws: Never.self) { try ContactSheet([large], scale: 1) }
  }
}
