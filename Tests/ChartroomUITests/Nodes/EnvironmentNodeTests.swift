import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("Environment nodes")
struct EnvironmentNodeTests {
  @Test("a value that nobody reads evaluates nothing")
  func unread() {
    #expect(bodies { $0.indent = 5 } == 0)
  }

  @Test("a value evaluates the views that read it, and nothing else")
  func read() {
    #expect(bodies { $0.spacing = 5 } == 3)
  }

  @Test("a new value reaches the drawing of all leaves")
  func leaves() {
    let model = Settings()
    let stage = stage(width: 100, height: 100) { Root(model: model) }
    _ = stage.drawList()
    model.direction = .rightToLeft
    let kept = stage.drawList()
    let new = ChartroomUITests.stage(width: 100, height: 100) { Root(model: model) }
    #expect(kept == new.drawList())
    #expect(stage.layoutFrames().map(\.frame) == new.layoutFrames().map(\.frame))
  }

  /// Returns the number of bodies, except that of the root, which a change evaluates.
  private func bodies(_ change: (Settings) -> Void) -> Int {
    let model = Settings()
    let stage = stage(width: 100, height: 100) { Root(model: model) }
    _ = stage.drawList()
    let before = stage.counts.bodies
    change(model)
    _ = stage.drawList()
    return stage.counts.bodies - before - 1
  }
}

@Observable
@MainActor
private final class Settings {
  var indent: CGFloat = 0
  var spacing: CGFloat = 0
  var direction = LayoutDirection.leftToRight
}

private struct IndentKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  fileprivate var indent: CGFloat {
    get { self[IndentKey.self] }
    set { self[IndentKey.self] = newValue }
  }
}

/// Sets the environment above rows of every kind of container.
private struct Root: View {
  let model: Settings

  var body: some View {
    Rows()
      .environment(\.indent, model.indent)
      .environment(\.lineSpacing, model.spacing)
      .environment(\.layoutDirection, model.direction)
  }
}

private struct Rows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<3) { index in
        HStack(spacing: 0) {
          Plain(title: "row")
          Spaced()
          if index >= 0 { Plain(title: "if") }
        }
      }
      GeometryReader { proxy in
        Plain(title: "width").frame(width: proxy.size.width / 2)
      }
      .background { Plain(title: "back") }
      ViewThatFits {
        Plain(title: "fits")
        Plain(title: "fits not")
      }
      Group { AnyView(Plain(title: "any")) }.id(1)
    }
  }
}

private struct Plain: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Spaced: View {
  @Environment(\.lineSpacing) private var spacing
  var body: some View { Text("\(Int(spacing))") }
}
