import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Offsets, layers, masks and clips of marks")
struct MarkEffectsTests {
  private func list<Content: ChartContent>(
    @ChartContentBuilder _ content: @escaping () -> Content
  ) -> DrawList {
    Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
      Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }.drawList()
  }

  /// The filled rectangles, rounded to thousandths.
  private func fills(_ list: DrawList) -> [CGRect] { list.fills.map(rounded) }

  private func rounded(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
      height: round(rect.height))
  }

  /// All groups, from the outermost one.
  private func groups(_ list: DrawList) -> [DrawGroup] {
    list.commands.flatMap { command -> [DrawGroup] in
      guard case .group(let group) = command else { return [] }
      return [group] + groups(group.contents)
    }
  }

  private var rectangle: RectangleMark {
    RectangleMark(
      xStart: .value("x", 2), xEnd: .value("x", 6), yStart: .value("y", 2), yEnd: .value("y", 5))
  }

  @Test("offsets move the ends of marks separately")
  func offsets() {
    let frame = CGRect(x: 20, y: 50, width: 40, height: 30)
    #expect(list { rectangle }.fills == [frame])
    #expect(list { rectangle.offset(x: 3, y: 4) }.fills == [frame.offsetBy(dx: 3, dy: 4)])
    // Y values ascend upwards: the first end is at the bottom.
    #expect(
      list { rectangle.offset(x: 1, yStart: -2, yEnd: -7) }.fills
        == [CGRect(x: 21, y: 43, width: 40, height: 35)])
    #expect(
      list { rectangle.offset(xStart: -5, xEnd: 5, y: 2) }.fills
        == [CGRect(x: 15, y: 52, width: 50, height: 30)])
    #expect(
      list { rectangle.offset(xStart: 1, yEnd: -1).offset(xStart: 1, xEnd: 2, yStart: 3) }.fills
        == [CGRect(x: 22, y: 49, width: 40, height: 34)])
    let point = list {
      PointMark(x: .value("x", 5), y: .value("y", 5)).offset(x: 2, yStart: 3, yEnd: 3)
    }
    guard case .paintedMarks(let marks)? = commands(point).last else {
      Issue.record("no point")
      return
    }
    #expect(marks.positions == [CGPoint(x: 52, y: 53)])
  }

  private func commands(_ list: DrawList) -> [DrawCommand] {
    list.commands.flatMap { command in
      if case .group(let group) = command { commands(group.contents) } else { [command] }
    }
  }

  @Test("a bar can have a stack below its offset, and an area moves its edges")
  func stackedOffsets() {
    let bar = list {
      BarMark(x: .value("x", 5), y: .value("y", 5), width: 10).offset(yStart: -10)
    }
    #expect(bar.fills == [CGRect(x: 45, y: 50, width: 10, height: 40)])
    let area = list {
      ForEach(0..<11, id: \.self) {
        AreaMark(x: .value("x", $0), y: .value("y", 5)).offset(yStart: -20, yEnd: -10)
      }
    }
    #expect(area.fills == [CGRect(x: 0, y: 40, width: 100, height: 40)])
  }

  @Test("opacity applies to a compositing layer as a whole")
  func layer() throws {
    let drawn = list {
      rectangle
      Plot {
        rectangle
        rectangle.opacity(0.5)
      }
      .compositingLayer().opacity(0.25)
      rectangle
    }
    let layer = try #require(groups(drawn).first { $0.opacity < 1 })
    #expect(layer.opacity == 0.25 && layer.contents.fills.count == 2)
    #expect(drawn.fills.count == 4)
    func opacities(_ list: DrawList) -> [Float] {
      list.commands.flatMap { command -> [Float] in
        switch command {
        case .fill(_, _, .color(let color)): [color.opacity]
        case .group(let group): opacities(group.contents)
        default: []
        }
      }
    }
    // Between the other two, in the order of the data.
    #expect(opacities(drawn) == [1, 1, 0.5, 1])
  }

  @Test("a mask has the marks of its content, which are not drawn themselves")
  func mask() throws {
    let drawn = list {
      rectangle.mask {
        BarMark(x: .value("x", 5), y: .value("y", 4), width: 10)
      }
      BarMark(x: .value("x", 5), y: .value("y", 4), width: 10)
    }
    let mask = try #require(groups(drawn).compactMap(\.mask).first)
    let bar = CGRect(x: 45, y: 60, width: 10, height: 40)
    #expect(fills(mask) == [bar])
    // The bar of the mask and that of the chart are not stacked.
    #expect(fills(drawn) == [CGRect(x: 20, y: 50, width: 40, height: 30), bar])
  }

  @Test("a shadow is drawn for marks with equal settings together, and a clip in each frame")
  func shadowAndClip() throws {
    let drawn = list {
      ForEach(0..<5, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", $0 + 1), width: 6)
          .shadow(color: .red, radius: 3, y: 2).clipShape(Capsule())
      }
    }
    let shadows = groups(drawn).compactMap(\.filter)
    #expect(
      shadows == [
        .shadow(color: Color.red.resolve(in: .light), radius: 3, offset: CGPoint(x: 0, y: 2))
      ])
    let clips = groups(drawn).compactMap { $0.clip.map { rounded($0.path.boundingRect) } }
    #expect(clips == fills(drawn) && clips.count == 5)
  }

  @Test(
    "blurs and shadows are applied from the innermost one, and those that change nothing are drawn as well"
  )
  func blur() throws {
    let drawn = list {
      BarMark(x: .value("x", 1), y: .value("y", 1), width: 6).blur(radius: 2).shadow(radius: 3)
        .blur(radius: 1)
    }
    let filters = groups(drawn).compactMap(\.filter)
    #expect(filters.count == 3 && filters.first == .blur(radius: 1))
    #expect(filters.last == .blur(radius: 2))
  }

  @Test("a layer is blurred as a whole")
  func blurredLayer() throws {
    let drawn = list {
      Plot {
        BarMark(x: .value("x", 1), y: .value("y", 1), width: 6).blur(radius: 1)
        BarMark(x: .value("x", 2), y: .value("y", 1), width: 6)
      }
      .compositingLayer().blur(radius: 4)
    }
    let blurs = groups(drawn).filter { $0.filter != nil }
    #expect(blurs.map(\.filter) == [.blur(radius: 4), .blur(radius: 1)])
    #expect(fills(try #require(blurs.first).contents).count == 2)
  }

  @Test("gradients span the mark, or the plot if the app aligns them with it")
  func alignedStyles() {
    func ends(_ aligns: Bool) -> [CGFloat] {
      let drawn = list {
        rectangle.foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        )
        .alignsMarkStylesWithPlotArea(aligns)
      }
      return commands(drawn).flatMap { command -> [CGFloat] in
        guard case .fill(_, _, .linear(_, let start, let end)) = command else { return [] }
        return [start.y, end.y]
      }
    }
    #expect(ends(false) == [50, 80])
    #expect(ends(true) == [0, 100])
  }

  @Test("the style of corners changes the outline of bars and rectangles, but not their frames")
  func corners() {
    func paths(_ style: RoundedCornerStyle) -> [Path] {
      commands(
        list {
          rectangle.cornerRadius(8, style: style)
          BarMark(x: .value("x", 8), y: .value("y", 5), width: 20).cornerRadius(6, style: style)
        }
      ).compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
    }
    let (circular, continuous) = (paths(.circular), paths(.continuous))
    #expect(circular.count == 2 && continuous.count == 2)
    for (first, second) in zip(circular, continuous) {
      #expect(first != second && first.boundingRect == second.boundingRect)
    }
  }

  @Test("effects and descriptions of 1000 marks make no more batches than needed")
  func batches() {
    let model = ChartModel(
      ForEach(0..<1000, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", $0))
          .shadow(radius: 2).offset(x: 1, yStart: 2).clipShape(Capsule())
          .accessibilityLabel("Bar \($0)").accessibilityValue("\($0) sold")
      }, in: EnvironmentValues())
    #expect(model.batches.count == 1)
    #expect(model.batches[0].accessibility.count == 1000)
    #expect(model.batches[0].accessibility[7]?.label == "Bar 7")
    #expect(model.batches[0].accessibility[7]?.value == "7 sold")
  }

  @Test("an outer description replaces an inner one, and marks without any store none")
  func descriptions() {
    let model = ChartModel(
      Plot {
        rectangle.accessibilityLabel("inner").accessibilityValue("value")
        rectangle.accessibilityHidden(true)
      }
      .accessibilityLabel("outer").accessibilityIdentifier("id"), in: EnvironmentValues())
    #expect(model.batches[0].accessibility.count == 2)
    #expect(model.batches[0].accessibility[0]?.label == "outer")
    #expect(model.batches[0].accessibility[0]?.value == "value")
    #expect(model.batches[0].accessibility[1]?.isHidden == true)
    #expect(model.batches[0].accessibility[1]?.identifier == "id")
    #expect(ChartModel(rectangle, in: EnvironmentValues()).batches[0].accessibility.isEmpty)
  }

  @Test("values of the texts of descriptions have the format of the locale")
  func localDescriptions() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let model = ChartModel(
      rectangle.accessibilityLabel(Text("\(1_234) a")).accessibilityValue(
        Text(0.5, format: .number)), in: environment)
    #expect(model.batches[0].accessibility[0]?.label == "1.234 a")
    #expect(model.batches[0].accessibility[0]?.value == "0,5")
  }

  @Test("a view is in the middle of each point in place of its symbol")
  func viewSymbols() {
    let drawn = list {
      ForEach([2, 5, 8], id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index))
          .symbol { Color.red.frame(width: 6, height: 6) }
      }
      PointMark(x: .value("x", 4), y: .value("y", 9)).symbol {
        Color.red.frame(width: 4, height: 4)
      }
      BarMark(x: .value("x", 1), y: .value("y", 9)).symbol { Color.red.frame(width: 4, height: 4) }
    }
    let centers = drawn.fills.filter { $0.width <= 6 && $0.height <= 6 }.map {
      CGPoint(x: $0.midX, y: $0.midY)
    }
    #expect(
      centers == [
        CGPoint(x: 20, y: 80), CGPoint(x: 50, y: 50), CGPoint(x: 80, y: 20), CGPoint(x: 40, y: 10),
      ])
  }
}
