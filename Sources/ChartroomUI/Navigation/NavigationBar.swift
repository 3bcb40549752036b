import Foundation
import Graphics

/// The parts of the bar of a screen that its views set.
struct NavigationBar {
  var title: Text?
  var subtitle: Text?
  var items: [ToolbarEntry] = []
  var search: SearchField?
}

/// The properties of the bar of a screen that determine its height.
struct NavigationBarShape: Equatable {
  /// The title, if it is a text.
  var title: Text?
  var hasTitle = false
  var hasItems = false
  var mode = NavigationBarItem.TitleDisplayMode.automatic
  /// Whether a large title is in the row of buttons, unless there is a text below it.
  var isTitleInRow = false
  var isHidden = false
  var hidesBackButton = false
  var hidesBackTitle = false
  var hasBottomItems = false
  var hasSearch = false
  /// Whether the scopes of a search are displayed while the user searches.
  var hasScopes = false
  /// Whether the title and the buttons stay while the user searches.
  var keepsContent = false
  var hidesSidebarToggle = false
  /// Whether there is a text below a large title.
  var hasSubtitle = false
  /// Whether a stack in the content has another bar.
  var containsScreen = false
  var look = BarLook()
  /// The look of the bar at the bottom.
  var bottomLook = BarLook()

  /// Returns the height of the large title with the text below it, in points; 0 for none.
  func largeHeight(in size: DynamicTypeSize) -> CGFloat {
    guard isLarge else { return 0 }
    return NavigationMetrics.largeTitle(in: size)
      + (hasSubtitle ? NavigationMetrics.subtitle(in: size) : 0)
  }

  /// Returns the height of the bar with a row of buttons of a height, in points; 0 for none.
  func height(
    ofRow row: CGFloat, hasBackButton: Bool, hasSearch: Bool, hasScopes: Bool,
    hidesContent: Bool, in size: DynamicTypeSize
  ) -> CGFloat {
    let isEmpty = !hasTitle && !hasItems && !(hasBackButton && !hidesBackButton)
    guard !isHidden, !isEmpty || hasSearch else { return 0 }
    let search =
      hasSearch
      ? NavigationMetrics.searchBar(in: size) + (hasScopes ? NavigationMetrics.scopeBar : 0) : 0
    if hidesContent { return search }
    return search + row + largeHeight(in: size)
  }

  /// Whether there is a large title below the row of buttons.
  var isLarge: Bool { hasTitle && mode != .inline && !isLargeInRow }

  /// Whether there is a large title in the row of buttons.
  var isLargeInRow: Bool { hasTitle && isTitleInRow && !hasSubtitle }
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBar { NavigationBar() }

  static func reduce(value: inout NavigationBar, nextValue: () -> NavigationBar) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.items += next.items
    value.search = value.search ?? next.search
  }
}

enum NavigationBarShapeKey: PreferenceKey {
  static var defaultValue: NavigationBarShape { NavigationBarShape() }

  static func reduce(value: inout NavigationBarShape, nextValue: () -> NavigationBarShape) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.hasTitle = value.hasTitle || next.hasTitle
    value.hasItems = value.hasItems || next.hasItems
    if value.mode == .automatic {
      value.mode = next.mode
      value.isTitleInRow = next.isTitleInRow
    }
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hidesBackTitle = value.hidesBackTitle || next.hidesBackTitle
    value.hasBottomItems = value.hasBottomItems || next.hasBottomItems
    value.hasSearch = value.hasSearch || next.hasSearch
    value.hasScopes = value.hasScopes || next.hasScopes
    value.keepsContent = value.keepsContent || next.keepsContent
    value.hidesSidebarToggle = value.hidesSidebarToggle || next.hidesSidebarToggle
    value.hasSubtitle = value.hasSubtitle || next.hasSubtitle
    value.containsScreen = value.containsScreen || next.containsScreen
    value.look.add(next.look)
    value.bottomLook.add(next.bottomLook)
  }
}

/// A view of a stack with its bar.
struct NavigationScreen {
  let content: AnyView
  let isVisible: Bool
  /// Returns to the view below; `nil` for the root view.
  let back: (() -> Void)?
  /// The place in the stack.
  let place: ScreenPlace
  /// The place of the view below; `nil` for the root view.
  let below: ScreenPlace?
  @State private var scroll = BarScroll()
  @State private var ownShape = NavigationBarShape()
  @State private var editMode = EditMode.inactive
  @State private var isSearching = false
  /// Whether the width of the screen is compact, if it has a search field; for screens without a size class.
  @State private var isNarrow = true
  @State private var dismissal = Dismissal()
  @Environment(\.screenSurroundings) private var surroundings
  @Environment(\.editMode) private var outerEditMode
  @Environment(\.dismissal) private var outerDismissal
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.navigationBarHeight) private var rowHeight

  init(
    content: AnyView, isVisible: Bool, back: (() -> Void)?, place: ScreenPlace,
    below: ScreenPlace? = nil
  ) {
    self.content = content
    self.isVisible = isVisible
    self.back = back
    self.place = place
    self.below = below
  }
}

extension NavigationScreen: View {
  var body: some View {
    let outer = outerParts
    let below = back == nil ? outer.below : below
    let shape = shape(above: below)
    let back = back ?? outer.back
    let hasScopes =
      isSearching
      && (shape.hasSearch ? shape.hasScopes : outer.search?.activatesScopes ?? false)
    let keepsContent =
      shape.hasSearch ? shape.keepsContent : outer.search?.keepsContent ?? true
    let hidesContent =
      isSearching && !keepsContent && sizeClass.map { $0 == .compact } ?? isNarrow
    let height = shape.height(
      ofRow: rowHeight,
      hasBackButton: back != nil || outer.toggleSidebar != nil && !shape.hidesSidebarToggle,
      hasSearch: shape.hasSearch || outer.search != nil, hasScopes: hasScopes,
      hidesContent: hidesContent, in: dynamicTypeSize)
    if let back { dismissal.action = back }
    return
      LayoutActionView(
        content:
          content
          .environment(\.screenSurroundings, self.back == nil ? surroundings : ScreenSurroundings())
          // Larger content does not move the bars.
          .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
          .environment(\.dismissal, back == nil ? outerDismissal : dismissal)
          .modifier(boundary(of: shape, height: height, hidesContent: hidesContent)),
        reading: BarShiftReading()
      ) { scroll.shift = $1 }
      .safeAreaPadding(.top, height)
      .safeAreaPadding(.bottom, shape.hasBottomItems ? NavigationMetrics.bottomBar : 0)
      .overlayPreferenceValue(NavigationBarKey.self) { bar in
        let field = bar.search ?? outer.search
        let shown = field.flatMap { suggestions(of: $0) }
        VStack(spacing: 0) {
          if height > 0 {
            NavigationBarView(
              bar: bar, shape: shape, search: field,
              isSearching: $isSearching, isNarrow: $isNarrow, hidesContent: hidesContent,
              back: back, below: below,
              toggleSidebar: shape.hidesSidebarToggle ? nil : outer.toggleSidebar,
              height: height, scroll: scroll)
          }
          if let field, let shown {
            SearchSuggestionList(field: field, suggestions: shown)
          } else {
            Spacer(minLength: 0)
          }
          if shape.hasBottomItems {
            BottomBar(items: bar.items, look: shape.bottomLook, scroll: scroll)
          }
        }
        .background {
          if shown != nil { Rectangle().fill(BackgroundStyle()).ignoresSafeArea() }
        }
      }
      .background(BackgroundStyle())
      .onPreferenceChange(NavigationBarShapeKey.self) { ownShape = $0 }
      .onChange(of: shape.title, initial: true) { _, title in place.title = title }
      .onChange(of: shape.mode == .inline, initial: true) { place.isInline = $1 }
      .onChange(of: place.level) {
        place.title = shape.title
        place.isInline = shape.mode == .inline
      }
      .transformPreference(NavigationBarKey.self) { $0 = NavigationBar() }
      .transformPreference(NavigationBarShapeKey.self) {
        $0 = NavigationBarShape(containsScreen: isVisible)
      }
      .transformPreference(TabBarKey.self) { if !isVisible { $0 = TabBarSettings() } }
      .environment(\.isInList, false)
      .environment(\.editMode, outerEditMode ?? $editMode)
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { isSearching = false })
      .modifier(CoveredScreen(isCovered: !isVisible))
      .allowsHitTesting(isVisible)
  }

  /// Returns the properties of the bar, which has the mode of the bar of the screen below unless it has its own one.
  @MainActor
  private func shape(above below: ScreenPlace?) -> NavigationBarShape {
    var shape = ownShape
    if shape.mode == .automatic, below?.isInline == true { shape.mode = .inline }
    return shape
  }

  /// Returns the modifier for the content between bars.
  private func boundary(
    of shape: NavigationBarShape, height: CGFloat, hidesContent: Bool
  ) -> ScrollBoundary {
    let bar = TopBar(
      isClearAtRest: shape.look.visibility != .visible,
      collapse: hidesContent ? 0 : shape.largeHeight(in: dynamicTypeSize))
    return ScrollBoundary(
      bar: height > 0 ? bar : nil, hasBottomBar: shape.hasBottomItems, isCovered: !isVisible)
  }

  /// Returns the suggestions to display, while the user searches and if there are any.
  @MainActor
  private func suggestions(of field: SearchField) -> SearchSuggestionRows? {
    guard field.isPresented?.wrappedValue ?? isSearching, let suggestions = field.suggestions,
      RowList(of: suggestions).count > 0
    else { return nil }
    return suggestions
  }

  /// The parts of the bar that the view around the stack adds, if no bar in the content has them.
  private var outerParts: ScreenSurroundings {
    back == nil && !ownShape.containsScreen ? surroundings : ScreenSurroundings()
  }
}
