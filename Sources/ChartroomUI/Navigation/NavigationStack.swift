/// A view that shows a root view, or the views that links have pushed above it.
///
/// A bar at the top shows the title and the toolbar of the visible view, and above the root view a button that returns
/// to the view below and carries its title. The stack fills the proposed size.
///
/// While a scroll view or a list that touches the bar is scrolled, a large title moves with the content. Then the bar
/// has the title in its middle and the background of `toolbarBackground(_:for:)`, through which the content shows.
///
/// - Note: Unlike in SwiftUI, a search field stays in the bar while content is scrolled, and so does a large title
///   above an inset view at the top of the scroll view.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: Binding<[AnyHashable]>?

  private init(root: Root, boundPath: Binding<[AnyHashable]>?) {
    self.root = root
    path = boundPath
  }
}

extension NavigationStack: View {
  /// The visible view with its bar.
  public var body: some View { NavigationLevels(root: root, path: path) }
}

extension NavigationStack {
  /// Creates a stack.
  ///
  /// - Parameter root: The view at the bottom of the stack.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), boundPath: nil)
  }

  /// Creates a stack whose values are in a binding.
  ///
  /// - Parameters:
  ///   - path: A binding to the values, each of which a `navigationDestination(for:destination:)` shows.
  ///   - root: The view at the bottom of the stack.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(
      root: root(),
      boundPath: Binding(
        get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 }))
  }

  /// Creates a stack whose values are a collection in a binding.
  ///
  /// - Parameters:
  ///   - path: A binding to the values, which a `navigationDestination(for:destination:)` shows.
  ///   - root: The view at the bottom of the stack.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      boundPath: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }))
  }
}

/// The values that the views of a `NavigationStack` show above its root view.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of some values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Removes values from the end; all of them if there are fewer than `k`.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// A view that shows a stack of views, as `NavigationStack` does.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
public struct NavigationView<Content: View> {
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameter content: The view at the bottom of the stack. Of several views, all are shown below each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(*, deprecated)
extension NavigationView: View {
  /// The visible view with its bar.
  public var body: some View { NavigationLevels(root: content, path: nil) }
}

/// The root view of a stack and the views above it, of which the last one is visible.
struct NavigationLevels<Root: View> {
  let root: Root
  let path: Binding<[AnyHashable]>?
  /// The actions of the links in the root view; `nil` if they push views onto this stack.
  let outer: Navigator?
  /// The destinations that the stack shares with others; `nil` for its own ones.
  let shared: NavigationDestinations?
  /// The place of the root view; `nil` for that in this stack.
  let rootPlace: ScreenPlace?
  @State private var pushed: [NavigationLevel] = []
  @State private var destinations = NavigationDestinations()
  @State private var titles = ScreenTitles()

  init(
    root: Root, path: Binding<[AnyHashable]>?, outer: Navigator? = nil,
    shared: NavigationDestinations? = nil, rootPlace: ScreenPlace? = nil
  ) {
    self.root = root
    self.path = path
    self.outer = outer
    self.shared = shared
    self.rootPlace = rootPlace
  }
}

/// A view above the root view of a stack.
private enum NavigationLevel {
  case view(AnyView)
  case value(AnyHashable)
  case bound(BoundLevel)

  var bound: BoundLevel? { if case .bound(let level) = self { level } else { nil } }
}

/// The identity of a level in its stack.
private struct NavigationLevelID: Hashable {
  let index: Int
  /// The level, if a binding pushes its screen.
  let bound: BoundLevel?
}

extension NavigationLevels: View {
  var body: some View {
    let levels = levels
    ZStack {
      NavigationScreen(
        content: AnyView(root), isVisible: levels.isEmpty, back: nil, place: place(0))
      ForEach(ids(of: levels), id: \.self) { id in
        NavigationScreen(
          content: view(of: levels[id.index]), isVisible: id.index == levels.count - 1, back: pop,
          place: place(id.index + 1), below: place(id.index)
        )
        .transition(.move(edge: .trailing))
        // A screen that is removed slides away above those that stay.
        .zIndex(Double(id.index + 1))
      }
    }
    .modifier(PushAnimation(value: levels.count))
    .onPreferenceChange(BoundLevelsKey.self) { show($0) }
    .transformPreference(BoundLevelsKey.self) { $0 = [] }
    .environment(
      \.navigator,
      outer ?? Navigator(push: push, pushValue: { push(.value($0)) }, pop: pop)
    )
    .environment(\.navigationDestinations, shared ?? destinations)
  }

  private func place(_ level: Int) -> ScreenPlace {
    if level == 0, let rootPlace { return rootPlace }
    return ScreenPlace(titles: titles, level: level)
  }

  private var levels: [NavigationLevel] {
    (path?.wrappedValue ?? []).map { .value($0) } + pushed
  }

  private func ids(of levels: [NavigationLevel]) -> [NavigationLevelID] {
    levels.indices.map { NavigationLevelID(index: $0, bound: levels[$0].bound) }
  }

  private func view(of level: NavigationLevel) -> AnyView {
    switch level {
    case .view(let view): view
    case .value(let value):
      AnyView(NavigationDestinationView(value: value, destinations: shared ?? destinations))
    case .bound(let level): AnyView(RelayedContent(view: level.screen))
    }
  }

  /// Pushes the screens of bindings above those that are displayed, and removes those whose binding has no value.
  @MainActor
  private func show(_ bound: [BoundLevel]) {
    pushed.removeAll { $0.bound.map { !bound.contains($0) } ?? false }
    let known = pushed.compactMap(\.bound)
    pushed += bound.filter { !known.contains($0) }.map { .bound($0) }
  }

  private func push(_ view: AnyView) { withAnimation { pushed.append(.view(view)) } }

  private func push(_ level: NavigationLevel) {
    withAnimation {
      if case .value(let value) = level, let path, pushed.isEmpty {
        path.wrappedValue.append(value)
      } else {
        pushed.append(level)
      }
    }
  }

  private func pop() {
    if let bound = pushed.last?.bound { return bound.back() }
    withAnimation {
      if pushed.isEmpty {
        if let path, !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() }
      } else {
        pushed.removeLast()
      }
    }
  }
}

/// The view that the destination for the type of a value shows.
struct NavigationDestinationView {
  let value: AnyHashable
  let destinations: NavigationDestinations
}

extension NavigationDestinationView: View {
  var body: some View { destinations.view(of: value) ?? AnyView(EmptyView()) }
}

/// The actions of the links in a stack.
struct Navigator {
  let push: (AnyView) -> Void
  let pushValue: (AnyHashable) -> Void
  let pop: () -> Void
}

private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
  /// The actions of the stack around the view; `nil` outside of stacks.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
