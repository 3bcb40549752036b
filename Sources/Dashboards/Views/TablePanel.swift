import ChartSets
import ChartroomUI
import Foundation
import Graphics

/// A table with a header.
struct TablePanel: View {
  let table: TablePlan
  let look: DashboardLook

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      TableColumns(columns: table.columns.map { .init($0.kind) }, spacing: 16) {
        ForEach(table.columns.indices, id: \.self) { header(table.columns[$0]) }
        ForEach(0..<table.rows, id: \.self) { row in
          Divider()
          ForEach(table.columns.indices, id: \.self) { cell(table.columns[$0], row) }
        }
      }
      if table.rest > 0 {
        Text(verbatim: "+ \(table.rest)").font(.caption).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }

  private func header(_ column: TablePlan.Column) -> some View {
    Text(verbatim: column.title).font(.caption).foregroundStyle(.secondary)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: column.isNumber ? .topTrailing : .topLeading)
  }

  private func cell(_ column: TablePlan.Column, _ row: Int) -> some View {
    HStack(spacing: 10) {
      switch column.content {
      case .cells(let cells):
        let cell = cells[row]
        if let part = cell.bar { CellBar(part: part, color: cell.color ?? look.accent) }
        Text(verbatim: cell.text).monospacedDigit().layoutPriority(1)
          .fontWeight(cell.color == nil ? nil : .medium)
          .foregroundStyle(cell.bar == nil ? textColor(cell.color) : .primary)
          .minimumScaleFactor(column.kind == .text ? 1 : 0.5)
      case .lines(let lines):
        SparklineView(values: lines[row], color: look.accent)
          .frame(width: Self.lineSize.width, height: Self.lineSize.height)
      }
    }
    .font(.subheadline)
    .frame(
      maxWidth: .infinity, maxHeight: .infinity,
      alignment: column.isNumber ? .trailing : .leading)
  }

  /// Returns a colour of texts that is a readable shade of that of a rule.
  private func textColor(_ color: Color?) -> Color {
    color?.standingOut(from: look.panelBackground, by: Self.textContrast) ?? .primary
  }

  private static let textContrast = 4.5
  private static let lineSize = CGSize(width: 88, height: 18)
}

/// A bar that is as long as a part of its room.
private struct CellBar: View {
  let part: Double
  let color: Color

  var body: some View {
    GeometryReader { room in
      RoundedRectangle(cornerRadius: 2)
        .fill(color.opacity(0.85))
        .frame(width: max(room.size.width * part, part > 0 ? 1 : 0), height: 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }
}

extension TablePlan.Column {
  /// The kind of the column in the layout.
  fileprivate var kind: TableColumns.Column.Kind {
    switch content {
    case .lines: .number
    case .cells(let cells):
      cells.contains { $0.bar != nil } ? .bar : isNumber ? .number : isDate ? .date : .text
    }
  }
}
