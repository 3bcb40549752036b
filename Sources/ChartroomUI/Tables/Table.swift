public import Foundation
import Graphics

/// A view of rows and columns, with the titles of the columns above the rows.
///
/// Only the visible rows are created. The table fills the proposed size. In a compact horizontal size class, or without
/// a size class in a width of less than 500 points, it displays only the first column and no titles.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sorting: TableSorting?
  /// The visibility of columns that the user has chosen.
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaderVisibility) private var headerVisibility

  init(
    rows: Rows, columns: Columns, selection: ListSelection? = nil, sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  private func isShown(_ column: _TableColumn<Value>) -> Bool {
    switch column.customizationID.flatMap({ customization?.wrappedValue[visibility: $0] }) {
    case .visible?: true
    case .hidden?: false
    case .automatic?, nil: !column.isHidden
    }
  }
}

extension Table: View {
  /// The titles above the rows in a scroll view.
  public var body: some View {
    let values = rows._values
    let columns = columns._columns.filter { isShown($0) }
    GeometryReader { proxy in
      let isRegular = (sizeClass ?? .horizontal(proxy.size.width)) == .regular
      let shown = isRegular ? columns : Array(columns.prefix(1))
      let alignments = shown.map(\.alignment)
      let widths = TableMetrics.widths(shown.map(\.width), in: proxy.size.width)
      VStack(spacing: 0) {
        if isRegular, headerVisibility != .hidden {
          TableHeader(
            titles: shown.map(\.label), widths: widths, alignments: alignments,
            comparators: shown.map(\.comparator), sorting: sorting)
        }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(values) { value in
              TableRowView(
                cells: shown.map { $0.cell(value) }, widths: widths,
                alignments: alignments,
                selection: selection.map { selection in
                  let tag = RowTag(value: AnyHashable(value.id))
                  return ListRowSelection(isSelected: selection.contains(tag), isEnabled: true) {
                    selection.toggle(tag)
                  }
                })
            }
          }
        }
      }
      .background(Color.surface)
    }
  }
}

/// The lengths of a table, in points.
enum TableMetrics {
  /// The distance of the cells from the edges of the table.
  static let margin: CGFloat = 20
  /// The distance between columns.
  static let spacing: CGFloat = 12
  static let headerHeight: CGFloat = 36
  static let rowHeight: CGFloat = 44

  /// Returns the widths of columns that share the width of a table.
  ///
  /// Columns have their ideal widths or equal shares of the rest, within their limits.
  static func widths(_ columns: [TableColumnWidth], in width: CGFloat) -> [CGFloat] {
    let gaps = spacing * CGFloat(max(columns.count - 1, 0))
    var rest = max(width - 2 * margin - gaps, 0)
    var widths = [CGFloat?](repeating: nil, count: columns.count)
    for (index, column) in columns.enumerated() {
      guard let ideal = column.ideal else { continue }
      widths[index] = max(min(ideal, column.most), column.least, 0)
      rest -= widths[index] ?? 0
    }
    // A column that takes its least or its most width leaves another share to the others.
    while true {
      let open = widths.indices.filter { widths[$0] == nil }
      guard !open.isEmpty else { return widths.map { $0 ?? 0 } }
      let share = max(rest, 0) / CGFloat(open.count)
      func width(_ index: Int) -> CGFloat {
        max(min(share, columns[index].most), columns[index].least, 0)
      }
      let excess = open.reduce(0) { $0 + width($1) - share }
      let fixed = open.filter { excess > 0 ? width($0) > share : width($0) < share }
      for index in fixed.isEmpty ? open : fixed {
        widths[index] = width(index)
        rest -= width(index)
      }
    }
  }
}

/// The titles of the columns of a table.
private struct TableHeader {
  let titles: [AnyView]
  let widths: [CGFloat]
  let alignments: [HorizontalAlignment]
  let comparators: [Any?]
  let sorting: TableSorting?
}

extension TableHeader: View {
  var body: some View {
    HStack(spacing: TableMetrics.spacing) {
      ForEach(titles.indices, id: \.self) { index in
        let order = comparators[index].flatMap { sorting?.order($0) }
        Button {
          if let comparator = comparators[index] { sorting?.sort(comparator) }
        } label: {
          HStack(spacing: 4) {
            titles[index].fontWeight(order == nil ? .medium : .semibold)
            if let order {
              Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                .imageScale(.small)
            }
          }
          .foregroundStyle(order == nil ? Color.secondary : Color.primary)
          .frame(
            width: widths[index], height: TableMetrics.headerHeight,
            alignment: Alignment(horizontal: alignments[index], vertical: .center)
          )
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .allowsHitTesting(sorting != nil && comparators[index] != nil)
      }
    }
    .font(.subheadline)
    .lineLimit(1)
    .padding(.horizontal, TableMetrics.margin)
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay(alignment: .bottom) { Divider() }
  }
}

/// A row of a table with a separator below it, unless it is selected.
private struct TableRowView {
  let cells: [AnyView]
  let widths: [CGFloat]
  let alignments: [HorizontalAlignment]
  let selection: ListRowSelection?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pixelLength) private var pixelLength
}

extension TableRowView: View {
  @ViewBuilder var body: some View {
    if let selection {
      row
        .background {
          // A selected row hides the lines at both of its edges, of which the upper one is that of the row above.
          if selection.isSelected { Color.gray4.padding(.top, -pixelLength) }
        }
        .contentShape(Rectangle())
        .gesture(TapGesture().onEnded { selection.select() }, isEnabled: isEnabled)
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: TableMetrics.spacing) {
      ForEach(cells.indices, id: \.self) { index in
        cells[index].frame(
          width: widths[index],
          alignment: Alignment(horizontal: alignments[index], vertical: .center))
      }
    }
    .lineLimit(1)
    .padding(.vertical, 4)
    .frame(minHeight: TableMetrics.rowHeight)
    .padding(.horizontal, TableMetrics.margin)
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay(alignment: .bottom) {
      if selection?.isSelected != true { Divider().padding(.leading, TableMetrics.margin) }
    }
  }
}

/// The order of the rows of a table, in a binding.
struct TableSorting {
  /// Returns the order in which a comparator sorts first; `nil` if it does not.
  let order: (Any) -> SortOrder?
  /// Sorts by a comparator first, or in the reverse order if it sorts first already.
  let sort: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isSame(_ first: Sort, _ second: Sort) -> Bool {
      var first = first
      first.order = second.order
      return first == second
    }
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first else {
        return nil
      }
      return isSame(first, comparator) ? first.order : nil
    }
    sort = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var sorts = binding.wrappedValue
      if let first = sorts.first, isSame(first, comparator) {
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      sorts.removeAll { isSame($0, comparator) }
      binding.wrappedValue = [comparator] + sorts
    }
  }
}

// MARK: Tables of collections

extension Table {
  /// Creates a table of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table of the elements of a collection, with a selected row.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the id of the selected element; `nil` for none.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection))
  }

  /// Creates a table of the elements of a collection, with selected rows.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the ids of the selected elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .many(selection))
  }

  /// Creates a table of the elements of a collection that a tap on a title sorts.
  ///
  /// The table displays the elements in the order of the collection, which the app sorts by the binding.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - sortOrder: A binding to the comparators, of which the first sorts first.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Creates a table of the elements of a collection that a tap on a title sorts, with a selected row.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the id of the selected element; `nil` for none.
  ///   - sortOrder: A binding to the comparators, of which the first sorts first.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Creates a table of the elements of a collection that a tap on a title sorts, with selected rows.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the ids of the selected elements.
  ///   - sortOrder: A binding to the comparators, of which the first sorts first.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: .many(selection),
      sorting: TableSorting(sortOrder))
  }
}

// MARK: Tables of rows

extension Table {
  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values of rows.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }
}
