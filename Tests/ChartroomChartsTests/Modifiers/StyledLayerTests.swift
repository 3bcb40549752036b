import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Layers of marks that views modify")
struct StyledLayerTests {
  private func list<Content: ChartContent>(
    _ direction: LayoutDirection = .leftToRight,
    @ChartContentBuilder _ content: @escaping () -> Content
  ) -> DrawList {
    Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
      Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .environment(\.layoutDirection, direction)
    }.drawList()
  }

  private func bar(_ x: Int) -> some ChartContent {
    RectangleMark(
      xStart: .value("x", x), xEnd: .value("x", x + 1), yStart: .value("y", 0),
      yEnd: .value("y", 5))
  }

  /// The positions on the X axis of the filled rectangles, in drawing order.
  private func places(_ list: DrawList) -> [Int] { list.fills.map { Int($0.minX.rounded()) / 10 } }

  /// All groups, from the outermost one.
  private func groups(_ list: DrawList) -> [DrawGroup] {
    list.commands.flatMap { command -> [DrawGroup] in
      guard case .group(let group) = command else { return [] }
      return [group] + groups(group.contents)
    }
  }

  @Test("a layer is drawn at its place in the order of the data and of the indices")
  func order() {
    let drawn = list {
      bar(0)
      bar(1).compositingLayer { $0.blur(radius: 2) }
      bar(2)
      bar(3).compositingLayer { $0.opacity(0.5) }.zIndex(-1)
      bar(4).zIndex(-2)
      bar(5).compositingLayer { $0 }.zIndex(1)
      bar(6)
    }
    #expect(places(drawn) == [4, 3, 0, 1, 2, 6, 5])
  }

  @Test("the modifiers of views apply to the whole layer and to nothing else")
  func style() throws {
    let drawn = list {
      bar(0)
      Plot {
        bar(1)
        bar(2)
      }
      .compositingLayer { $0.blur(radius: 3) }
      bar(3)
    }
    let blurred = groups(drawn).filter { $0.filter == .blur(radius: 3) }
    #expect(blurred.count == 1)
    #expect(places(try #require(blurred.first).contents) == [1, 2])
    #expect(drawn.fills.count == 4)
  }

  @Test("a placeholder without modifiers, or with other views, keeps the frames of the marks")
  func frames() {
    let plain = list {
      bar(1)
      bar(2)
    }
    let layered = list {
      bar(1)
      bar(2).compositingLayer { placeholder in
        placeholder.background { Color.clear }.frame(width: 300, height: 300)
      }
    }
    #expect(places(plain) == [1, 2])
    // The frame of 300 points is centred on the plot, and the placeholder fills it.
    #expect(layered.fills.first == plain.fills.first)
    #expect(layered.fills.last?.width == 30)
    let unmodified = list {
      bar(1)
      bar(2).compositingLayer { $0 }
    }
    #expect(unmodified.fills == plain.fills)
  }

  @Test("opacity, shadows and blurs outside of the layer apply to the modified layer")
  func effects() throws {
    let drawn = list {
      bar(1).compositingLayer { $0.blur(radius: 1) }
        .opacity(0.5).shadow(color: .red, radius: 4, x: 3)
    }
    let filters = groups(drawn).compactMap(\.filter)
    #expect(
      filters == [
        .shadow(color: Color.red.resolve(in: .light), radius: 4, offset: CGPoint(x: 3, y: 0)),
        .blur(radius: 1),
      ])
    let faded = try #require(groups(drawn).first { $0.opacity == 0.5 })
    #expect(groups(faded.contents).compactMap(\.filter) == [.blur(radius: 1)])
  }

  @Test("the shadow of a layer falls to the same side from right to left as that of its marks")
  func mirrored() {
    func offset(_ list: DrawList, isMirrored: Bool) -> CGFloat {
      for group in groups(list) {
        if case .shadow(_, _, let offset)? = group.filter { return offset.x }
      }
      return .nan
    }
    let view = list(.rightToLeft) {
      bar(1).compositingLayer { $0 }.shadow(radius: 4, x: 3)
    }
    let marks = list(.rightToLeft) { bar(1).compositingLayer().shadow(radius: 4, x: 3) }
    // The group of the second one is mirrored as a whole.
    #expect(offset(view, isMirrored: false) == -3 && offset(marks, isMirrored: true) == 3)
  }

  @Test("layers can lie in layers and in masks, and can be masked")
  func nested() throws {
    let drawn = list {
      Plot {
        bar(1)
        bar(2).compositingLayer { $0.blur(radius: 2) }
        bar(3)
      }
      .compositingLayer().opacity(0.25)
      Plot {
        bar(4)
        bar(5).compositingLayer { $0.blur(radius: 5) }
      }
      .compositingLayer { $0.blur(radius: 4) }
      bar(6).mask {
        bar(7).compositingLayer { $0.blur(radius: 7) }
      }
      bar(8).compositingLayer { $0.blur(radius: 8) }.mask { bar(9) }
    }
    #expect(places(drawn) == [1, 2, 3, 4, 5, 6, 8])
    let whole = try #require(groups(drawn).first { $0.opacity == 0.25 })
    #expect(places(whole.contents) == [1, 2, 3])
    #expect(groups(whole.contents).compactMap(\.filter) == [.blur(radius: 2)])
    let outer = try #require(groups(drawn).first { $0.filter == .blur(radius: 4) })
    #expect(places(outer.contents) == [4, 5])
    let masked = groups(drawn).filter { $0.mask != nil }
    #expect(masked.map { places($0.contents) } == [[6], [8]])
    #expect(masked.map { places($0.mask ?? DrawList()) } == [[7], [9]])
    #expect(groups(masked[0].mask ?? DrawList()).compactMap(\.filter) == [.blur(radius: 7)])
  }

  @Test("what a view adds to a layer without marks is between the marks before and after it")
  func emptyDecorated() {
    let drawn = list {
      bar(0)
      ForEach(0..<0, id: \.self) { bar($0) }.compositingLayer { $0.background(Color.yellow) }
      bar(1)
    }
    #expect(drawn.fills.map { $0.width.rounded() } == [10, 100, 10])
  }

  @Test("layers without marks at one place keep their order")
  func emptyOrder() {
    func empty(_ color: Color) -> some ChartContent {
      ForEach(0..<0, id: \.self) { bar($0) }.compositingLayer { $0.background(color) }
    }
    let drawn = list {
      empty(.red)
      empty(.yellow)
      bar(1).compositingLayer().opacity(0.5)
    }
    let colors = drawn.commands.flatMap(allCommands).compactMap { command -> Color.Resolved? in
      if case .fill(_, _, .color(let color)) = command { color } else { nil }
    }
    #expect(colors.count == 3)
    #expect(
      colors.prefix(2) == [Color.red.resolve(in: .light), Color.yellow.resolve(in: .light)])
  }

  private func allCommands(_ command: DrawCommand) -> [DrawCommand] {
    if case .group(let group) = command {
      group.contents.commands.flatMap(allCommands)
    } else {
      [command]
    }
  }

  @Test("plain layers can lie in masks of plain marks")
  func plainMask() throws {
    let drawn = list { bar(6).mask { bar(7).compositingLayer().opacity(0.5) } }
    let mask = try #require(groups(drawn).compactMap(\.mask).first)
    #expect(places(mask) == [7] && groups(mask).first?.opacity == 0.5)
  }

  @Test("in a chart that scrolls, the effects of layers end at the plot")
  func scrolled() throws {
    let stage = Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
      Chart {
        bar(0).compositingLayer { $0 }.shadow(radius: 8)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...20)
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
    }
    let all = groups(stage.drawList())
    let shadow = try #require(all.firstIndex { $0.filter != nil })
    let clip = try #require(all.firstIndex { $0.clip != nil })
    #expect(clip < shadow)
    #expect(all[clip].clip?.path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a layer stays while another layer appears before it")
  func renumbered() {
    let data = MotionData(["a": 4])
    let stage = Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
      EvaluatedChart {
        Chart {
          if data.limit > 10 { bar(0).compositingLayer() }
          bar(1).compositingLayer { $0.blur(radius: 2) }
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    #expect(places(stage.drawList()) == [1])
    withAnimation(.linear(duration: 1)) { data.limit = 20 }
    #expect(places(stage.drawList()).contains(1))
    stage.advance(to: 0.5)
    #expect(places(stage.drawList()).sorted() == [0, 1])
  }

  @Test("an empty layer takes no mark from another one")
  func empty() {
    let drawn = list {
      bar(0)
      ForEach(0..<0, id: \.self) { bar($0) }.compositingLayer { $0.blur(radius: 1) }
      bar(1)
      bar(2).compositingLayer { $0.blur(radius: 2) }
    }
    #expect(places(drawn) == [0, 1, 2])
    #expect(groups(drawn).compactMap(\.filter) == [.blur(radius: 2)])
  }
}
