import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("overlays and backgrounds made from preferences")
struct PreferenceLayerTests {
  @Test("an overlay shows the combined value in the first draw list, and follows it")
  func overlay() {
    func content(_ names: [String]) -> some View {
      HStack {
        ForEach(names, id: \.self) { Text("x").preference(key: NamesKey.self, value: [$0]) }
      }
      .overlayPreferenceValue(NamesKey.self) { names in
        Text(names.isEmpty ? "none" : names.joined(separator: "+"))
      }
    }
    let stage = stage(width: 100, height: 100) { content(["a", "b"]) }
    #expect(stage.drawList().strings == ["x", "x", "a+b"])
    stage.update { content(["b", "c", "d"]) }
    #expect(stage.drawList().strings == ["x", "x", "x", "b+c+d"])
    stage.update { content([]) }
    #expect(stage.drawList().strings == ["none"])
  }

  @Test("a background is behind, and its own preferences are passed up but not to itself")
  func background() {
    let log = Log<[String]>()
    let stage = stage(width: 100, height: 100) {
      Text("x").preference(key: NamesKey.self, value: ["x"])
        .backgroundPreferenceValue(NamesKey.self, alignment: .topLeading) { names in
          Text("\(names.count)").preference(key: NamesKey.self, value: ["layer"])
        }
        .onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    #expect(stage.drawList().strings == ["1", "x"])
    #expect(log.take() == [["x", "layer"]])
  }

  @Test("an anchor marks the place of a view, also after it has moved", arguments: [0, 7, 30])
  func anchors(offset: CGFloat) {
    func content(_ x: CGFloat) -> some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 10, height: 20)
          .anchorPreference(key: FrameKey.self, value: .bounds) { $0 }
          .padding(.leading, x).padding(.top, 5)
      }
      .frame(width: 80, height: 60, alignment: .topLeading)
      .overlayPreferenceValue(FrameKey.self, alignment: .topLeading) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.blue.frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .id("mark").offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      }
      .padding(10)
    }
    let stage = stage(width: 100, height: 80) { content(3) }
    #expect(stage.frame(of: "mark") == CGRect(13, 15, 10, 20))
    stage.update { content(offset) }
    #expect(stage.frame(of: "mark") == CGRect(10 + offset, 15, 10, 20))
  }

  @Test("anchors of points are relative to their view")
  func points() {
    let log = Log<CGPoint>()
    let stage = stage(width: 100, height: 80) {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: PointsKey.self, value: .bottomTrailing) { [$0] }
        .transformAnchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 1, y: 2))) {
          $0.append($1)
        }
        .padding(.leading, 20)
        .backgroundPreferenceValue(PointsKey.self) { points in
          GeometryReader { proxy in
            let _ = points.forEach { log.add(proxy[$0]) }
            Color.clear
          }
        }
    }
    _ = stage.drawList()
    #expect(log.entries.suffix(2) == [CGPoint(x: 60, y: 20), CGPoint(x: 21, y: 2)])
  }

  @Test("an anchor follows a view that an offset or a scroll view moves")
  func displayedPlace() {
    func content(_ offset: CGFloat) -> some View {
      ScrollView {
        Color.red.frame(height: 300)
          .anchorPreference(key: FrameKey.self, value: .bounds) { $0 }.offset(x: offset)
      }
      .overlayPreferenceValue(FrameKey.self, alignment: .topLeading) { anchor in
        GeometryReader { proxy in
          if let anchor { Color.blue.id("mark").padding(.leading, max(proxy[anchor].minX, 0)) }
          if let anchor { Text("\(Int(proxy[anchor].minY))") }
        }
      }
    }
    let stage = stage(width: 100, height: 80) { content(3) }
    #expect(stage.frame(of: "mark")?.minX == 3)
    stage.update { content(9) }
    #expect(stage.frame(of: "mark")?.minX == 9)
    stage.scroll(at: middle, by: CGSize(width: 0, height: 25))
    #expect(stage.drawList().strings == ["-25"])
  }
}

private enum FrameKey: PreferenceKey {
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private enum PointsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}
