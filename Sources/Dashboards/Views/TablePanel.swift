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
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
        GridRow {
          ForEach(table.columns.indices, id: \.self) { header(table.columns[$0], $0) }
        }
        ForEach(0..<table.rows, id: \.self) { row in
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            ForEach(table.columns.indices, id: \.self) { cell(table.columns[$0], $0, row) }
          }
        }
      }
      if table.rest > 0 {
        Text(verbatim: "+ \(table.rest)").font(.caption).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }

  private func header(_ column: TablePlan.Column, _ index: Int) -> some View {
    Text(verbatim: column.title).font(.caption).foregroundStyle(.secondary)
      .frame(height: Self.headerHeight, alignment: .top)
      .frame(
        maxWidth: room(column, index),
        alignment: column.isNumber ? .trailing : .leading
      )
      .gridColumnAlignment(column.isNumber ? .trailing : .leading)
  }

  private func cell(_ column: TablePlan.Column, _ index: Int, _ row: Int) -> some View {
    HStack(spacing: 10) {
      switch column.content {
      case .cells(let cells):
        let cell = cells[row]
        if let part = cell.bar { CellBar(part: part, color: cell.color ?? look.accent) }
        Text(verbatim: cell.text).monospacedDigit().layoutPriority(1)
          .fontWeight(cell.color == nil ? nil : .medium)
          .foregroundStyle(cell.bar == nil ? textColor(cell.color) : .primary)
      case .lines(let lines):
        SparklineView(values: lines[row], color: look.accent)
          .frame(width: Self.lineSize.width, height: Self.lineSize.height)
      }
    }
    .font(.subheadline)
    .frame(
      maxWidth: room(column, index),
      alignment: column.isNumber ? .trailing : .leading
    )
    .frame(height: Self.rowHeight)
  }

  /// Returns the greatest width of a column: the first one takes the room that those with bars leave.
  private func room(_ column: TablePlan.Column, _ index: Int) -> CGFloat? {
    column.hasBars ? Self.barWidth : index == 0 ? .infinity : nil
  }

  /// Returns a colour of texts that is a readable shade of that of a rule.
  private func textColor(_ color: Color?) -> Color {
    color?.standingOut(from: look.panelBackground, by: Self.textContrast) ?? .primary
  }

  private static let textContrast = 4.5
  /// The greatest width of a column with bars, in points.
  private static let barWidth: CGFloat = 300
  private static let lineSize = CGSize(width: 88, height: 18)
  private static let headerHeight: CGFloat = 22
  private static let rowHeight: CGFloat = 30
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
  fileprivate var hasBars: Bool {
    if case .cells(let cells) = content { cells.contains { $0.bar != nil } } else { false }
  }
}
