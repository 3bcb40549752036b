import Graphics

/// The types of the bar of a screen.
public struct NavigationBarItem: Sendable {
  /// The size of the title of a screen.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The size of the title of the screen below; for the root view of a stack, a large title below the bar.
    case automatic
    /// A title in the middle of the bar.
    case inline
    /// A large title below the bar.
    case large
  }
}

nonisolated extension View {
  /// Sets the title of the screen, which the bar of the stack around the view shows.
  public func navigationTitle(_ title: Text) -> some View {
    background(
      BarPreference(
        bar: NavigationBar(title: title), shape: NavigationBarShape(title: title, hasTitle: true)))
  }

  /// Sets the title of the screen, whose values are formatted in the locale of the environment.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen to the current value of a binding.
  ///
  /// - Note: Unlike in SwiftUI, the title cannot be edited.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the size of the title of the screen.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    background(BarPreference(shape: NavigationBarShape(mode: displayMode)))
  }

  /// Sets the title of the screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen and its size.
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)."
  )
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and its size.
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)."
  )
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and its size.
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)."
  )
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets whether the screen has no button that returns to the view below.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    background(BarPreference(shape: NavigationBarShape(hidesBackButton: hidesBackButton)))
  }

  /// Sets whether the screen has no bar.
  @available(*, deprecated, message: "Use toolbar(.hidden, for: .navigationBar).")
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    background(BarPreference(shape: NavigationBarShape(isHidden: hidden)))
  }
}

/// A view that passes parts of the bar to the screen around it.
///
/// It is a background, because a preference of a view would replace those of its subviews.
struct BarPreference {
  var bar = NavigationBar()
  var shape = NavigationBarShape()
  var tabBar = TabBarSettings()
}

extension BarPreference: View {
  var body: some View {
    Color.clear
      .preference(key: NavigationBarKey.self, value: bar)
      .preference(key: NavigationBarShapeKey.self, value: shape)
      .preference(key: TabBarKey.self, value: tabBar)
  }
}
