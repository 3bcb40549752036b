import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// An app of the year in which SwiftUI appeared: one `ObservableObject` with an array of chart sets, bindings
/// into it, `ForEach` over its indices, and a list in a `NavigationView` in a `TabView`.
@MainActor
@Suite("An app with chart sets")
struct ChartSetsAppTests {
  private let stages = [
    stage(width: 375, height: 812) { AppSourceSwift5.ChartSetsApp() },
    stage(width: 375, height: 812) { AppSourceSwift6.ChartSetsApp() },
  ]

  @Test("a tap on a check mark changes the picture, the values of the axis and the overview")
  func checkMark() {
    for stage in stages {
      let all = Shown(stage)
      #expect(all.lines(.green) == 2 && all.lines(.red) == 2)
      #expect(all.texts.contains("139"))
      stage.tap("check Joined")
      let one = Shown(stage)
      #expect(one.lines(.green) == 0 && one.lines(.red) == 2)
      #expect(!one.texts.contains("139") && one.texts.contains("33"))
      // The lines of the other series are higher, in the plot and in the overview.
      for (before, after) in zip(all.heights(.red), one.heights(.red)) {
        #expect(after > 3 * before)
      }
      // The other chart set stays as it was.
      #expect(all.lines(.blue) == 2 && all.heights(.blue) == one.heights(.blue))
      stage.tap("check Joined")
      #expect(Shown(stage).texts == all.texts)
    }
    #expect(stages[0].drawList() == stages[1].drawList())
  }

  @Test("a drag of the window shows other days, and values of these days")
  func window() {
    for stage in stages {
      let before = Shown(stage)
      #expect(before.texts.contains("139") && !before.texts.contains("Apr 6"))
      let frame = stage.frame(of: "window 0") ?? .null
      let start = CGPoint(x: frame.midX, y: frame.midY)
      stage.send([
        .down(at: start), .moved(to: CGPoint(x: start.x - 60, y: start.y)),
        .up(at: CGPoint(x: start.x - 60, y: start.y)),
      ])
      let after = Shown(stage)
      #expect(!after.texts.contains("139") && after.texts.contains("Apr 6"))
      #expect(before.heights(.green)[0] != after.heights(.green)[0])
      #expect(before.heights(.green)[1] == after.heights(.green)[1])
    }
  }

  @Test("the tabs share the model")
  func tabs() {
    for stage in stages {
      stage.tap("check Joined")
      let tab = stage.drawList().texts.first { $0.text.request.string == "Strip" }?.frame ?? .null
      stage.send(.tap(at: CGPoint(x: tab.midX, y: tab.midY)))
      let strip = Shown(stage)
      #expect(!strip.texts.contains("Statistics"))
      #expect(strip.lines(.green) == 0 && strip.lines(.red) == 2)
    }
  }
}

/// The drawn texts and lines of the chart sets on a stage.
@MainActor
private struct Shown {
  let texts: [String]
  private var strokes: [(paint: Paint, height: CGFloat)] = []

  init(_ stage: Stage) {
    let list = stage.drawList()
    texts = list.strings
    visit(list)
  }

  /// The number of lines in a colour.
  func lines(_ color: Color) -> Int { heights(color).count }

  /// The heights of the lines in a colour, from back to front.
  func heights(_ color: Color) -> [CGFloat] {
    let paint = Paint.color(color.resolve(in: EnvironmentValues()))
    return strokes.filter { $0.paint == paint && $0.height > 4 }.map(\.height)
  }

  private mutating func visit(_ list: DrawList) {
    for command in list.commands {
      switch command {
      case .stroke(let path, let style, let paint) where style.lineJoin == .round:
        strokes.append((paint, path.boundingRect.height))
      case .group(let group): visit(group.contents)
      case .fill, .stroke, .polyline, .marks, .rectangles, .paintedMarks, .text, .image: break
      }
    }
  }
}
