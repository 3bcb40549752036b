import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("ProjectionPlayer")
struct ProjectionPlayerTests: TurnedImages {
  @Test("an affine projection has the bytes of the same transform")
  func affine() throws {
    let commands: [DrawCommand] = [
      .fill(Path(ellipseIn: CGRect(x: 20, y: 30, width: 50, height: 40)), FillStyle(), .red),
      .stroke(square(10, 10, 60, 60), StrokeStyle(lineWidth: 3), .blue),
    ]
    let affine = CGAffineTransform(a: 0.9, b: 0.3, c: -0.2, d: 1.1, tx: 7.3, ty: -4.1)
    let move = CGAffineTransform(translationX: 5, y: 6)
    let expected = DrawGroup(
      contents: DrawList(commands), transform: affine.concatenating(move), opacity: 0.5)
    var actual = expected
    actual.transform = move
    actual.projection = ProjectionTransform(affine)
    let bytes = try picture(width: 120, height: 120, [.group(expected)]).pixels
    #expect(try picture(width: 120, height: 120, [.group(actual)]).pixels == bytes)
  }

  @Test("a view from behind is mirrored, and one edge-on is not there")
  func backAndEdge() throws {
    let commands: [DrawCommand] = [
      .fill(square(30, 40, 30, 40), FillStyle(), .red),
      .fill(square(60, 40, 30, 40), FillStyle(), .blue),
    ]
    let back = try Self.draw(commands, through: Self.turn(170))
    #expect(back[45, 60] == [0, 0, 255, 255] && back[75, 60] == [255, 0, 0, 255])
    let edge = try Self.draw(commands, through: Self.turn(90))
    #expect(edge.pixels.allSatisfy { $0 == 0 })
    for degrees in [89.999, 90.001, 89.9999999] {
      #expect((try Self.draw(commands, through: Self.turn(degrees)).ink(threshold: 80)) == nil)
    }
  }

  @Test("what lies behind the eye is not drawn, and what is before it fills the picture")
  func behindTheEye() throws {
    // The eye stands over x = 90; the ground goes on behind it.
    var projection = ProjectionTransform()
    projection.m13 = -1.0 / 90
    let ground = square(-1000, -1000, 3000, 3000)
    let bitmap = try Self.draw([.fill(ground, FillStyle(), .red)], through: projection)
    #expect(bitmap[5, 5] == [255, 0, 0, 255] && bitmap[115, 115] == [255, 0, 0, 255])
    let behind = try Self.draw(
      [.fill(square(95, 0, 20, 20), FillStyle(), .red)], through: projection)
    #expect(behind.pixels.allSatisfy { $0 == 0 })
    // Seen the other way round, nothing may come back mirrored beyond the horizon.
    let far = try Self.draw(
      [.fill(ground, FillStyle(), .red)], through: Self.turn(80, nearness: 0.02))
    #expect(far.alpha(2, 60) == 255 && far.alpha(100, 60) == 0 && far.alpha(119, 60) == 0)
  }

  @Test("a part of the picture has the pixels of the whole")
  func partOfPicture() throws {
    let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 80))
    let group = DrawCommand.group(
      DrawGroup(
        contents: DrawList([
          .fill(circle, FillStyle(), .red), .fill(square(50, 0, 4, 120), FillStyle(), .blue),
        ]), projection: Self.turn(50, x: 0.3)))
    let whole = try picture(width: 120, height: 120, [group])
    let clip = DrawGroup.Clip(path: square(40, 30, 30, 50), style: FillStyle(antialiased: false))
    let part = try picture(
      width: 120, height: 120, [.group(DrawGroup(contents: DrawList([group]), clip: clip))])
    var different = 0
    for y in 30..<80 {
      for x in 40..<70 where whole[x, y] != part[x, y] { different += 1 }
    }
    #expect(different == 0)
    #expect(part.alpha(39, 50) == 0)
  }

  @Test("a projected group inside of a faded one is whole, and effects of its own come first")
  func order() throws {
    let projection = Self.turn(-50)
    let fill = DrawCommand.fill(square(20, 20, 80, 80), FillStyle(), .red)
    let bent = DrawGroup(contents: DrawList([fill]), projection: projection)
    let plain = try picture(width: 120, height: 120, [.group(bent)])
    let layered = try picture(
      width: 120, height: 120,
      [.group(DrawGroup(contents: DrawList([.group(bent)]), opacity: 0.9999))])
    #expect(Self.distance(plain, layered) <= 1)
    // A clip bends with its group.
    let ground = DrawCommand.fill(square(0, 0, 120, 120), FillStyle(), .red)
    var clipped = DrawGroup(contents: DrawList([ground]), projection: projection)
    clipped.clip = DrawGroup.Clip(path: square(20, 20, 40, 80))
    let half = DrawCommand.fill(square(20, 20, 40, 80), FillStyle(), .red)
    #expect(
      Self.distance(
        try picture(width: 120, height: 120, [.group(clipped)]),
        try Self.draw([half], through: projection)) <= 2)
    var faded = bent
    faded.opacity = 0.5
    #expect(abs(try picture(width: 120, height: 120, [.group(faded)]).alpha(60, 60) - 128) <= 1)
    let small = DrawCommand.fill(square(45, 40, 30, 30), FillStyle(), .red)
    let bare = try #require(try Self.draw([small], through: projection).ink())
    var shaded = DrawGroup(contents: DrawList([small]), projection: projection)
    shaded.filter = .shadow(
      color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 6, offset: CGPoint(x: 0, y: 10))
    let ink = try #require(try picture(width: 120, height: 120, [.group(shaded)]).ink())
    #expect(ink.maxY > bare.maxY + 5)
  }

  @Test("hostile numbers in a projection", arguments: HostileNumbersTests.numbers)
  func hostile(number: CGFloat) throws {
    let entries: [WritableKeyPath<ProjectionTransform, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ]
    let contents = DrawList([
      .fill(square(0, 0, 90, 90), FillStyle(), .red),
      .fill(square(number, 0, 90, number), FillStyle(), .blue),
    ])
    for first in entries {
      for second in entries {
        var projection = Self.turn(30)
        projection[keyPath: first] = number
        projection[keyPath: second] = -number
        let group = DrawGroup(contents: contents, projection: projection)
        var canvas = try ImageCanvas(width: 20, height: 20, scale: 2)
        try canvas.draw(DrawList([.group(group)]))
        try canvas.draw(
          DrawList([
            .group(DrawGroup(contents: DrawList([.group(group)]), opacity: 0.5)),
            .fill(square(2, 2, 4, 4), FillStyle(), .red),
          ]))
        let bitmap = try canvas.finish()
        #expect(bitmap[6, 6] == [255, 0, 0, 255])
      }
    }
  }

  @Test("the pixels of a bent group lie where its points do", arguments: [1, 2] as [CGFloat])
  func place(scale: CGFloat) throws {
    var hardly = ProjectionTransform()
    hardly.m13 = 1e-13
    for corner in [CGPoint(x: 5, y: 90), CGPoint(x: 70, y: 10), CGPoint(x: 81, y: 83)] {
      let commands = [
        DrawCommand.fill(square(corner.x, corner.y, 20, 15), FillStyle(), .red)
      ]
      let straight = try Self.draw(commands, through: nil, scale: scale)
      let bent = try Self.draw(commands, through: hardly, scale: scale)
      #expect(Self.distance(straight, bent) <= 1)
    }
  }
}
