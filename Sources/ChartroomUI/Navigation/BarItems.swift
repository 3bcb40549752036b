public import Foundation
import Graphics

/// The role of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The role that suits the screen.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A toolbar of a navigation stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// A toolbar of a browser.
  public static let browser = ToolbarRole(name: "browser")
  /// A toolbar of an editor.
  public static let editor = ToolbarRole(name: "editor")
}

/// The place of the title in a navigation bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// Whether a large title is in the row of buttons.
  var isInRow = false

  /// The mode of the previous screen.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A title within the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// A large title at the leading end of the bar; with a subtitle, a large title below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large, isInRow: true)
}

nonisolated extension View {
  /// Sets the place of the title in the navigation bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    background(
      BarPreference(shape: NavigationBarShape(mode: mode.mode, isTitleInRow: mode.isInRow)))
  }

  /// Sets the role of the toolbar.
  ///
  /// In the role `editor`, the back button has no title.
  ///
  /// - Note: Unlike in SwiftUI, toolbars of other roles are drawn in the same way.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    background(BarPreference(shape: NavigationBarShape(hidesBackTitle: role == .editor)))
  }

  /// Sets the menu that the title opens while it is in the bar.
  ///
  /// - Note: Unlike in SwiftUI, large titles have no menus.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// Sets the text below the title of the screen.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    background(
      BarPreference(
        bar: NavigationBar(subtitle: subtitle), shape: NavigationBarShape(hasSubtitle: true)))
  }

  /// Sets the text below the title of the screen, whose values are formatted in the locale of the environment.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the text below the title of the screen.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the document of the screen.
  ///
  /// Accepted, and has no effect: documents have no menus.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the views at the leading edge of the navigation bar.
  ///
  /// This is the iOS 13 form of `toolbar(content:)`.
  @available(*, deprecated, message: "Use toolbar(content:).")
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Sets the views at the trailing edge of the navigation bar.
  ///
  /// This is the iOS 13 form of `toolbar(content:)`.
  @available(*, deprecated, message: "Use toolbar(content:).")
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Sets the views at both edges of the navigation bar.
  ///
  /// This is the iOS 13 form of `toolbar(content:)`.
  @available(*, deprecated, message: "Use toolbar(content:).")
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}
