import Foundation
import Graphics

/// A view of two or three columns, in which the selection in a column determines the contents of the next one.
///
/// In a width of at least 700 points, the columns are side by side; a button at the top hides and shows the sidebar.
/// In less, they are a stack: a selected row of a `List(selection:)` in a column shows the next column, and the button
/// "Back" returns and removes the selection. The view fills the proposed size.
///
/// In the sidebar and in the middle column, a `NavigationLink` shows its view in the next column. A link to a value
/// in a row of a list with a selection of that type selects the row instead.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let columns: SplitColumns
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  private init(
    columns: SplitColumns, visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.columns = columns
    self.visibility = visibility
    self.compactColumn = compactColumn
  }
}

extension NavigationSplitView: View {
  /// The columns side by side, or as a stack.
  public var body: some View {
    GeometryReader { proxy in
      if proxy.size.width >= SplitMetrics.leastWidth {
        SplitColumnsView(columns: columns, visibility: visibility)
      } else {
        SplitStack(columns: columns, preferred: compactColumn)
      }
    }
  }
}

extension NavigationSplitView {
  /// Creates a view of three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The leading column.
  ///   - content: The middle column.
  ///   - detail: The trailing column, which takes the remaining width.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(sidebar: sidebar(), content: content(), detail: detail()),
      visibility: nil, compactColumn: nil)
  }

  /// Creates a view of three columns, with a binding to the displayed ones.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the displayed columns, in wide views.
  ///   - sidebar: The leading column.
  ///   - content: The middle column.
  ///   - detail: The trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(sidebar: sidebar(), content: content(), detail: detail()),
      visibility: columnVisibility, compactColumn: nil)
  }

  /// Creates a view of three columns, with a binding to the displayed one in a narrow view.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the displayed column, in narrow views.
  ///   - sidebar: The leading column.
  ///   - content: The middle column.
  ///   - detail: The trailing column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(sidebar: sidebar(), content: content(), detail: detail()),
      visibility: nil, compactColumn: preferredCompactColumn)
  }

  /// Creates a view of three columns, with bindings to the displayed ones.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the displayed columns, in wide views.
  ///   - preferredCompactColumn: A binding to the displayed column, in narrow views.
  ///   - sidebar: The leading column.
  ///   - content: The middle column.
  ///   - detail: The trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(sidebar: sidebar(), content: content(), detail: detail()),
      visibility: columnVisibility, compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The leading column.
  ///   - detail: The trailing column, which takes the remaining width.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      columns: SplitColumns(sidebar: sidebar(), detail: detail()), visibility: nil,
      compactColumn: nil)
  }

  /// Creates a view of two columns, with a binding to the displayed ones.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the displayed columns, in wide views.
  ///   - sidebar: The leading column.
  ///   - detail: The trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(sidebar: sidebar(), detail: detail()), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Creates a view of two columns, with a binding to the displayed one in a narrow view.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the displayed column, in narrow views.
  ///   - sidebar: The leading column.
  ///   - detail: The trailing column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(sidebar: sidebar(), detail: detail()), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Creates a view of two columns, with bindings to the displayed ones.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the displayed columns, in wide views.
  ///   - preferredCompactColumn: A binding to the displayed column, in narrow views.
  ///   - sidebar: The leading column.
  ///   - detail: The trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: SplitColumns(sidebar: sidebar(), detail: detail()), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

/// The columns of a split view that are displayed.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let count: Int

  private init(_ count: Int) { self.count = count }

  /// All columns.
  public static let automatic = NavigationSplitViewVisibility(0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(3)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(2)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(1)

  /// The number of displayed columns, counted from the last one.
  var columnCount: Int { count == 0 ? 3 : count }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The trailing column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The contents of the columns of a split view.
struct SplitColumns {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView

  init(sidebar: some View, content: some View, detail: some View) {
    self.sidebar = AnyView(sidebar)
    self.content = AnyView(content)
    self.detail = AnyView(detail)
  }

  init(sidebar: some View, detail: some View) {
    self.sidebar = AnyView(sidebar)
    content = nil
    self.detail = AnyView(detail)
  }

  /// The columns with their places, in order.
  var all: [(column: NavigationSplitViewColumn, view: AnyView)] {
    [(.sidebar, sidebar)] + (content.map { [(.content, $0)] } ?? []) + [(.detail, detail)]
  }
}

/// Lengths of split views, in points.
enum SplitMetrics {
  /// The width from which the columns are side by side.
  static let leastWidth: CGFloat = 700
  /// The width of all columns but the last one: that of the sidebar of an iPad.
  static let columnWidth: CGFloat = 320
}
