import Foundation

/// The rows of a list with their backgrounds and separators.
struct ListRows<Content: View> {
  let content: Content
  let metrics: ListMetrics
  let selection: ListSelection?
  /// Whether the rows have controls with which the user edits the list.
  let isEdited: Bool
  let outline: OutlineExpansion
}

extension ListRows: View {
  var body: some View { content }
}

extension ListRows: RowContainer {
  func appendRows(to list: inout RowList) {
    let rows = RowList(of: content, outline: outline, bodies: list.bodies)
    list.append(
      source: DecoratedRows(
        rows: rows, metrics: metrics, selection: selection, isEdited: isEdited))
  }
}

/// The rows of a list with their backgrounds and separators.
private struct DecoratedRows: RowSource {
  let rows: RowList
  let metrics: ListMetrics
  let selection: ListSelection?
  let isEdited: Bool

  var count: Int { rows.count }
  func id(at index: Int) -> AnyHashable { AnyHashable(rows.id(at: index)) }
  func identifies(_ index: Int, as id: AnyHashable) -> Bool { rows.identifies(index, as: id) }
  func elementID(at index: Int) -> AnyHashable? { rows.elementID(at: index) }
  func row(at index: Int) -> any View { rows.row(at: index) }
  func tag(at index: Int) -> RowTag? { rows.tag(at: index) }

  func view(at index: Int) -> any View {
    let view = AnyView(erasing: rows.view(at: index))
    let mark = rows.section(at: index)
    switch mark?.role {
    case .header?:
      let values = rows.values(ofSection: mark)
      return AnyView(
        ListHeader(
          content: view, metrics: metrics, isFirst: index == 0,
          sectionProminence: values.headerProminence,
          expansion: metrics.kind == .sidebar ? values.sectionExpansion : nil))
    case .footer?:
      return AnyView(ListFooter(content: view, metrics: metrics))
    default:
      let selection = rowSelection(at: index)
      let position = position(of: index, in: mark)
      let element = rows.edits(at: index)
      let row = ListRow(
        content: view, metrics: metrics, position: position,
        isSelected: selection?.isSelected ?? false,
        controls: isEdited ? controls(of: element, selection) : RowControls(),
        edits: element)
      func movable(_ row: some View) -> any View {
        let margins = metrics.margins(ofRowAt: position)
        guard let element, element.edits.setsMove else { return AnyView(row.padding(margins)) }
        return AnyView(row.modifier(MovableRow(element: element)).padding(margins))
      }
      return selection.map { movable(row.modifier(SelectableRow(selection: $0))) } ?? movable(row)
    }
  }

  /// Returns the selection of a row; `nil` if the list or the row cannot be selected.
  private func rowSelection(at index: Int) -> ListRowSelection? {
    guard let selection, let tag = rows.tag(at: index) else { return nil }
    return ListRowSelection(
      isSelected: selection.contains(tag),
      isEnabled: !restrictions(of: rows.row(at: index)).contains(.selection)
    ) { selection.toggle(tag) }
  }

  /// Returns the controls beside a row while the list is edited.
  private func controls(
    of element: ElementEdits?, _ rowSelection: ListRowSelection?
  ) -> RowControls {
    var controls = RowControls()
    if selection?.isMultiple == true {
      if rowSelection?.isEnabled == true { controls.leading = .selection }
    } else if element?.edits.delete != nil {
      controls.leading = .deletion
    }
    controls.hasHandle = element?.edits.move != nil
    return controls
  }

  private func position(of index: Int, in mark: SectionMark?) -> ListPosition {
    func isSameSection(_ other: Int) -> Bool {
      rows.section(at: other)?.section == mark?.section
    }
    func isContent(_ other: Int) -> Bool {
      isSameSection(other) && rows.section(at: other)?.role ?? .content == .content
    }
    let isFirst = index == 0 || !isContent(index - 1)
    let hasHeader = index > 0 && isFirst && isSameSection(index - 1)
    return ListPosition(
      isFirst: isFirst, isLast: index + 1 == count || !isContent(index + 1),
      isInFirstSection: index == 0, hasHeader: hasHeader)
  }
}

/// Whether a row is selected, and the action of a tap.
struct ListRowSelection {
  let isSelected: Bool
  /// Whether the user can select the row.
  let isEnabled: Bool
  let select: () -> Void
}
