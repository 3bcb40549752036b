import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Shapes as views")
struct ShapeViewTests {
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

  @Test(
    "a circle takes the smaller of its two lengths, twice",
    arguments: [(40, 20, 20), (10, 30, 10), (nil, 30, 30), (25, nil, 25), (nil, nil, 10)]
      as [(CGFloat?, CGFloat?, CGFloat)])
  func circleSize(width: CGFloat?, height: CGFloat?, side: CGFloat) {
    let size = stage(width: width, height: height) { Circle() }.size
    #expect(size == CGSize(width: side, height: side))
  }

  @Test("other shapes take what they are offered, and 10 where nothing is")
  func shapeSizes() {
    #expect(stage(width: 40, height: 20) { Ellipse() }.size == CGSize(width: 40, height: 20))
    #expect(stage(height: 20) { Capsule() }.size == CGSize(width: 10, height: 20))
    #expect(stage { Rectangle().stroke(.red) }.size == CGSize(width: 10, height: 10))
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

  @Test(
    "corners of a rectangle may differ, and hostile radii stay inside",
    arguments: [100, 1e9, .infinity, 20] as [CGFloat], [-3, 0, .nan, -.infinity] as [CGFloat])
  func unevenCorners(large: CGFloat, none: CGFloat) {
    let shape = UnevenRoundedRectangle(topLeadingRadius: large, bottomTrailingRadius: none)
    let path = shape.path(in: CGRect(0, 0, 40, 20))
    #expect(Self.isClose(path.boundingRect, CGRect(0, 0, 40, 20)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
  }

  @Test("a divider lies across the stack around it, one device pixel thick", arguments: [1, 2, 3])
  func dividers(scale: CGFloat) {
    let stage = stage(width: 30, height: 30, scale: scale) {
      VStack(spacing: 0) {
        Divider().id("in column")
        HStack(spacing: 0) {
          Divider().id("in row")
          ZStack { Divider().id("in neither") }
        }
      }
    }
    #expect(stage.frame(of: "in column") == CGRect(0, 0, 30, 1 / scale))
    #expect(abs((stage.frame(of: "in row")?.width ?? 0) * scale - 1) < 1e-9)
    #expect(stage.frame(of: "in row")?.maxY == 30)
    #expect(abs((stage.frame(of: "in neither")?.height ?? 0) * scale - 1) < 1e-9)
  }

  /// A line through data that goes up in steps.
  private struct Data: PolylineShape {
    func polyline(in rect: CGRect, scale: CGFloat) -> Polyline {
      Polyline([CGPoint(x: 0.2, y: 3.3), CGPoint(x: rect.maxX, y: 3.3)])
    }
  }

  @Test("what is to be snapped says so, and lines through data stay such lines")
  func snapped() {
    let list = stage(width: 30, height: 20, scale: 2) {
      VStack(spacing: 0) {
        Rectangle().pixelSnapped().fill(.red)
        Rectangle().pixelSnapped().stroke(.red)
        Data().pixelSnapped().stroke(.red)
        Data().stroke(.red)
      }
    }.drawList()
    let lines = list.description.split(separator: "\n").map {
      ($0.split(separator: " ").first ?? "", $0.contains(" snapped "))
    }
    #expect(lines.map(\.0) == ["fill", "stroke", "polyline", "polyline"])
    #expect(lines.map(\.1) == [true, true, true, false])
  }
}
