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
  @State private var pushed: [PushedLevel] = []
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

/// A level that is not in the path of its stack.
private struct PushedLevel {
  let level: NavigationLevel
  /// The number of values of the path below it.
  let depth: Int
}

/// The identity of a level in its stack.
private enum NavigationLevelID: Hashable {
  case index(Int)
  case bound(BoundLevel)
}

extension NavigationLevels: View {
  var body: some View {
    let levels = levels
    ZStack {
      NavigationScreen(
        content: AnyView(root), isVisible: levels.isEmpty, back: nil, place: place(0))
      ForEach(identified(levels), id: \.id) { index, _ in
        NavigationScreen(
          content: view(of: levels[index]), isVisible: index == levels.count - 1, back: pop,
          place: place(index + 1), below: place(index)
        )
        .transition(.move(edge: .trailing))
        // A screen that is removed slides away above those that stay.
        .zIndex(Double(index + 1))
      }
    }
    .modifier(PushAnimation(value: levels.count))
    .onChange(of: path?.wrappedValue.count ?? 0) { limitDepths(to: $1) }
    .onPreferenceChange(BoundLevelsKey.self) { outer?.showBound($0) ?? show($0) }
    .transformPreference(BoundLevelsKey.self) { $0 = [] }
    .environment(
      \.navigator,
      outer
        ?? Navigator(push: push, pushValue: { push(.value($0)) }, showBound: { show($0) })
    )
    .environment(\.navigationDestinations, shared ?? destinations)
  }

  private func place(_ level: Int) -> ScreenPlace {
    if level == 0, let rootPlace { return rootPlace }
    return ScreenPlace(titles: titles, level: level)
  }

  /// The values of the path, and the other levels above those that were below them when they were pushed.
  private var levels: [NavigationLevel] {
    let values = path?.wrappedValue ?? []
    var levels: [NavigationLevel] = []
    var depth = 0
    for pushed in pushed {
      let next = max(min(pushed.depth, values.count), depth)
      levels += values[depth..<next].map { .value($0) }
      levels.append(pushed.level)
      depth = next
    }
    return levels + values[depth...].map { .value($0) }
  }

  /// Returns the indices of levels with their identities.
  ///
  /// The levels of bindings keep theirs when others below them go.
  private func identified(
    _ levels: [NavigationLevel]
  ) -> [(index: Int, id: NavigationLevelID)] {
    levels.indices.map { index in
      (index, levels[index].bound.map { .bound($0) } ?? .index(index))
    }
  }

  private func view(of level: NavigationLevel) -> AnyView {
    switch level {
    case .view(let view): view
    case .value(let value):
      AnyView(NavigationDestinationView(value: value, destinations: shared ?? destinations))
    case .bound(let level): AnyView(RelayedContent(view: level.screen))
    }
  }

  /// Pushes the screens of bindings above those that are displayed, and removes those whose binding has no value, with
  /// what links have pushed above them.
  @MainActor
  private func show(_ bound: [BoundLevel]) {
    func isWanted(_ level: PushedLevel) -> Bool { level.level.bound.map(bound.contains) ?? false }
    let first = pushed.firstIndex { $0.level.bound != nil && !isWanted($0) }
    if let first {
      let depth = pushed[first].depth
      if let path, path.wrappedValue.count > depth {
        path.wrappedValue.removeLast(path.wrappedValue.count - depth)
      }
      pushed = pushed[..<first] + pushed[first...].filter(isWanted)
    }
    limitDepths(to: path?.wrappedValue.count ?? 0)
    let known = pushed.compactMap(\.level.bound)
    pushed += bound.filter { !known.contains($0) }.map { above(.bound($0)) }
  }

  /// Removes what links have pushed above values that are no longer in the path; screens of bindings stay.
  private func limitDepths(to count: Int) {
    guard pushed.contains(where: { $0.depth > count }) else { return }
    pushed = pushed.compactMap { level in
      guard level.depth > count else { return level }
      return level.level.bound == nil ? nil : PushedLevel(level: level.level, depth: count)
    }
  }

  /// Returns a level above all those that are displayed.
  private func above(_ level: NavigationLevel) -> PushedLevel {
    PushedLevel(level: level, depth: path?.wrappedValue.count ?? 0)
  }

  private func push(_ view: AnyView) { withAnimation { pushed.append(above(.view(view))) } }

  private func push(_ level: NavigationLevel) {
    withAnimation {
      if case .value(let value) = level, let path {
        path.wrappedValue.append(value)
      } else {
        pushed.append(above(level))
      }
    }
  }

  private func pop() {
    let count = path?.wrappedValue.count ?? 0
    let last = pushed.last.flatMap { min($0.depth, count) == count ? $0 : nil }
    if let bound = last?.level.bound { return bound.closing.back() }
    withAnimation {
      if last != nil {
        pushed.removeLast()
      } else if let path, count > 0 {
        path.wrappedValue.removeLast()
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
  /// Shows the screens that the bindings of a view push.
  let showBound: @MainActor ([BoundLevel]) -> Void
}

private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
  /// The actions of the stack around the view; `nil` outside of stacks.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
