import Foundation
import Graphics

/// The columns of a split view as a stack.
struct SplitStack {
  let columns: SplitColumns
  let preferred: Binding<NavigationSplitViewColumn>?
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  /// The selections in the columns, by their indices.
  @State private var selections: [Int: ColumnSelection] = [:]
  @State private var titles = ScreenTitles()
}

extension SplitStack: View {
  private var depth: Int {
    let column = preferred?.wrappedValue ?? ownColumn
    return columns.all.firstIndex { $0.column == column } ?? 0
  }

  var body: some View {
    let all = columns.all
    let depth = depth
    ZStack {
      ForEach(all.indices, id: \.self) { index in
        KeptView(
          content: NavigationLevels(
            root: all[index].view, path: nil,
            rootPlace: ScreenPlace(titles: titles, level: index)
          )
          .environment(\.isInSplitColumn, index < all.count - 1)
          .environment(
            \.screenSurroundings,
            index == 0
              ? ScreenSurroundings()
              : ScreenSurroundings(
                back: { close(index) }, below: ScreenPlace(titles: titles, level: index - 1))),
          isShown: index == depth, isMade: index < depth
        )
        // A hidden column is empty: one above the displayed one enters from the trailing edge.
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: index > depth ? .topTrailing : .topLeading
        )
        .onPreferenceChange(ColumnSelectionKey.self) { select($0, in: index) }
        .transformPreference(ColumnSelectionKey.self) { $0 = ColumnSelection() }
      }
    }
  }

  /// Shows the next column if a row of a displayed one is selected.
  private func select(_ selection: ColumnSelection, in index: Int) {
    let isFirst = selections[index] == nil
    // Hidden columns report nothing.
    guard selections[index] != selection, selection.value != nil || index == depth else { return }
    selections[index] = selection
    guard selection.value != nil, index == depth, preferred == nil || !isFirst || index > 0
    else { return }
    show(index + 1, isAnimated: !isFirst)
  }

  private func close(_ index: Int) {
    let below = selections[index - 1]
    selections[index - 1] = ColumnSelection()
    below?.clear()
    show(index - 1)
  }

  private func show(_ index: Int, isAnimated: Bool = true) {
    let all = columns.all
    guard all.indices.contains(index) else { return }
    withAnimation(isAnimated ? .default : nil) {
      if let preferred {
        preferred.wrappedValue = all[index].column
      } else {
        ownColumn = all[index].column
      }
    }
  }
}

/// The selected row of the list in a column.
struct ColumnSelection: Equatable {
  /// The value of the row; `nil` if none is selected.
  var value: AnyHashable?
  /// Removes the selection.
  var clear: () -> Void = {}

  static func == (a: ColumnSelection, b: ColumnSelection) -> Bool { a.value == b.value }
}

enum ColumnSelectionKey: PreferenceKey {
  static var defaultValue: ColumnSelection { ColumnSelection() }

  static func reduce(value: inout ColumnSelection, nextValue: () -> ColumnSelection) {
    if value.value == nil { value = nextValue() }
  }
}

private enum IsInSplitColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a column of a split view that another column follows.
  var isInSplitColumn: Bool {
    get { self[IsInSplitColumnKey.self] }
    set { self[IsInSplitColumnKey.self] = newValue }
  }
}

/// A modifier of a list that reports its selected row to the split view around it.
struct ReportedSelection: ViewModifier {
  let selection: ListSelection?
  @Environment(\.isInSplitColumn) private var isInSplitColumn

  @ViewBuilder
  func body(content: Content) -> some View {
    if let selection, isInSplitColumn {
      content.background {
        Color.clear.preference(
          key: ColumnSelectionKey.self,
          value: ColumnSelection(value: selection.value(), clear: selection.clear))
      }
    } else {
      content
    }
  }
}
