public import Foundation
import Graphics

/// The columns of a split view side by side.
struct SplitColumnsView {
  let columns: SplitColumns
  let visibility: Binding<NavigationSplitViewVisibility>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// The views that links in a column have put into the next one, by the index of the latter.
  @State private var replacements: [Int: AnyView] = [:]
  /// The screens of bindings among them.
  @State private var bound: [Int: BoundLevel] = [:]
  @State private var destinations = NavigationDestinations()
}

extension SplitColumnsView: View {
  private var shown: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }

  var body: some View {
    let all = columns.all
    let first = max(all.count - shown.columnCount, 0)
    HStack(spacing: 0) {
      ForEach(all.indices, id: \.self) { index in
        let isLast = index == all.count - 1
        KeptView(
          content: SplitColumn(
            root: replacements[index] ?? all[index].view, isSidebar: index == 0, isLast: isLast,
            next: isLast ? nil : navigator(to: index + 1), destinations: destinations
          )
          .environment(
            \.screenSurroundings,
            ScreenSurroundings(toggleSidebar: index == first ? toggleSidebar : nil)),
          isShown: index >= first)
        if !isLast, index >= first { Divider().ignoresSafeArea() }
      }
    }
  }

  @MainActor
  private func navigator(to index: Int) -> Navigator {
    Navigator(
      push: { replace(index, by: $0) },
      pushValue: {
        replace(
          index, by: AnyView(NavigationDestinationView(value: $0, destinations: destinations)))
      },
      showBound: { levels in
        guard bound[index] != nil || !levels.isEmpty else { return }
        bound[index] = levels.last
        replacements[index] = levels.last.map { AnyView(RelayedContent(view: $0.screen).id($0)) }
      })
  }

  /// Shows a view in a column, and ends the binding whose screen it replaces.
  private func replace(_ index: Int, by view: AnyView) {
    bound.removeValue(forKey: index)?.closing.back()
    replacements[index] = view
  }

  private func toggleSidebar() {
    let count = columns.all.count
    let isShown = shown.columnCount >= count
    let next: NavigationSplitViewVisibility =
      isShown ? (count == 3 ? .doubleColumn : .detailOnly) : .all
    withAnimation {
      if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
    }
  }
}

/// A column beside others.
private struct SplitColumn {
  let root: AnyView
  let isSidebar: Bool
  let isLast: Bool
  /// The actions of links that show views in the next column; `nil` in the last one.
  let next: Navigator?
  let destinations: NavigationDestinations
  @State private var width = SplitColumnWidth()
  @Environment(\.listStyle) private var listStyle
  @Environment(\.horizontalSizeClass) private var sizeClass
}

extension SplitColumn: View {
  var body: some View {
    NavigationLevels(root: root, path: nil, outer: next, shared: destinations)
      .environment(\.isInSplitColumn, !isLast)
      .environment(\.hidesLinkChevrons, !isLast)
      .environment(\.horizontalSizeClass, isLast ? sizeClass : .compact)
      .environment(\.listStyle, isSidebar ? .sidebar : listStyle)
      .frame(width: isLast ? nil : width.length)
      .onPreferenceChange(SplitColumnWidthKey.self) { width = $0 }
      .transformPreference(SplitColumnWidthKey.self) { $0 = SplitColumnWidth() }
  }
}

/// The width of a column that its content requests.
struct SplitColumnWidth: Equatable {
  private let least: CGFloat?
  private let ideal: CGFloat?
  private let most: CGFloat?

  /// Creates a width from lengths in points, of which NaN counts as none.
  init(least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil) {
    func number(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : $0 } }
    self.least = number(least)
    self.ideal = number(ideal)
    self.most = number(most)
  }

  /// The width, in points.
  var length: CGFloat {
    max(min(ideal ?? SplitMetrics.columnWidth, most ?? .infinity), least ?? 0, 0)
  }
}

enum SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth { SplitColumnWidth() }

  static func reduce(value: inout SplitColumnWidth, nextValue: () -> SplitColumnWidth) {
    if value == SplitColumnWidth() { value = nextValue() }
  }
}

nonisolated extension View {
  /// Sets the width of the column of a split view that contains the view, in points.
  ///
  /// The last column takes the remaining width. In a narrow split view, the modifier has no effect.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    background(
      Color.clear.preference(
        key: SplitColumnWidthKey.self, value: SplitColumnWidth(ideal: width)))
  }

  /// Sets the width of the column of a split view that contains the view, in points.
  ///
  /// The column has its ideal width, between the least and the most, and is not resizable. The last column
  /// takes the remaining width. In a narrow split view, the modifier has no effect.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    background(
      Color.clear.preference(
        key: SplitColumnWidthKey.self,
        value: SplitColumnWidth(least: min, ideal: ideal, most: max)))
  }

  /// Leaves the split views in the view as they are.
  ///
  /// - Note: Unlike in SwiftUI, columns are side by side in every style.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View { self }
}

/// The appearance of split views.
public protocol NavigationSplitViewStyle: Sendable {}

/// The style that is used unless another one is set.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style whose trailing column shrinks when others are displayed.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style whose trailing column keeps its size when others are displayed.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that is used unless another one is set.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The trailing column shrinks when others are displayed.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The trailing column keeps its size when others are displayed.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
