import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("PlotDrawing")
struct PlotDrawingTests {
  private func list<Content: View>(@ViewBuilder _ content: () -> Content) -> DrawList {
    Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      content()
    }
    .drawList()
  }

  /// All commands, with those of groups.
  private func commands(_ list: DrawList) -> [DrawCommand] {
    list.commands.flatMap { command -> [DrawCommand] in
      if case .group(let group) = command { commands(group.contents) } else { [command] }
    }
  }

  @Test("bars at numbers have one width, also if their styles differ")
  func oneWidth() {
    let fills = list {
      Chart(0..<20, id: \.self) { index in
        BarMark(x: .value("x", index), y: .value("y", 1))
          .foregroundStyle([3, 4, 11].contains(index) ? Color.green : .red)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    .fills
    #expect(fills.count == 20)
    #expect(Set(fills.map { ($0.width * 100).rounded() }).count == 1)
  }

  @Test("a point of a line without neighbours is a dot on request, wider than the line")
  func isolatedPoints() {
    let values: [Double] = [.nan, 3, .nan, 2, 4, .nan]
    func drawing(hasDots: Bool) -> (dots: [CGSize], points: Int) {
      let all = commands(
        list {
          Chart(values.indices, id: \.self) { index in
            let mark = LineMark(x: .value("x", index), y: .value("y", values[index]))
            if hasDots { mark.isolatedPoints() } else { mark }
          }
          .chartXAxis(.hidden).chartYAxis(.hidden)
        })
      var (dots, points): ([CGSize], Int) = ([], 0)
      for command in all {
        switch command {
        case .fill(let path, _, _): dots.append(path.boundingRect.size)
        case .polyline(let line, _, _): points += line.points.count { $0.y.isFinite }
        default: break
        }
      }
      return (dots, points)
    }
    let (dots, points) = drawing(hasDots: true)
    #expect(dots.count == 1 && points == 2)
    #expect(dots.allSatisfy { abs($0.width - 5) < 0.01 && abs($0.height - 5) < 0.01 })
    let plain = drawing(hasDots: false)
    #expect(plain.dots.isEmpty && plain.points == 3)
  }

  @Test("a line and a rule at the same category of the Y axis coincide")
  func categories() {
    let all = commands(
      list {
        Chart {
          LineMark(x: .value("v", 1), y: .value("n", "first"))
          LineMark(x: .value("v", 2), y: .value("n", "second"))
          RuleMark(y: .value("n", "second")).lineStyle(StrokeStyle(lineWidth: 3))
        }
        .chartXAxis(.hidden)
      })
    var (vertex, rule): (CGFloat?, CGFloat?)
    for command in all {
      switch command {
      case .polyline(let line, _, _): vertex = line.points.last?.y
      case .stroke(let path, let style, _) where style.lineWidth == 3: rule = path.boundingRect.midY
      default: break
      }
    }
    #expect(vertex != nil && vertex == rule)
  }

  /// The outline of an area between 0 and the values 1 and 3, at the positions 0 and 1.
  private func outline(_ method: InterpolationMethod, isVertical: Bool) -> [CGPoint] {
    let all = commands(
      list {
        Chart([(0.0, 1.0), (1, 3)], id: \.0) { row in
          if isVertical {
            AreaMark(
              x: .value("p", row.0), yStart: .value("v", 0), yEnd: .value("v", row.1)
            )
            .interpolationMethod(method)
          } else {
            AreaMark(
              xStart: .value("v", 0), xEnd: .value("v", row.1), y: .value("p", row.0)
            )
            .interpolationMethod(method)
          }
        }
        .chartXScale(domain: isVertical ? 0...1 : 0...3)
        .chartYScale(domain: isVertical ? 0...3 : 0...1)
        .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 200, height: 200)
      })
    var points: [CGPoint] = []
    for case .fill(let path, _, _) in all {
      path.forEach { element in
        switch element {
        case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
        default: break
        }
      }
    }
    return points
  }

  @Test(
    "a horizontal area is the mirror image of a vertical one, in all interpolations",
    arguments: [InterpolationMethod.linear, .stepStart, .stepCenter, .stepEnd, .monotone])
  func horizontalAreas(method: InterpolationMethod) {
    let vertical = outline(method, isVertical: true)
    let horizontal = outline(method, isVertical: false)
    #expect(vertical.count >= 4 && vertical.count == horizontal.count)
    for (first, second) in zip(vertical, horizontal) {
      // The mirror is the diagonal of the square plot, from the bottom left to the top right.
      #expect(abs(first.x - (200 - second.y)) < 1e-9 && abs(200 - first.y - second.x) < 1e-9)
    }
  }

  @Test("values of another type than the domain are not drawn")
  func otherTypes() {
    let bars = list {
      Chart { BarMark(x: .value("n", "a"), y: .value("y", 1)) }
        .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(bars.fills.isEmpty)
    let dates = list {
      Chart { PointMark(x: .value("n", Date(timeIntervalSince1970: 0)), y: .value("y", 1)) }
        .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    for command in commands(dates) {
      guard case .paintedMarks(let marks) = command, marks.count == 0 else {
        Issue.record("\(command)")
        continue
      }
    }
  }
}
