import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Shadows of the styles of marks, and clips of points and rules")
struct MarkShadowTests {
  private func groups<Content: ChartContent>(
    _ styles: KeyValuePairs<String, AnyShapeStyle> = [:],
    @ChartContentBuilder _ content: @escaping () -> Content
  ) -> [DrawGroup] {
    func groups(_ list: DrawList) -> [DrawGroup] {
      list.commands.flatMap { command -> [DrawGroup] in
        guard case .group(let group) = command else { return [] }
        return [group] + groups(group.contents)
      }
    }
    let chart = Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden)
      .chartLegend(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    return groups(
      Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
        if styles.isEmpty { chart } else { chart.chartForegroundStyleScale(styles) }
      }.drawList())
  }

  private static let style = AnyShapeStyle(.blue.shadow(.drop(radius: 3, y: 2)))

  /// The number of shadows that some marks cast, all of which have the style of the tests.
  private func shadows(_ groups: [DrawGroup]) -> Int {
    let filters = groups.compactMap(\.filter)
    for filter in filters {
      guard case .shadow(_, 3, CGPoint(x: 0, y: 2)) = filter else {
        Issue.record("another filter: \(filter)")
        continue
      }
    }
    return filters.count
  }

  enum Kind: CaseIterable {
    case bar, rectangle, point, rule, sector, line, area

    @ChartContentBuilder func mark(_ index: Int) -> some ChartContent {
      let (x, y) = (PlottableValue.value("x", index), PlottableValue.value("y", index + 1))
      switch self {
      case .bar: BarMark(x: x, y: y, width: 5)
      case .rectangle: RectangleMark(x: x, y: y, width: 5, height: 5)
      case .point: PointMark(x: x, y: y)
      case .rule: RuleMark(x: x)
      case .sector: SectorMark(angle: y)
      case .line: LineMark(x: x, y: y)
      case .area: AreaMark(x: x, y: y)
      }
    }

    /// The number of shadows of four marks.
    var shadows: Int { self == .line || self == .area ? 1 : 4 }
  }

  @Test("each mark, line or area casts the shadow of its style", arguments: Kind.allCases)
  func kinds(kind: Kind) {
    let style = Self.style
    let found = groups {
      ForEach(0..<4, id: \.self) { kind.mark($0).foregroundStyle(style) }
    }
    #expect(shadows(found) == kind.shadows)
    #expect(shadows(groups { ForEach(0..<4, id: \.self) { kind.mark($0) } }) == 0)
  }

  @Test("only the marks of a value whose style has a shadow cast it", arguments: Kind.allCases)
  func byValue(kind: Kind) {
    let found = groups(["a": Self.style, "b": AnyShapeStyle(.red)]) {
      ForEach(0..<8, id: \.self) { index in
        kind.mark(index).foregroundStyle(by: .value("s", index % 2 == 0 ? "a" : "b"))
      }
    }
    #expect(shadows(found) == kind.shadows)
  }

  @Test("many marks of one style cast one shadow")
  func manyMarks() {
    let style = Self.style
    for kind in [Kind.point, .bar, .rule] {
      let found = groups {
        ForEach(0..<600, id: \.self) { kind.mark($0 % 10).foregroundStyle(style) }
      }
      #expect(shadows(found) == 1)
    }
  }

  @Test("a line with symbols casts one shadow")
  func symbols() {
    let style = Self.style
    let found = groups {
      ForEach(0..<4, id: \.self) { Kind.line.mark($0).symbol(.square).foregroundStyle(style) }
    }
    #expect(shadows(found) == 1)
  }

  @Test("points are clipped in the boxes of their symbols, and rules in the width of their lines")
  func clips() {
    func clips<Content: ChartContent>(
      @ChartContentBuilder _ content: @escaping () -> Content
    ) -> [CGRect] {
      groups([:], content).compactMap { $0.clip?.path.boundingRect }
    }
    let points = clips {
      ForEach([2, 6], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 5)).symbol(.square)
          .symbolSize(CGSize(width: 8, height: 8)).clipShape(Circle())
      }
    }
    #expect(
      points.map(rounded) == [
        CGRect(x: 16, y: 46, width: 8, height: 8), CGRect(x: 56, y: 46, width: 8, height: 8),
      ])
    let rules = clips {
      RuleMark(y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: 4)).clipShape(Capsule())
      RuleMark(xStart: .value("x", 1), xEnd: .value("x", 1), y: .value("y", 5))
      RuleMark(x: .value("x", 3), yStart: .value("y", 2), yEnd: .value("y", 6))
        .lineStyle(StrokeStyle(lineWidth: 6)).clipShape(Capsule())
    }
    #expect(
      rules.map(rounded) == [
        CGRect(x: 0, y: 48, width: 100, height: 4), CGRect(x: 27, y: 40, width: 6, height: 40),
      ])
  }

  private func rounded(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
      height: round(rect.height))
  }

  @Test("a mask applies to points, rules and lines", arguments: [Kind.point, .rule, .line])
  func masks(kind: Kind) {
    let found = groups {
      Plot { ForEach(0..<4, id: \.self) { kind.mark($0) } }
        .mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 5)) }
    }
    #expect(found.filter { $0.mask != nil && !$0.contents.isEmpty }.count == 1)
  }
}
