import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("DrawListChanges")
struct DrawListChangesTests: SmallFrames {
  @Test("a point very far away hides no change near by", arguments: [1e7, 1e16, 1e20, 1e300])
  func farAway(distance: CGFloat) throws {
    func list(_ paint: Paint, opacity: Double = 1) -> DrawList {
      let line = Polyline([
        CGPoint(x: 0, y: -distance), CGPoint(x: 30, y: 80), CGPoint(x: 90, y: 60),
      ])
      let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      return DrawList([
        .group(
          DrawGroup(contents: DrawList([.polyline(line, style, paint)]), opacity: opacity))
      ])
    }
    var canvas = try canvas()
    for paint in [Paint.red, .blue] {
      _ = try canvas.show(list(paint))
      #expect(try bytes(canvas) == whole(list(paint)))
    }
    let layer = try picture(width: 120, height: 90, list(.red, opacity: 0.5).commands)
    #expect(layer.alpha(60, 70) > 100)
  }

  private func changes(_ old: [DrawCommand], _ new: [DrawCommand]) -> [PixelRect] {
    DrawListChanges(
      from: DrawList(old), to: DrawList(new), transform: .identity,
      area: PixelRect(minX: 0, minY: 0, maxX: 120, maxY: 90)
    ).region.rects
  }

  /// A square of ten pixels, and the pixels that it may touch.
  private func tile(_ x: Int, _ y: Int = 0, _ paint: Paint = .red) -> DrawCommand {
    .fill(square(CGFloat(x), CGFloat(y), 10, 10), FillStyle(), paint)
  }

  private func touched(_ x: Int, _ y: Int = 0) -> PixelRect {
    PixelRect(minX: x - 1, minY: y - 1, maxX: x + 11, maxY: y + 11).intersection(
      PixelRect(minX: 0, minY: 0, maxX: 120, maxY: 90))
  }

  @Test("equal lists differ nowhere, also in groups")
  func equal() {
    let commands = [
      tile(5), .group(DrawGroup(contents: DrawList([tile(7)]), opacity: 0.5)), tile(9),
    ]
    #expect(changes(commands, commands).isEmpty)
    #expect(changes([], []).isEmpty)
  }

  @Test("commands are matched from the front and from the back")
  func matched() {
    let all = [tile(0), tile(30, 20), tile(60, 60), tile(100)]
    for index in all.indices {
      var some = all
      some.remove(at: index)
      let expected = [touched(0), touched(30, 20), touched(60, 60), touched(100)][index]
      #expect(changes(all, some) == [expected])
      #expect(changes(some, all) == [expected])
      var other = all
      other[index] = tile([0, 30, 60, 100][index], [0, 20, 60, 0][index], .blue)
      #expect(changes(all, other) == [expected])
    }
    #expect(changes([], [tile(30, 20)]) == [touched(30, 20)])
  }

  @Test("groups that differ in their contents only change where these do")
  func groups() {
    func group(_ paint: Paint, _ change: (inout DrawGroup) -> Void = { _ in }) -> DrawCommand {
      var group = DrawGroup(
        contents: DrawList([tile(0), tile(30, 0, paint), tile(80)]),
        transform: CGAffineTransform(translationX: 10, y: 20))
      change(&group)
      return .group(group)
    }
    #expect(changes([group(.red)], [group(.blue)]) == [touched(40, 20)])
    let faded: (inout DrawGroup) -> Void = { $0.opacity = 0.5 }
    #expect(changes([group(.red, faded)], [group(.blue, faded)]) == [touched(40, 20)])
    let clear: (inout DrawGroup) -> Void = { $0.opacity = 0 }
    #expect(changes([group(.red, clear)], [group(.blue, clear)]).isEmpty)
    let clip: (inout DrawGroup) -> Void = { $0.clip = .init(path: square(0, 0, 20, 20)) }
    #expect(changes([group(.red, clip)], [group(.blue, clip)]).isEmpty)
    let mask: (inout DrawGroup) -> Void = {
      $0.mask = DrawList([.fill(square(0, 0, 35, 5), FillStyle(), .black)])
    }
    let masked = changes([group(.red, mask)], [group(.blue, mask)])
    #expect(masked == [PixelRect(minX: 39, minY: 19, maxX: 46, maxY: 26)])
    // Another mask changes the group as a whole.
    let unmasked = changes([group(.red)], [group(.red, mask)])
    #expect(unmasked.count == 1 && unmasked[0].minX == 9 && unmasked[0].maxX == 101)
    let shadow: (inout DrawGroup) -> Void = {
      $0.filter = .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 0, offset: CGPoint(x: 0, y: 30))
    }
    let cast = changes([group(.red, shadow)], [group(.blue, shadow)])
    #expect(cast.count == 1 && cast[0].minY == 19 && (61...63).contains(cast[0].maxY))
    let blur: (inout DrawGroup) -> Void = { $0.filter = .blur(radius: 2) }
    let blurred = changes([group(.red, blur)], [group(.blue, blur)])
    #expect(blurred.count == 1 && blurred[0].minX < 36 && blurred[0].minY < 16)
    // With another opacity it is another group as a whole.
    let whole = changes([group(.red)], [group(.red, faded)])
    #expect(whole.count == 1 && whole[0].minX == 9 && whole[0].maxX == 101)
  }

  @Test("what lies outside of the area, or cannot be drawn, is no change")
  func outside() {
    #expect(changes([tile(500)], [tile(700)]).isEmpty)
    #expect(changes([tile(500)], [tile(0)]) == [touched(0)])
    let changes = DrawListChanges(
      from: DrawList([tile(0)]), to: DrawList([]), transform: CGAffineTransform(scaleX: 0, y: 1),
      area: PixelRect(minX: 0, minY: 0, maxX: 120, maxY: 90))
    #expect(changes.region.isEmpty)
  }
}
