import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum LazyCases {
  static let all: [SemanticCase] = [
    SemanticCase(
      "a removed row fades out while those below move up", "2.6 [D]", "b a c | c 0 15 100×10"
    ) {
      let stage = stage(width: 100, height: 100) {
        Shortening(names: ["a", "b", "c"])
      }
      _ = stage.drawList()
      stage.tap("a")
      stage.advance(to: 0.5)
      return "\(stage.strings) | \(stage.frames("c"))"
    },
    SemanticCase("rows are drawn by zIndex", "1.3 [D]", "b a") {
      stage(width: 100, height: 100) {
        ScrollView {
          LazyVStack {
            Text("a").zIndex(1)
            Text("b")
          }
        }
      }
      .strings
    },
    SemanticCase("an animated scrollTo moves over time", "2.4 [D]", "a 0 0 10×10 | a 0 -45 10×10") {
      let stage = stage(width: 10, height: 10) { ScrollingTo(isAnimated: true) }
      _ = stage.drawList()
      stage.tap("a")
      let first = stage.frames("a")
      stage.advance(to: 0.5)
      return first + " | " + stage.frames("a")
    },
    SemanticCase("scrollTo without an animation jumps", "memory", "a 0 -90 10×10") {
      let stage = stage(width: 10, height: 10) { ScrollingTo(isAnimated: false) }
      _ = stage.drawList()
      stage.tap("a")
      return stage.frames("a")
    },
    SemanticCase("a stack in a scroll view makes all rows", "1.2 [F~]", "100") {
      "\(made(scrolling: 0) { log in VStack(spacing: 0) { rows(log) } }.count)"
    },
    SemanticCase("a lazy stack makes the visible rows only", "1.2 [F~]", "few") {
      made(scrolling: 0) { log in LazyVStack(spacing: 0) { rows(log) } }.count < 20 ? "few" : "many"
    },
    SemanticCase("the visible rows appear in their order", "2.1", "0 1 2 3 4") {
      made(scrolling: 0) { log in LazyVStack(spacing: 0) { rows(log) } }.prefix(5)
        .map { "\($0)" }.joined(separator: " ")
    },
    SemanticCase("a row appears when it is scrolled to", "2.1 [F~]", "yes") {
      made(scrolling: 400) { log in LazyVStack(spacing: 0) { rows(log) } }.contains(42)
        ? "yes" : "no"
    },
    SemanticCase("a row that returns appears again", "2.1 [F~ Begemann]", "2") {
      let log = Log<Int>()
      let stage = stage(width: 100, height: 50) {
        ScrollView { LazyVStack(spacing: 0) { rows(log) } }
      }
      _ = stage.drawList()
      for distance in [600, -600] as [CGFloat] {
        stage.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: distance))
        _ = stage.drawList()
      }
      return "\(log.entries.count { $0 == 0 })"
    },
    SemanticCase("a row that returns has kept its state", "2.1 [F~]", "row 1") {
      let stage = stage(width: 100, height: 50) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { row in
              CountingText(label: "row ").frame(height: 20).id("row \(row)")
            }
          }
        }
      }
      stage.tap("row 0")
      for distance in [600, -600] as [CGFloat] {
        stage.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: distance))
        _ = stage.drawList()
      }
      return stage.drawList().strings.first ?? ""
    },
    SemanticCase("a lazy stack takes the offered width", "1.2 [F~]", "a 0 0 100×10") {
      stage(width: 100, height: 50) {
        ScrollView { LazyVStack { Color.red.ten() }.id("a") }
      }
      .frames("a")
    },
    SemanticCase("a lazy row makes the visible columns only", "1.2 [F~]", "few") {
      let log = Log<Int>()
      let stage = stage(width: 50, height: 50) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { row in Color.red.ten().onAppear { log.add(row) } }
          }
        }
      }
      _ = stage.drawList()
      return log.entries.count < 20 ? "few" : "many"
    },
    SemanticCase(
      "adaptive columns share what a fixed one leaves", "1.8 [F objc]",
      "b 78 0 57×10, c 143 0 57×10"
    ) {
      stage(width: 200) {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
          Color.red.frame(height: 10).id("a")
          Color.red.frame(height: 10).id("b")
          Color.red.frame(height: 10).id("c")
        }
      }
      .frames("bc")
    },
    SemanticCase(
      "flexible columns with minimums keep them", "1.8 [P juejin]", "a 0 0 180×10, b 188 0 112×10"
    ) {
      stage(width: 300) {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))]) {
          Color.red.frame(height: 10).id("a")
          Color.red.frame(height: 10).id("b")
        }
      }
      .frames("ab")
    },
    SemanticCase("a row of a grid is as high as its highest cell", "1.8 [D~]", "c 0 38 46×10") {
      stage(width: 100) {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 8) {
          Color.red.frame(height: 10)
          Color.red.frame(height: 30)
          Color.red.frame(height: 10).id("c")
        }
      }
      .frames("c")
    },
    SemanticCase("content narrower than its column is centred", "1.8", "a 20 0 10×10") {
      stage(width: 50) {
        LazyVGrid(columns: [GridItem()]) { Color.red.ten().id("a") }
      }
      .frames("a")
    },
  ]

  private static func rows(_ log: Log<Int>) -> some View {
    ForEach(0..<100, id: \.self) { row in
      Color.red.frame(height: 10).onAppear { log.add(row) }
    }
  }

  /// The rows that have appeared.
  @MainActor
  private static func made<Content: View>(
    scrolling distance: CGFloat, _ content: (Log<Int>) -> Content
  ) -> [Int] {
    let log = Log<Int>()
    let stage = stage(width: 100, height: 50) { ScrollView { content(log) } }
    _ = stage.drawList()
    if distance > 0 {
      stage.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: distance))
      _ = stage.drawList()
    }
    return log.entries
  }
}

/// Rows of which a tap on the first removes the second.
private struct Shortening: View {
  @State var names: [String]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          Text(name).small().frame(maxWidth: .infinity).frame(height: 10).id(name)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { _ = names.remove(at: 1) } }
        }
      }
    }
  }
}

private struct ScrollingTo: View {
  let isAnimated: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.red.ten().id("a").onTapGesture {
            withAnimation(isAnimated ? .linear(duration: 1) : nil) { proxy.scrollTo("end") }
          }
          Color.red.frame(width: 10, height: 80)
          Color.blue.ten().id("end")
        }
      }
    }
  }
}
