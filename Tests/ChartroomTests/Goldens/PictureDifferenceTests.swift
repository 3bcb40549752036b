import Testing

@Suite("PictureDifference")
struct PictureDifferenceTests {
  /// Different in every pixel, so that a shift shows.
  private let picture = RGBAPicture(
    width: 7, height: 5, pixels: (0..<140).map { $0 % 4 == 3 ? 255 : UInt8($0) })

  @Test("finds nothing between equal pictures")
  func equal() {
    #expect(PictureDifference.between(expected: picture, actual: picture) == nil)
  }

  @Test("finds one pixel")
  func onePixel() {
    var other = picture
    other[3, 2] = RGBA(picture[3, 2].x + 9, 0, picture[3, 2].z, 255)
    let difference = PictureDifference.between(expected: picture, actual: other)
    #expect(difference?.count == 1)
    #expect(difference?.largest == RGBA(9, picture[3, 2].y, 0, 0))
    #expect(difference?.columns == 3..<4)
    #expect(difference?.rows == 2..<3)
    #expect(
      difference?.first
        == [.init(x: 3, y: 2, expected: picture[3, 2], actual: other[3, 2])])
  }

  @Test("finds one step of alpha, whichever picture has more")
  func alpha() {
    var other = picture
    other[6, 4].w = 254
    for (a, b) in [(picture, other), (other, picture)] {
      let difference = PictureDifference.between(expected: a, actual: b)
      #expect(difference?.count == 1)
      #expect(difference?.largest == RGBA(0, 0, 0, 1))
    }
  }

  @Test("finds a row that moved")
  func shiftedRow() {
    var other = picture
    for x in 1..<7 { other[x, 1] = picture[x - 1, 1] }
    let difference = PictureDifference.between(expected: picture, actual: other)
    #expect(difference?.count == 6)
    #expect(difference?.columns == 1..<7)
    #expect(difference?.rows == 1..<2)
  }

  @Test("finds another size, also with the same number of pixels")
  func size() {
    for other in [
      RGBAPicture(width: 5, height: 7, pixels: picture.pixels), RGBAPicture(width: 7, height: 6),
    ] {
      let difference = PictureDifference.between(
        expected: picture, actual: other, tolerance: 255, freePixels: .max)
      #expect(difference?.sizes != nil)
    }
  }

  @Test("never takes a picture without pixels for right")
  func empty() {
    let empty = RGBAPicture(width: 0, height: 0)
    #expect(PictureDifference.between(expected: picture, actual: empty) != nil)
    #expect(PictureDifference.between(expected: empty, actual: picture) != nil)
    #expect(PictureDifference.between(expected: empty, actual: empty) != nil)
  }

  @Test("lets through what is within the tolerance or among the free pixels, and no more")
  func tolerance() {
    var other = picture
    other[0, 0].x += 2
    other[6, 4].x += 2
    #expect(
      PictureDifference.between(expected: picture, actual: other, tolerance: 1)?.count == 2)
    #expect(PictureDifference.between(expected: picture, actual: other, tolerance: 2) == nil)
    #expect(PictureDifference.between(expected: other, actual: picture, tolerance: 2) == nil)
    #expect(
      PictureDifference.between(expected: picture, actual: other, freePixels: 1)?.count == 2)
    #expect(PictureDifference.between(expected: picture, actual: other, freePixels: 2) == nil)
  }

  @Test("lists the first eight pixels in words")
  func words() {
    var other = picture
    other[1, 0].w = 200
    let difference = PictureDifference.between(expected: picture, actual: other)
    #expect(
      difference?.description == """
        1 pixel differs, at most 0 0 0 55 (red green blue alpha), in x 1..<2, y 0..<1
          (1, 0): expected 4 5 6 255, found 4 5 6 200
        """)
    let all = PictureDifference.between(
      expected: picture, actual: RGBAPicture(width: 7, height: 5))
    #expect(all?.count == 35)
    #expect(all?.first.count == 8)
  }

  @Test("shows expected, difference and actual side by side")
  func panels() {
    var other = picture
    other[2, 1].w = 254
    let panels = RGBAPicture.panels(expected: picture, actual: other)
    #expect(panels.width == 29)
    #expect(panels.height == 5)
    for y in 0..<5 {
      for x in 0..<7 {
        #expect(panels[x, y] == picture[x, y])
        #expect(panels[x + 22, y] == other[x, y])
        let middle = panels[x + 11, y]
        #expect((middle == RGBA(128, 0, 0, 255)) == (x == 2 && y == 1))
      }
    }
    let uneven = RGBAPicture.panels(expected: picture, actual: RGBAPicture(width: 1, height: 9))
    #expect(uneven.width == 29)
    #expect(uneven.height == 9)
    #expect(uneven[11 + 6, 0] == RGBA(0, 0, 255, 255))
  }
}
