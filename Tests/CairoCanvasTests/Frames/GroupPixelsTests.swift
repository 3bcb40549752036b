import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("GroupPixels")
struct GroupPixelsTests: SmallFrames {
  @Test(
    "a flattened group that stays is copied, with the bytes of drawing it",
    arguments: [
      nil, Path(CGRect(x: 10, y: 10, width: 60, height: 50)),
      Path(CGRect(x: 10.3, y: 9.6, width: 60.5, height: 50.2)),
      Path(roundedRect: CGRect(x: 8, y: 8, width: 70, height: 60), cornerRadius: 12),
    ])
  func flattened(clip: Path?) throws {
    func list(_ frame: Int, isFlattened: Bool = true) -> DrawList {
      let line = Polyline((0..<50).map { CGPoint(x: Double($0) * 2, y: Double($0 * 37 % 50)) })
      let contents = DrawList([
        .polyline(line, StrokeStyle(lineWidth: 1.5, lineJoin: .miter), .red),
        .fill(Path(ellipseIn: CGRect(x: 3.3, y: 8.1, width: 30, height: 20)), FillStyle(), .blue),
      ])
      return DrawList([
        .fill(
          square(0, 0, 120, 90), FillStyle(), .color(Color.Resolved(red: 0.9, green: 1, blue: 1))),
        .group(
          DrawGroup(
            contents: DrawList([
              .group(
                DrawGroup(
                  contents: contents, transform: CGAffineTransform(translationX: 7.4, y: 9.2),
                  isFlattened: isFlattened))
            ]), clip: clip.map { DrawGroup.Clip(path: $0) })),
        .fill(
          square(CGFloat(frame) * 5, 10, 30, 40), FillStyle(),
          .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.3))),
      ])
    }
    for budget in [0, 1 << 20] {
      var canvas = try canvas(groupBudget: budget)
      for frame in 0..<10 {
        _ = try canvas.show(list(frame))
        #expect(try bytes(canvas) == whole(list(frame, isFlattened: false)))
      }
      // The first frame meets it, the second draws it for keeping.
      #expect(canvas.copiedGroups == (budget > 0 ? 9 : 0))
    }
  }

  @Test("flattened groups that change from frame to frame are never kept")
  func changingGroups() throws {
    var canvas = try canvas()
    for frame in 0..<10 {
      let contents = DrawList([.fill(square(CGFloat(frame), 0, 30, 30), FillStyle(), .red)])
      _ = try canvas.show(DrawList([.group(DrawGroup(contents: contents, isFlattened: true))]))
    }
    #expect(canvas.copiedGroups == 0)
    #expect(canvas.keptBytes == 0)
  }

  @Test("what is kept of groups stays within the budget")
  func budget() throws {
    let budget = 20_000
    var canvas = try canvas(groupBudget: budget)
    func list(_ frame: Int) -> DrawList {
      let groups = (0..<10).map { index in
        let contents = DrawList([.fill(square(0, 0, 30, 30), FillStyle(), .blue)])
        return DrawCommand.group(
          DrawGroup(
            contents: contents,
            transform: CGAffineTransform(
              translationX: CGFloat(index % 4) * 29, y: CGFloat(index / 4) * 29),
            isFlattened: true))
      }
      return DrawList(groups + [.fill(square(CGFloat(frame), 0, 120, 90), FillStyle(), .red)])
    }
    for frame in 0..<6 {
      _ = try canvas.show(list(frame))
      #expect(canvas.keptBytes <= budget + 4 * Self.width * Self.height)
      #expect(try bytes(canvas) == whole(list(frame)))
    }
    #expect(canvas.copiedGroups > 0)
  }

  @Test("a group is drawn anew on another background, and kept again")
  func backgrounds() throws {
    func list(_ frame: Int) -> DrawList {
      let ground: Paint = frame / 4 % 2 == 0 ? .blue : .red
      let contents = DrawList([
        .fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 40, height: 30)), FillStyle(), .black)
      ])
      return DrawList([
        .fill(square(0, 0, 120, 90), FillStyle(), ground),
        .group(DrawGroup(contents: contents, isFlattened: true)),
        .fill(square(CGFloat(frame), 30, 20, 9), FillStyle(), .red),
      ])
    }
    var canvas = try canvas()
    for frame in 0..<16 {
      _ = try canvas.show(list(frame))
      #expect(try bytes(canvas) == whole(list(frame)), "\(frame)")
    }
    #expect(canvas.copiedGroups >= 8)
  }
}
