import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The names of the categories of the Y axis, inside of the plot where there is room, and beside it elsewhere.
@MainActor
@Suite("Names of categories on the Y axis")
struct CategoryNamesTests {
  private func stage(
    height: CGFloat, text: DynamicTypeSize = .large, @ViewBuilder _ chart: () -> some View
  ) -> Stage {
    Stage(
      size: ProposedViewSize(width: 320, height: height), scale: 2, shaper: BoxShaper()
    ) {
      chart().environment(\.dynamicTypeSize, text)
    }
  }

  private func bars(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) {
      BarMark(x: .value("Sum", 20 + $0 % 7), y: .value("Name", "name \($0)"))
    }
  }

  @Test("names above few bars do not lie on them", arguments: [DynamicTypeSize.large, .xxxLarge])
  func inside(text: DynamicTypeSize) throws {
    let list = stage(height: 300, text: text) { bars(4) }.drawList()
    let names = list.texts.filter { $0.text.request.string.hasPrefix("name") }
    #expect(names.count == 4)
    let drawn = list.fills
    #expect(drawn.count == 4)
    for name in names {
      #expect(name.frame.minX < drawn[0].minX + 20, "inside of the plot")
      #expect(!drawn.contains { $0.intersects(name.frame) })
    }
  }

  @Test(
    "names with pictures above bars do not lie on them, and are beside bars without room",
    arguments: [(300, true), (260, true), (150, false)] as [(CGFloat, Bool)])
  func pictures(height: CGFloat, isInside: Bool) throws {
    let list = stage(height: height) {
      bars(4).chartYAxis {
        AxisMarks { value in
          AxisValueLabel {
            HStack { Text(verbatim: "name \(value.index)").frame(height: 32) }
          }
        }
      }
    }.drawList()
    let names = list.texts.filter { $0.text.request.string.hasPrefix("name") }
    let drawn = list.fills
    #expect(drawn.count == 4 && !names.isEmpty)
    for name in names {
      // The text is in the middle of its frame.
      let frame = name.frame.insetBy(dx: 0, dy: (name.frame.height - 32) / 2)
      #expect((frame.minX >= drawn[0].minX) == isInside)
      #expect(!drawn.contains { $0.intersects(frame.insetBy(dx: 0, dy: 0.5)) })
    }
  }

  @Test(
    "names without room are beside the bars, and only as many as fit, each with a grid line",
    arguments: [12, 40, 100, 500])
  func beside(count: Int) throws {
    for text in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      let list = stage(height: 240, text: text) { bars(count) }.drawList()
      let names = list.texts.filter { $0.text.request.string.hasPrefix("name") }
      #expect(!names.isEmpty, "\(text)")
      let plot = try #require(lines(list).map(\.minX).min())
      for name in names { #expect(name.frame.maxX <= plot, "\(text)") }
      for (upper, lower) in zip(names, names.dropFirst()) {
        #expect(!upper.frame.insetBy(dx: 0, dy: 0.5).intersects(lower.frame), "\(text)")
      }
      let numbers = list.texts.filter { !$0.text.request.string.hasPrefix("name") }
      for name in names {
        #expect(!numbers.contains { $0.frame.intersects(name.frame) }, "\(text)")
      }
      #expect(lines(list).count <= names.count + 2, "\(text)")
    }
  }

  @Test(
    "names are beside the plot, too, where a style makes it low, and then bars fill their bands")
  func lowPlot() throws {
    func bars(_ height: CGFloat) throws -> CGFloat {
      let list = stage(height: 300) {
        self.bars(8).chartPlotStyle { $0.frame(height: height) }
      }.drawList()
      let names = list.texts.filter { $0.text.request.string.hasPrefix("name") }
      let fills = list.fills
      #expect(names.count == 8 && fills.count == 8)
      for name in names {
        #expect(!fills.contains { $0.intersects(name.frame.insetBy(dx: 0, dy: 0.5)) }, "\(height)")
      }
      return try #require(fills.first).height / (height / 8)
    }
    // Bars are narrower below names.
    #expect(try bars(160) > bars(260) + 0.2)
  }

  @Test("names at an edge that the app has chosen stay there")
  func chosenEdge() throws {
    let list = stage(height: 120) {
      bars(6).chartYAxis { AxisMarks(position: .trailing) }
    }.drawList()
    let right = try #require(list.fills.map(\.maxX).max())
    let names = list.texts.filter { $0.text.request.string.hasPrefix("name") }
    #expect(!names.isEmpty)
    for name in names { #expect(name.frame.minX >= right) }
  }

  /// The bounds of the horizontal lines of a picture.
  private func lines(_ list: DrawList) -> [CGRect] {
    var lines: [CGRect] = []
    func visit(_ list: DrawList, _ origin: CGPoint) {
      for command in list.commands {
        switch command {
        case .stroke(let path, _, _):
          let rect = path.boundingRect
          if rect.height == 0, rect.width > 50 {
            lines.append(rect.offsetBy(dx: origin.x, dy: origin.y))
          }
        case .group(let group):
          let shift = group.transform
          visit(group.contents, CGPoint(x: origin.x + shift.tx, y: origin.y + shift.ty))
        default: break
        }
      }
    }
    visit(list, .zero)
    return lines
  }

  @Test("the names of cells, which fill their bands, are beside the plot")
  func cells() throws {
    let list = stage(height: 300) {
      Chart(0..<12, id: \.self) {
        RectangleMark(x: .value("Hour", "\($0 % 4)"), y: .value("Day", "day \($0 / 4)"))
      }
    }.drawList()
    let cells = list.fills
    #expect(cells.count == 12)
    let heights = Set(cells.map { ($0.height * 10).rounded() })
    let plot = cells.reduce(CGRect.null) { $0.union($1) }
    #expect(heights.count == 1)
    // Three rows without gaps for names.
    #expect(abs((heights.first ?? 0) / 10 * 3 - plot.height) < 4)
    for name in list.texts where name.text.request.string.hasPrefix("day") {
      #expect(name.frame.minX >= plot.maxX)
    }
  }

  @Test("a legend in large text shows all items while they fit in a smaller size")
  func legend() {
    for text in DynamicTypeSize.allCases {
      let list = stage(height: 240, text: text) {
        Chart(0..<6, id: \.self) {
          BarMark(x: .value("Day", $0), y: .value("Sum", 1 + $0))
            .foregroundStyle(by: .value("City", ["Cupertino", "San Francisco"][$0 % 2]))
        }
      }.drawList()
      #expect(
        list.strings.contains("Cupertino") && list.strings.contains("San Francisco"), "\(text)")
    }
  }

  @Test("the lines at all edges of a plot with a style are inside of it")
  func edges() {
    let list = stage(height: 240) {
      Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...4).chartYScale(domain: 0...4)
        .chartPlotStyle { $0.frame(width: 200, height: 100) }
    }.drawList()
    let rows = lines(list).map(\.minY).sorted()
    // A line of half a point is one pixel of half a point, which begins at its coordinate.
    #expect((rows.last ?? 0) - (rows.first ?? 0) == 99.5)
  }
}

/// Lines in groups, which go through the points of their groups.
@MainActor
@Suite("Lines in groups")
struct GroupedLineTests {
  @Test("a line of a group goes through the points of the group")
  func points() throws {
    let list = Stage(
      size: ProposedViewSize(width: 320, height: 240), scale: 2, shaper: BoxShaper()
    ) {
      Chart(0..<6, id: \.self) { index in
        LineMark(x: .value("Day", ["a", "b", "c"][index / 2]), y: .value("Sum", index))
          .foregroundStyle(by: .value("City", "\(index % 2)"))
          .position(by: .value("City", "\(index % 2)"))
        PointMark(x: .value("Day", ["a", "b", "c"][index / 2]), y: .value("Sum", index))
          .foregroundStyle(by: .value("City", "\(index % 2)"))
          .position(by: .value("City", "\(index % 2)"))
      }
      .chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)
    }.drawList()
    var vertices: [CGPoint] = []
    var centers: [CGPoint] = list.fills.map { CGPoint(x: $0.midX, y: $0.midY) }
    func visit(_ list: DrawList) {
      for command in list.commands {
        switch command {
        case .polyline(let line, _, _): vertices += line.points
        case .paintedMarks(let marks): centers += marks.positions
        case .stroke(let path, _, _):
          path.forEach { element in
            switch element {
            case .move(let point), .line(let point): vertices.append(point)
            default: break
            }
          }
        case .group(let group): visit(group.contents)
        default: break
        }
      }
    }
    visit(list)
    #expect(vertices.count == 6 && centers.count == 6)
    for vertex in vertices {
      #expect(centers.contains { abs($0.x - vertex.x) < 0.01 && abs($0.y - vertex.y) < 0.01 })
    }
  }
}
