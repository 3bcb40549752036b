import Foundation

/// A view that shows a stack of views, as `NavigationStack` does, or columns, as `NavigationSplitView` does.
///
/// One view is the bottom of a stack. Of two or three views, the first one is the sidebar and the last one the detail.
/// In a width of at least 700 points, they are side by side, and a link shows its view in the next column. In less, and
/// in the style `stack`, the first view is the bottom of a stack, and the others are not displayed.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
public struct NavigationView<Content: View> {
  private let content: Content
  @Environment(\.stacksNavigationViews) private var isStack

  /// Creates a stack, or columns.
  ///
  /// - Parameter content: The view at the bottom of the stack, or the columns. A view after the third is ignored.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(*, deprecated)
extension NavigationView: View {
  /// The visible view with its bar, or the columns.
  @ViewBuilder
  public var body: some View {
    let views = SubviewsCollection(of: content).prefix(3)
    if let columns = SplitColumns(views) {
      GeometryReader { proxy in
        if proxy.size.width >= SplitMetrics.leastWidth, !isStack {
          SplitColumnsView(columns: columns, visibility: nil)
        } else {
          NavigationLevels(root: columns.sidebar, path: nil)
        }
      }
    } else {
      NavigationLevels(root: content, path: nil)
    }
  }
}

extension SplitColumns {
  /// Creates the columns of two or three views; `nil` for fewer.
  fileprivate init?(_ views: SubviewsCollectionSlice) {
    guard views.count > 1, let first = views.first, let last = views.last else { return nil }
    if views.count == 2 {
      self.init(sidebar: first, detail: last)
    } else {
      self.init(sidebar: first, content: views[views.startIndex + 1], detail: last)
    }
  }
}

private enum StacksNavigationViewsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether navigation views are stacks in every width.
  fileprivate var stacksNavigationViews: Bool {
    get { self[StacksNavigationViewsKey.self] }
    set { self[StacksNavigationViewsKey.self] = newValue }
  }
}

/// A style of navigation views.
public protocol NavigationViewStyle {}

/// The style of a stack.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of columns; the iOS 13 form.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style that suits the width.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style of a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style of columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that suits the width.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension View {
  /// Sets the style of navigation views.
  ///
  /// In the style `stack`, a navigation view displays only the first of its views. All other styles are the same:
  /// several views are columns in a width of at least 700 points.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.stacksNavigationViews, style is StackNavigationViewStyle)
  }
}
