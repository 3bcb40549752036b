import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Lines of the Y axis")
struct YTickerViewTests {
  /// The filled rectangles of a chart, and the bounds of the other shapes, in points.
  private static func shapes(
    _ chart: LinesSet, style: ChartStyle = .contest, scale: CGFloat
  ) -> (rectangles: [CGRect], others: [CGRect]) {
    let stage = Stage(
      size: ProposedViewSize(width: 375, height: 560), scale: scale, shaper: BoxShaper()
    ) {
      ChartView(chartIndex: 0, style: style).environment(UserData(charts: [chart]))
    }
    var (rectangles, others): ([CGRect], [CGRect]) = ([], [])
    func visit(_ list: DrawList, _ offset: CGAffineTransform) {
      for command in list.commands {
        switch command {
        case .fill(let path, _, _):
          if let rect = path.rectangle {
            rectangles.append(rect.offsetBy(dx: offset.tx, dy: offset.ty))
          } else {
            others.append(path.boundingRect.offsetBy(dx: offset.tx, dy: offset.ty))
          }
        case .group(let group): visit(group.contents, group.transform.concatenating(offset))
        default: break
        }
      }
    }
    visit(stage.drawList(), .identity)
    return (rectangles, others)
  }

  private static func chart(_ type: Line.Kind, isPercentage: Bool = false) -> LinesSet {
    LinesSet(
      id: 0, time: ContiguousArray((0..<50).map { 1_542_412_800_000 + Double($0) * 86_400_000 }),
      lines: (1...2).map { number in
        Line(
          id: "y\(number)", title: "",
          points: ContiguousArray((0..<50).map { Double(($0 * number) % 6 + 100) }), color: .red,
          type: type)
      }, isPercentage: isPercentage)
  }

  @Test("the line of 100 % lies on the areas, not half above them", arguments: [1, 2, 3])
  func shares(scale: CGFloat) throws {
    let shapes = Self.shapes(Self.chart(.area, isPercentage: true), scale: scale)
    let lines = shapes.rectangles.filter { $0.width == 343 && $0.height == 1 && $0.minY < 400 }
    let top = try #require(lines.map(\.minY).min())
    let areas = try #require(shapes.others.filter { $0.width > 343 }.map(\.minY).min())
    // The line of 0 % is farther down.
    #expect(lines.count == 4)
    #expect(abs(top - areas) < 0.01)
  }

  @Test(
    "the line of 0 lies below bars and areas, not half on them",
    arguments: [Line.Kind.bar, .area], [1, 2, 3])
  func zero(type: Line.Kind, scale: CGFloat) throws {
    let shapes = Self.shapes(Self.chart(type), scale: scale)
    let lines = shapes.rectangles.filter { $0.width == 343 && $0.height == 1 && $0.minY < 430 }
    let lowest = try #require(lines.map(\.minY).max())
    let fill = try #require(shapes.others.filter { $0.width > 343 }.map(\.maxY).max())
    #expect(abs(lowest - fill) < 0.01)
  }

  @Test(
    "the thick line of the BestKora style begins with the line at the top", arguments: [1, 2, 3])
  func bestKoraAxis(scale: CGFloat) throws {
    let rectangles = Self.shapes(Self.chart(.line), style: .bestKora, scale: scale).rectangles
    let axis = try #require(rectangles.first { $0.width == 2 && $0.height > 100 })
    let lines = rectangles.filter { $0.width == 343 && $0.height == 1 }
    let top = try #require(lines.map(\.minY).min())
    #expect(abs(axis.minY - top) <= 0.5 / scale)
  }
}
