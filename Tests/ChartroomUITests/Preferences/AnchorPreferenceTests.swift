import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Anchor preferences")
struct AnchorPreferenceTests {
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

  @Test("the place of several views is the box around all of them")
  func groups() {
    let stage = stage(width: 100, height: 60) {
      HStack(spacing: 10) {
        Group {
          Color.red.frame(width: 10, height: 20)
          Color.red.frame(width: 10, height: 40)
        }
        .anchorPreference(key: FrameKey.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(FrameKey.self) { Mark(anchor: $0) }
    }
    #expect(stage.frame(of: "mark")?.size == CGSize(width: 30, height: 40))
  }

  @Test("the value follows a new closure, also where the view stays in its place")
  func newClosure() {
    func content(_ inset: CGFloat) -> some View {
      Color.red.frame(width: 20, height: 20)
        .anchorPreference(key: SizesKey.self, value: .bounds) { _ in [inset] }
        .overlayPreferenceValue(SizesKey.self) { Text("\($0)") }
    }
    let stage = stage(width: 100, height: 60) { content(1) }
    #expect(stage.drawList().strings == ["[1.0]"])
    stage.update { content(2) }
    #expect(stage.drawList().strings == ["[2.0]"])
  }

  @Test("a transformation changes the values of descendants, and the default where there are none")
  func transformation() {
    func content<Inner: View>(_ inner: Inner) -> [String] {
      stage(width: 100, height: 60) {
        inner.transformAnchorPreference(key: SizesKey.self, value: .bounds) { sizes, _ in
          sizes.append(7)
        }
        .overlayPreferenceValue(SizesKey.self) { Text("\($0)") }
      }
      .drawList().strings
    }
    #expect(content(Color.red) == ["[7.0]"])
    #expect(content(Color.red.preference(key: SizesKey.self, value: [1])) == ["[1.0, 7.0]"])
  }
}

/// A view over the place of an anchor.
private struct Mark: View {
  let anchor: Anchor<CGRect>?

  var body: some View {
    GeometryReader { proxy in
      if let anchor {
        Color.blue.frame(width: proxy[anchor].width, height: proxy[anchor].height).id("mark")
          .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
      }
    }
  }
}

private enum SizesKey: PreferenceKey {
  static var defaultValue: [CGFloat] { [] }

  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

private enum FrameKey: PreferenceKey {
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
