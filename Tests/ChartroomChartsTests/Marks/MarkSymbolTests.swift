import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The symbol `Arrow`, whose unit rectangle has another place.
private struct MovedArrow: ChartSymbolShape {
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0.2, width: 1.2, height: 1.2) }

  func path(in rect: CGRect) -> Path { Arrow().path(in: rect) }
}

/// A symbol of an app: a triangle that points down.
private struct Arrow: ChartSymbolShape {
  var perceptualUnitRect: CGRect { CGRect(x: -0.6, y: -0.6, width: 1.2, height: 1.2) }

  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.midX, y: rect.maxY),
      ])
      $0.closeSubpath()
    }
  }
}

@MainActor
@Suite("Symbols")
struct MarkSymbolTests {
  private func commands<Content: ChartContent>(_ content: Content) -> [DrawCommand] {
    func flat(_ list: DrawList) -> [DrawCommand] {
      list.commands.flatMap { command in
        if case .group(let group) = command { flat(group.contents) } else { [command] }
      }
    }
    return flat(
      Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
        Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
          .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      }.drawList())
  }

  private var point: PointMark { PointMark(x: .value("x", 5), y: .value("y", 5)) }

  @Test(
    "the line of a hollow symbol is inside of the box of the filled one", arguments: [1.0, 2, 4])
  func hollow(width: CGFloat) {
    let drawn = commands(
      point.symbol(.square.strokeBorder(lineWidth: width)).symbolSize(CGSize(width: 20, height: 12))
    )
    guard case .stroke(let path, let style, _)? = drawn.last else {
      Issue.record("no line")
      return
    }
    #expect(style.lineWidth == width)
    #expect(
      path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
        == CGRect(x: 40, y: 44, width: 20, height: 12))
  }

  @Test("a symbol is at its data point, wherever its unit rectangle lies")
  func place() {
    #expect(
      commands(point.symbol(MovedArrow()).symbolSize(100))
        == commands(point.symbol(Arrow()).symbolSize(100)))
  }

  @Test("symbols of an app and type-erased ones have the size that they ask for")
  func custom() {
    for drawn in [
      commands(point.symbol(Arrow()).symbolSize(100)),
      commands(point.symbol(AnyChartSymbolShape(Arrow())).symbolSize(100)),
    ] {
      guard case .paintedMarks(let marks)? = drawn.last else {
        Issue.record("no symbol")
        return
      }
      #expect(marks.boundingRect == CGRect(x: 44, y: 44, width: 12, height: 12))
    }
  }

  @Test("the scale of symbols takes pairs, lists and functions, also of type-erased shapes")
  func scales() {
    func corners(_ change: (AnyView) -> AnyView) -> [Int] {
      let chart = Chart(["a", "b", "c"], id: \.self) { name in
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(by: .value("Name", name))
      }
      let list = Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
        change(AnyView(chart.chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)))
      }.drawList()
      func visit(_ list: DrawList) -> [Int] {
        list.commands.flatMap { command -> [Int] in
          switch command {
          case .paintedMarks(let marks):
            var count = 0
            marks.shape.forEach { if case .line = $0 { count += 1 } }
            return [count]
          case .group(let group): return visit(group.contents)
          default: return []
          }
        }
      }
      return visit(list)
    }
    let usual = corners { $0 }
    let (circle, square, triangle) = (usual[0], usual[1], usual[2])
    #expect(Set(usual).count == 3)
    #expect(
      corners { AnyView($0.chartSymbolScale(["c": .circle, "a": .square])) }
        == [square, triangle, circle])
    #expect(
      corners { AnyView($0.chartSymbolScale(range: [.square, .circle])) }
        == [square, circle, square])
    #expect(
      corners { AnyView($0.chartSymbolScale(domain: ["b", "a", "c"])) }
        == [square, circle, triangle])
    #expect(
      corners {
        AnyView(
          $0.chartSymbolScale(
            domain: ["b", "a"], range: [AnyChartSymbolShape(.square), AnyChartSymbolShape(Arrow())])
        )
      } == [triangle, square, square])
    #expect(
      corners {
        AnyView(
          $0.chartSymbolScale { (name: String) -> BasicChartSymbolShape in
            name == "b" ? .square : .circle
          })
      } == [circle, square, circle])
  }

  @Test("a hollow symbol is a ring as a view, too")
  func ring() {
    let ring = Circle().strokeBorder(lineWidth: 8)
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(path.contains(CGPoint(x: 4, y: 20)) && path.contains(CGPoint(x: 20, y: 36)))
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && !path.contains(CGPoint(x: 10, y: 20)))
    #expect(
      Circle().strokeBorder(lineWidth: 0).path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }

  @Test("bars at plain numbers have a part of the distance between them")
  func bars() {
    func widths(_ width: MarkDimension) -> [CGFloat] {
      let stage = Stage(
        size: ProposedViewSize(width: 300, height: 200), scale: 2, shaper: BoxShaper()
      ) {
        Chart([0.0, 5, 10], id: \.self) {
          BarMark(x: .value("x", $0), y: .value("y", 1), width: width)
        }
        .chartXScale(domain: -5...15).chartXAxis(.hidden).chartYAxis(.hidden)
      }
      return stage.drawList().fills.map(\.width)
    }
    // The distance is 75 points.
    #expect(widths(.ratio(0.6)) == [45, 45, 45])
    #expect(widths(.inset(10)) == [55, 55, 55])
    #expect(widths(.automatic) == [40, 40, 40])
    #expect(widths(20) == [20, 20, 20])
  }
}
