import Foundation
import Graphics

/// A scrolling column of rows, with sections.
///
/// Each view of the content is a row, and so is each view of a body with several views. Only the visible rows are
/// created. The list fills the proposed size; its style draws rows on cards (`insetGrouped`, the default), across the
/// width of the list (`plain`, `grouped`) or without separators (`sidebar`).
///
/// - Note: Unlike in SwiftUI, an `AnyView` in the body of another view is one row, whatever it contains.
public struct List<SelectionValue: Hashable, Content: View> {
  private let selection: ListSelection?
  private let content: Content
  @State private var expanded: Set<RowList.ID> = []
  @State private var swipedRows = SwipedRows()
  @State private var movedRow = MovedRow()
  @Environment(\.editMode) private var editMode
  @Environment(\.listStyle) private var style
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.hidesScrollContentBackground) private var hidesBackground
  @Environment(\.isElevated) private var isElevated

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  /// The rows in a scroll view.
  public var body: some View {
    // The rows ask for the selection later, while no view is evaluated.
    let _ = selection?.read()
    let metrics = ListMetrics(
      style, sectionSpacing: sectionSpacing, rowSpacing: rowSpacing, isElevated: isElevated)
    ScrollView {
      LazyVStack(spacing: 0) {
        ListRows(
          content: content, metrics: metrics, selection: selection,
          isEdited: editMode?.wrappedValue == .active,
          outline: OutlineExpansion(expanded: expanded) { key in
            if expanded.remove(key) == nil { expanded.insert(key) }
          })
      }
      .padding(.bottom, metrics.isGrouped ? metrics.sectionSpacing : 0)
      .environment(\.isInList, true)
    }
    .modifier(
      RowSwiping(rows: swipedRows, isEdited: editMode?.wrappedValue == .active)
    )
    .environment(\.movedRow, movedRow)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(hidesBackground ? Color.clear : metrics.background)
    .modifier(ReportedSelection(selection: selection))
  }
}

/// The rows of a list that are selected.
struct ListSelection {
  /// Returns whether a row is selected.
  let contains: (RowTag) -> Bool
  /// Selects a row or, if several can be selected, adds or removes it.
  let toggle: (RowTag) -> Void
  /// Reads the selection, so that the view that is evaluated depends on it.
  let read: () -> Void
  /// The only selected value; `nil` for none, or if several can be selected.
  var value: () -> AnyHashable? = { nil }
  /// Selects no row.
  var clear: () -> Void = {}
  /// Whether several rows can be selected.
  var isMultiple = false

  static func one<Value: Hashable>(
    _ binding: Binding<Value?>?
  ) -> ListSelection? {
    guard let binding else { return nil }
    return ListSelection(
      contains: { tag in binding.wrappedValue.map { tag.isEqual(to: $0) } ?? false },
      toggle: { tag in binding.wrappedValue = tag.selection(as: Value.self) },
      read: { _ = binding.wrappedValue },
      value: { binding.wrappedValue.map { AnyHashable($0) } }, clear: { binding.wrappedValue = nil }
    )
  }

  static func many<Value: Hashable>(
    _ binding: Binding<Set<Value>>?
  ) -> ListSelection? {
    guard let binding else { return nil }
    return ListSelection(
      contains: { tag in
        tag.selection(as: Value.self).map { binding.wrappedValue.contains($0) } ?? false
      },
      toggle: { tag in
        guard let value = tag.selection(as: Value.self) else { return }
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      }, read: { _ = binding.wrappedValue }, isMultiple: true)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  ///
  /// - Parameter content: The rows and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// Creates a list of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The path of the identity of an element.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - rowContent: Returns the row of a number.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list with a selected row.
  ///
  /// The value of its `tag(_:)` identifies a row or, in a `ForEach`, the id of its element.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value; `nil` for none.
  ///   - content: The rows and sections.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection.one(selection), content: content())
  }

  /// Creates a list with selected rows.
  ///
  /// The value of its `tag(_:)` identifies a row or, in a `ForEach`, the id of its element.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected values.
  ///   - content: The rows and sections.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection.many(selection), content: content())
  }

  /// Creates a list of the elements of a collection, with a selected row.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the id of the selected element; `nil` for none.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(
      selection: ListSelection.one(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list of the elements of a collection, with selected rows.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the ids of the selected elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(
      selection: ListSelection.many(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list of the elements of a collection, with a selected row.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The path of the identity of an element.
  ///   - selection: A binding to the identity of the selected element; `nil` for none.
  ///   - rowContent: Returns the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: ListSelection.one(selection),
      content: ForEach(data, id: id, content: rowContent))
  }
}
