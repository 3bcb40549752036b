import Foundation
import SwiftUI
import TestSupport
import Testing

/// The looks are set within the stages, so that they end with these.
@MainActor
@Suite("NavigationBarLook")
struct NavigationBarLookTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func drawn(
    _ mode: NavigationBarItem.TitleDisplayMode = .inline, background: Visibility = .automatic,
    _ setUp: (UINavigationBar) -> Void
  ) -> DrawList {
    stage(width: 200, height: 300) {
      let _ = setUp(UINavigationBar.appearance())
      NavigationStack {
        Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
          .toolbarBackground(background, for: .navigationBar)
          .toolbar { Button("Edit") {} }
      }
    }
    .drawList()
  }

  private func title(_ list: DrawList) -> (size: CGFloat?, line: String) {
    (
      list.texts.first { $0.text.request.string == "Title" }?.text.request.font.size,
      list.description.split(separator: "\n").first { $0.contains("\"Title\"") }.map(String.init)
        ?? ""
    )
  }

  @Test("a bar over the beginning of its content has the background and the line of that look")
  func scrollEdge() {
    let plain = drawn { _ in }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = red
    #expect(drawn { $0.standardAppearance = look } == plain)
    let opaque = drawn { $0.scrollEdgeAppearance = look }.description
    #expect(opaque.contains("fill #FF0000 rect 0,0 200x44"))
    #expect(opaque.contains("fill #3C3C434A rect 0,43 200x1"))
    look.shadowColor = nil
    #expect(!drawn { $0.scrollEdgeAppearance = look }.description.contains("200x1\n"))
    look.configureWithTransparentBackground()
    #expect(drawn { $0.scrollEdgeAppearance = look } == plain)
    look.configureWithDefaultBackground()
    #expect(
      drawn { $0.scrollEdgeAppearance = look }.description.contains(
        "fill #FAFAFAE6 rect 0,0 200x44"))
    #expect(drawn(background: .hidden) { $0.scrollEdgeAppearance = look } == plain)
  }

  @Test("a bar whose background is visible has the standard look, or the tint of bars")
  func standard() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = red
    for change in [
      { (bar: UINavigationBar) in bar.standardAppearance = look },
      { $0.barTintColor = look.backgroundColor },
    ] {
      let bar = drawn(background: .visible, change).description
      #expect(bar.contains("fill #FF0000 rect 0,0 200x44"))
    }
  }

  @Test(
    "titles have the attributes of the look of the bar, or else those of the bar",
    arguments: [true, false])
  func titles(isLarge: Bool) {
    let attributes: [NSAttributedString.Key: Any] = [
      .foregroundColor: red, .font: UIFont.systemFont(ofSize: 19),
    ]
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = isLarge ? [:] : attributes
    look.largeTitleTextAttributes = isLarge ? attributes : [:]
    let changes: [(UINavigationBar) -> Void] = [
      { $0.standardAppearance = look }, { $0.scrollEdgeAppearance = look },
      {
        if isLarge {
          $0.largeTitleTextAttributes = attributes
        } else {
          $0.titleTextAttributes = attributes
        }
      },
    ]
    for change in changes {
      let found = title(drawn(isLarge ? .large : .inline, change))
      #expect(found.size == 19 && found.line.contains("#FF0000"))
      let other = title(drawn(isLarge ? .inline : .large, change))
      #expect(other.size != 19 && !other.line.contains("#FF0000"))
    }
  }

  @Test("the tint colours the buttons of a bar, and its background ends at the safe area")
  func colors() {
    #expect(!drawn { _ in }.colors.contains("#FF0000"))
    #expect(drawn { $0.tintColor = red }.colors.contains("#FF0000"))
    let bar = screen {
      let _ = UINavigationBar.appearance().backgroundColor = red
      NavigationStack { Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    let fills = bar.drawList().description.split(separator: "\n").filter { $0.contains("#FF0000") }
    #expect(fills.count == 1 && fills.first?.hasSuffix(" 100x44") == true)
  }

  @Test("a bar above scrolled content has the standard look")
  func scrolled() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = red
    let edge = UINavigationBarAppearance()
    edge.configureWithTransparentBackground()
    let stage = stage(width: 200, height: 300) {
      let _ = UINavigationBar.appearance().standardAppearance = look
      let _ = UINavigationBar.appearance().scrollEdgeAppearance = edge
      NavigationStack {
        ScrollView { Color.clear.frame(height: 900) }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(!stage.drawList().description.contains("#FF0000"))
    stage.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 50))
    #expect(stage.drawList().description.contains("fill #FF0000 rect 0,0 200x44"))
  }
}
