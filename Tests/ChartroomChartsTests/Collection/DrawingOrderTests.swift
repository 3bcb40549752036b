import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The order of bars, lines and points that the elements of a `ForEach` have in common.
@MainActor
@Suite("DrawingOrder")
struct DrawingOrderTests {
  private enum Kind { case bar, line, point }

  /// The kinds of the drawn marks from back to front, consecutive ones once.
  private func kinds(
    @ChartContentBuilder _ content: @escaping (Int) -> some ChartContent
  ) -> [Kind] {
    kinds(of: Chart(0..<4, id: \.self) { content($0) })
  }

  private func kinds(of chart: Chart<some ChartContent>) -> [Kind] {
    marks(of: chart).reduce(into: []) { kinds, kind in
      if kinds.last != kind { kinds.append(kind) }
    }
  }

  /// The kind of each drawn mark from back to front.
  private func marks(of chart: Chart<some ChartContent>) -> [Kind] {
    func kinds(_ list: DrawList) -> [Kind] {
      list.commands.flatMap { command -> [Kind] in
        switch command {
        case .stroke, .polyline: [.line]
        case .fill: [.bar]
        case .paintedMarks: [.point]
        case .group(let group): kinds(group.contents)
        default: []
        }
      }
    }
    let list = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()
    ) {
      chart.chartXAxis(.hidden).chartYAxis(.hidden)
    }
    .drawList()
    return kinds(list)
  }

  private func bar(_ index: Int) -> BarMark {
    BarMark(x: .value("x", "\(index)"), y: .value("y", 4), width: 20)
  }

  private func line(_ index: Int) -> LineMark {
    LineMark(x: .value("x", "\(index)"), y: .value("y", index))
  }

  private func point(_ index: Int) -> PointMark {
    PointMark(x: .value("x", "\(index)"), y: .value("y", index))
  }

  @Test("a line among bars and points is between those of all elements")
  func statements() {
    #expect(
      kinds {
        bar($0)
        line($0)
        point($0)
      } == [.bar, .line, .point])
    #expect(
      kinds {
        line($0)
        bar($0).opacity(0.5)
      } == [.line, .bar])
  }

  @Test("a line of inner elements is in front of the bars of all outer ones")
  func nested() {
    #expect(
      kinds(
        of: Chart(0..<2, id: \.self) { part in
          ForEach(0..<3) { index in
            bar(3 * part + index)
            line(3 * part + index)
          }
        }) == [.bar, .line])
    #expect(
      kinds(
        of: Chart(0..<2, id: \.self) { part in
          bar(part)
          ForEach(0..<3) { line(3 * part + $0) }
        }) == [.bar, .line])
  }

  @Test("marks with equal settings on both sides of a line keep their statements")
  func sides() {
    #expect(
      kinds {
        bar($0)
        line($0)
        bar($0)
      } == [.bar, .line, .bar])
    #expect(
      kinds {
        point($0)
        line($0)
        point($0)
      } == [.point, .line, .point])
  }

  @Test("marks on both sides of a line that few elements have keep their statements")
  func conditions() {
    let bars = Array(repeating: Kind.bar, count: 4)
    #expect(
      marks(
        of: Chart(0..<4, id: \.self) { index in
          bar(index)
          if index < 2 { line(index) }
          bar(index)
        }) == bars + [.line] + bars)
  }

  @Test("a mark behind the elements is in front of their lines")
  func following() {
    #expect(
      kinds(
        of: Chart {
          ForEach(0..<4) { index in
            bar(index)
            if index < 2 { line(index) }
          }
          bar(4)
        }) == [.bar, .line, .bar])
  }

  @Test("layers are drawn where their marks are")
  func layers() {
    #expect(
      kinds {
        bar($0).compositingLayer()
        line($0)
      } == [.bar, .line])
    #expect(
      kinds {
        bar($0)
        line($0)
        point($0).compositingLayer()
      } == [.bar, .line, .point])
  }

  @Test("an index in front of the statements takes effect, as does the order of branches")
  func indices() {
    #expect(
      kinds {
        line($0).zIndex(1)
        bar($0)
      } == [.bar, .line])
    #expect(
      kinds { index in
        if index > 0 { bar(index).opacity(0.5) } else { bar(index) }
        line(index)
      } == [.bar, .line])
  }

  @Test("marks without lines among them are in the order of the data")
  func data() {
    #expect(
      kinds {
        bar($0)
        point($0)
      } == [.bar, .point, .bar, .point, .bar, .point, .bar, .point])
  }
}
