import Foundation
import Graphics
import Observation

/// The position of the content of a screen beneath its bars.
///
/// Only the bars read it, so that a scroll evaluates nothing of the content.
@MainActor
@Observable
final class BarScroll {
  private var current = BarShift()

  nonisolated init() {}

  var shift: BarShift {
    get { current }
    set { if newValue != current { current = newValue } }
  }
}

/// A reading of the position of the content of a screen beneath its bars.
struct BarShiftReading {}

extension BarShiftReading: LayoutReading {
  func value(of elements: ElementList) -> BarShift? {
    var shift = BarShift()
    for case let boundary as ScrollBoundaryElement in elements {
      let own = boundary.shift
      shift.collapse = max(shift.collapse, own.collapse)
      shift.isBeneath = shift.isBeneath || own.isBeneath
      shift.isBeneathBottomBar = shift.isBeneathBottomBar || own.isBeneathBottomBar
    }
    return shift
  }
}

/// The bar at the top of a screen.
///
/// While content scrolls, a large title follows it beneath the row of buttons, which then shows the title. Content
/// beneath the bar shows through the background.
struct NavigationBarView {
  let bar: NavigationBar
  let shape: NavigationBarShape
  let search: SearchField?
  let isSearching: Binding<Bool>
  let isNarrow: Binding<Bool>
  /// Whether only the search field is displayed.
  let hidesContent: Bool
  let back: (() -> Void)?
  /// The place of the view to which `back` returns; `nil` if it is unknown.
  let below: ScreenPlace?
  let toggleSidebar: (() -> Void)?
  /// The height at the beginning of the content, in points.
  let height: CGFloat
  let scroll: BarScroll
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.navigationBarHeight) private var rowHeight

  init(
    bar: NavigationBar, shape: NavigationBarShape, search: SearchField?,
    isSearching: Binding<Bool>, isNarrow: Binding<Bool>, hidesContent: Bool,
    back: (() -> Void)?, below: ScreenPlace?, toggleSidebar: (() -> Void)?, height: CGFloat,
    scroll: BarScroll
  ) {
    self.bar = bar
    self.shape = shape
    self.search = search
    self.isSearching = isSearching
    self.isNarrow = isNarrow
    self.hidesContent = hidesContent
    self.back = back
    self.below = below
    self.toggleSidebar = toggleSidebar
    self.height = height
    self.scroll = scroll
  }
}

extension NavigationBarView: View {
  var body: some View {
    let shift = scroll.shift
    let large = hidesContent ? 0 : shape.largeHeight(in: dynamicTypeSize)
    // The bar may have changed since the last layout.
    let collapse = min(shift.collapse, large)
    let isCollapsed = collapse > 0 && collapse >= large
    let look = NavigationBarLook(shape.look, isAboveContent: shift.isBeneath)
    VStack(alignment: .leading, spacing: 0) {
      if !hidesContent {
        buttons(showingTitle: !shape.isLarge || isCollapsed, in: look)
        if shape.isLarge, !isCollapsed {
          largeRows(height: large - collapse, of: large, in: look.largeTitle)
        }
      }
      if let search {
        SearchBar(field: search, isSearching: isSearching, isAlone: hidesContent)
          .onGeometryChange(for: Bool.self) {
            UserInterfaceSizeClass.horizontal($0.size.width) == .compact
          } action: {
            isNarrow.wrappedValue = $0
          }
        if isSearching.wrappedValue, search.activatesScopes, let scopes = search.scopes {
          scopes.picker
            .padding(.horizontal, NavigationMetrics.margin)
            .frame(height: NavigationMetrics.scopeBar, alignment: .top)
        }
      }
    }
    .frame(height: height - collapse, alignment: .top)
    .transformEnvironment(\.tint) { if let tint = look.tint { $0 = AnyShapeStyle(tint) } }
    .modifier(BarBackground(top: look, colorScheme: shape.look.colorScheme))
  }

  @MainActor
  private func buttons(showingTitle showsTitle: Bool, in look: NavigationBarLook) -> some View {
    BarRow(titleMargin: has(.center) ? 0 : 60) {
      ZStack {
        if let back, !shape.hidesBackButton {
          BackButton(below: below, hidesTitle: shape.hidesBackTitle, action: back)
        }
      }
      HStack(spacing: 16) {
        if let toggleSidebar {
          Button {
            toggleSidebar()
          } label: {
            Image(systemName: "sidebar.left").imageScale(.large)
          }
        }
        items(at: .leading)
        if shape.isLargeInRow { largeTitle(in: look.largeTitle).lineLimit(1) }
        Spacer(minLength: 8)
        if has(.overflow) { OverflowMenu(items: entries(at: .overflow)) }
        items(at: .trailing)
      }
      ZStack { center(showingTitle: showsTitle && !shape.isLargeInRow, in: look.title) }
    }
    .padding(.horizontal, NavigationMetrics.margin)
    .frame(height: rowHeight)
    // The row of buttons has a fixed height, and its texts have one size.
    .dynamicTypeSize(.large)
  }

  /// Returns the rows of the large title, of which the upper part slides under the row of buttons.
  @ViewBuilder
  private func largeRows(
    height: CGFloat, of whole: CGFloat, in look: BarTitleLook
  ) -> some View {
    if height < whole {
      VStack(alignment: .leading, spacing: 0) { largeRows(in: look) }
        .frame(height: height, alignment: .bottom)
        .clipped()
    } else {
      largeRows(in: look)
    }
  }

  @ViewBuilder
  private func largeRows(in look: BarTitleLook) -> some View {
    largeTitle(in: look)
      .lineLimit(1)
      .padding(.horizontal, NavigationMetrics.margin)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: NavigationMetrics.largeTitle(in: dynamicTypeSize))
    if shape.hasSubtitle {
      largeSubtitle
        .font(.subheadline)
        .foregroundStyle(Color.secondary)
        .lineLimit(1)
        .padding(.horizontal, NavigationMetrics.margin)
        .frame(height: NavigationMetrics.subtitle(in: dynamicTypeSize), alignment: .top)
    }
  }

  @ViewBuilder
  private func center(showingTitle showsTitle: Bool, in look: BarTitleLook) -> some View {
    if has(.center) {
      items(at: .center)
    } else if showsTitle {
      VStack(spacing: 0) {
        TitleMenu(items: bar.title == nil && !has(.title) ? [] : entries(at: .titleMenu)) {
          Group {
            if has(.title) { items(at: .title) } else { bar.title }
          }
          .barTitle(look, font: .headline)
        }
        Group {
          if has(.subtitle) { items(at: .subtitle) } else { bar.subtitle }
        }
        .font(.footnote)
        .foregroundStyle(Color.secondary)
      }
      .lineLimit(1)
    }
  }

  @ViewBuilder
  private func largeTitle(in look: BarTitleLook) -> some View {
    if has(.largeTitle) {
      items(at: .largeTitle)
    } else if has(.title) {
      items(at: .title).barTitle(look, font: .largeTitle.bold())
    } else if let title = bar.title {
      title.barTitle(look, font: .largeTitle.bold())
    }
  }

  @ViewBuilder private var largeSubtitle: some View {
    if has(.largeSubtitle) {
      items(at: .largeSubtitle)
    } else if has(.subtitle) {
      items(at: .subtitle)
    } else {
      bar.subtitle
    }
  }

  private func has(_ region: ToolbarItemPlacement.Region) -> Bool {
    bar.items.contains { $0.placement.region == region }
  }

  private func entries(at region: ToolbarItemPlacement.Region) -> [ToolbarEntry] {
    bar.items.filter { $0.placement.region == region }
  }

  private func items(at region: ToolbarItemPlacement.Region) -> some View {
    ToolbarItems(items: entries(at: region))
  }
}

/// The bar at the bottom of a screen.
///
/// Items with the placement `status` are in the middle, those before them at the leading end, and others at the
/// trailing end. Without such an item, all are side by side. Content beneath the bar shows through the background.
struct BottomBar {
  private let items: [ToolbarEntry]
  private let look: BarLook
  private let scroll: BarScroll

  init(items: [ToolbarEntry], look: BarLook, scroll: BarScroll) {
    self.items = items.filter { $0.placement.region == .bottom }
    self.look = look
    self.scroll = scroll
  }
}

extension BottomBar: View {
  var body: some View {
    row
      .padding(.horizontal, NavigationMetrics.margin)
      .frame(maxWidth: .infinity)
      .frame(height: NavigationMetrics.bottomBar)
      // As those of the bar at the top, its texts have one size.
      .dynamicTypeSize(.large)
      .modifier(BarBackground(bottom: look, isAboveContent: scroll.shift.isBeneathBottomBar))
  }

  @ViewBuilder private var row: some View {
    if let middle = items.firstIndex(where: \.placement.isStatus) {
      BarRow(titleMargin: 60) {
        ZStack {}
        HStack(spacing: 16) {
          ToolbarItems(items: Array(items[..<middle]))
          Spacer(minLength: 8)
          ToolbarItems(items: items[middle...].filter { !$0.placement.isStatus })
        }
        HStack(spacing: 16) { ToolbarItems(items: items.filter(\.placement.isStatus)) }
      }
    } else {
      HStack(spacing: 16) { ToolbarItems(items: items) }
    }
  }
}

/// Items of a bar, side by side.
private struct ToolbarItems {
  let items: [ToolbarEntry]
}

extension ToolbarItems: View {
  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      items[index].content
        .fontWeight(items[index].placement.isEmphasized ? .semibold : nil)
        .labelStyle(BarLabelStyle(showsIconOnly: items[index].placement.showsIconOnly))
        .modifier(BarItemWidth(items[index].placement.region))
        .environment(\.isInToolbar, true)
    }
  }
}
