import Foundation
import SwiftUI
import TestSupport
import Testing

/// Settings that a test makes outside of stages belong to the process, so that it resets them before it suspends.
@MainActor
@Suite("The look of views of UIKit")
struct UIAppearanceTests {
  @Test("the tab bar can be hidden, and its space belongs to the tab")
  func tabBar() {
    func tab() -> Stage {
      stage(width: 100, height: 200) {
        TabView {
          Text("a").frame(maxHeight: .infinity).id("tab").tabItem { Text("A") }
        }
      }
    }
    defer { UITabBar.appearance().isHidden = false }
    UITabBar.appearance().isHidden = true
    let hidden = tab()
    #expect(hidden.frame(of: "tab")?.height == 200 && hidden.drawList().strings == ["a"])
    UITabBar.appearance().isHidden = false
    let shown = tab()
    #expect(shown.frame(of: "tab")?.height == 151 && shown.drawList().strings == ["a", "A"])
  }

  private struct HidingTabs: View {
    init() { UITabBar.appearance().isHidden = true }

    var body: some View { Tabs() }
  }

  private struct Tabs: View {
    var body: some View { TabView { Text("a").tabItem { Text("A") } } }
  }

  @Test("a look that a view sets counts in its stage only")
  func ownStage() {
    let other = stage(width: 100, height: 200) { Tabs() }
    let hiding = stage(width: 100, height: 200) { HidingTabs() }
    #expect(hiding.drawList().strings == ["a"])
    #expect(other.drawList().strings == ["a", "A"])
    #expect(stage(width: 100, height: 200) { Tabs() }.drawList().strings == ["a", "A"])
    #expect(!UITabBar.appearance().isHidden)
  }

  @Test("a look that is set outside of stages counts for those that are made afterwards")
  func laterStages() {
    let earlier = stage(width: 100, height: 200) { Color.clear }
    UITabBar.appearance().isHidden = true
    let later = stage(width: 100, height: 200) { Color.clear }
    UITabBar.appearance().isHidden = false
    earlier.update { Tabs() }
    later.update { Tabs() }
    #expect(earlier.drawList().strings == ["a", "A"])
    #expect(later.drawList().strings == ["a"])
  }

  @Test("the look of a bar is copied with its settings")
  func copies() throws {
    let look = UINavigationBarAppearance()
    #expect(look.backgroundColor == nil && look.shadowColor != nil)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.shadowColor == nil)
    let colour = UIColor.systemIndigo
    look.backgroundColor = colour
    look.titleTextAttributes = [.foregroundColor: colour]
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    look.configureWithOpaqueBackground()
    #expect(copy.backgroundColor === colour && copy.shadowColor == nil)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor === colour)
    #expect(UINavigationBarAppearance(barAppearance: copy).titleTextAttributes.count == 1)
  }

  @Test("the dots of pages have the colours of the page control")
  func dots() {
    func colors() -> [String] {
      let stage = stage(width: 100, height: 200) {
        TabView {
          Color.clear
          Color.clear
        }
        .tabViewStyle(.page)
      }
      return stage.drawList().fillColors.filter { $0.opacity > 0 }.map { String($0.hex.prefix(7)) }
    }
    let look = UIPageControl.appearance()
    defer { (look.currentPageIndicatorTintColor, look.pageIndicatorTintColor) = (nil, nil) }
    #expect(colors() == ["#FFFFFF", "#FFFFFF"])
    look.currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(colors() == ["#FF0000", "#FFFFFF"])
    look.pageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(colors() == ["#FF0000", "#0000FF"])
  }

  @Test("segments have the tint and the title attributes of the segmented control")
  func segments() {
    func picker() -> DrawList {
      stage(width: 300, height: 32) {
        Picker("a", selection: .constant(0)) {
          Text("one").tag(0)
          Text("two").tag(1)
        }
        .pickerStyle(.segmented)
      }
      .drawList()
    }
    let look = UISegmentedControl.appearance()
    defer {
      look.selectedSegmentTintColor = nil
      for state in [UISegmentedControl.State.normal, .selected] {
        look.setTitleTextAttributes(nil, for: state)
      }
    }
    func count(_ color: String) -> Int { picker().colors.filter { $0 == color }.count }
    #expect(count("#FF0000") == 0 && count("#00FF00") == 0 && count("#0000FF") == 0)
    look.selectedSegmentTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(count("#FF0000") == 1)
    look.setTitleTextAttributes(
      [
        .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        .font: UIFont.systemFont(ofSize: 20),
      ], for: .normal)
    #expect(count("#00FF00") == 2)
    #expect(picker().texts.map(\.text.request.font.size) == [20, 20])
    look.setTitleTextAttributes(
      [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)], for: .selected)
    #expect(count("#00FF00") == 1 && count("#0000FF") == 1)
    #expect(picker().texts.map(\.text.request.font.size) == [20, 20])
  }

  @Test("every class has a look of its own, and containers have others")
  func looks() {
    let colour = UIColor.systemIndigo
    defer { UITableView.appearance().backgroundColor = nil }
    UITableView.appearance().backgroundColor = colour
    #expect(UITableView.appearance() === UITableView.appearance())
    #expect(UITableView.appearance().backgroundColor == colour)
    #expect(UIScrollView.appearance().backgroundColor == nil)
    let inside = UITableView.appearance(whenContainedInInstancesOf: [UISearchBar.self])
    #expect(inside !== UITableView.appearance())
    #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
  }
}
