import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Insettable shapes")
struct InsettableShapeTests {
  private static func bounds<Content: View>(
    width: CGFloat = 40, height: CGFloat = 20, @ViewBuilder _ content: () -> Content
  ) -> CGRect {
    func bounds(_ list: DrawList) -> CGRect {
      list.commands.reduce(CGRect.null) { box, command in
        switch command {
        case .fill(let path, _, _): box.union(path.boundingRect)
        case .stroke(let path, let style, _):
          box.union(
            path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
        case .group(let group):
          box.union(
            bounds(group.contents).offsetBy(dx: group.transform.tx, dy: group.transform.ty))
        default: box
        }
      }
    }
    return bounds(stage(width: width, height: height, content: content).drawList())
  }

  private static func isClose(_ lhs: CGRect, _ rhs: CGRect) -> Bool {
    abs(lhs.minX - rhs.minX) < 0.01 && abs(lhs.minY - rhs.minY) < 0.01
      && abs(lhs.maxX - rhs.maxX) < 0.01 && abs(lhs.maxY - rhs.maxY) < 0.01
  }

  @Test("a border stays within the frame and a stroke does not", arguments: [1, 2, 5, 10])
  func borders(width: CGFloat) {
    let frame = CGRect(0, 0, 40, 20)
    let circle = CGRect(0, 0, 20, 20)
    #expect(Self.isClose(Self.bounds { Rectangle().strokeBorder(.red, lineWidth: width) }, frame))
    #expect(Self.isClose(Self.bounds { Ellipse().strokeBorder(.red, lineWidth: width) }, frame))
    #expect(Self.isClose(Self.bounds { Capsule().strokeBorder(.red, lineWidth: width) }, frame))
    #expect(Self.isClose(Self.bounds { Circle().strokeBorder(.red, lineWidth: width) }, circle))
    let rounded = RoundedRectangle(cornerRadius: 6)
    #expect(Self.isClose(Self.bounds { rounded.strokeBorder(.red, lineWidth: width) }, frame))
    #expect(
      Self.isClose(
        Self.bounds { Rectangle().stroke(.red, lineWidth: width) },
        frame.insetBy(dx: -width / 2, dy: -width / 2)))
  }

  @Test("insets add up, and a shape that has shrunk away draws nothing")
  func insets() {
    #expect(
      Self.bounds { Rectangle().inset(by: 2).inset(by: 3).fill(.red) } == CGRect(5, 5, 30, 10))
    #expect(Self.bounds { Rectangle().inset(by: 11).fill(.red) }.isNull)
    #expect(Self.bounds { Rectangle().inset(by: -2).fill(.red) } == CGRect(-2, -2, 44, 24))
    let rounded = RoundedRectangle(cornerRadius: 4).inset(by: 6)
    #expect(rounded.path(in: CGRect(0, 0, 40, 20)) == Path(CGRect(6, 6, 28, 8)))
  }
}
