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
      Spacer(minLength: 0)
    }
    .lineLimit(1)
  }

  /// The index of the column that takes the room that is left: the first one with bars, or else the first one.
  private var widest: Int { table.columns.firstIndex { !$0.bars.isEmpty } ?? 0 }

  private func header(_ column: TablePlan.Column, _ index: Int) -> some View {
    Text(verbatim: column.title).font(.caption).foregroundStyle(.secondary)
      .frame(height: Self.headerHeight, alignment: .top)
      .frame(
        maxWidth: index == widest ? .infinity : nil,
        alignment: column.isNumber ? .trailing : .leading
      )
      .gridColumnAlignment(column.isNumber ? .trailing : .leading)
  }

  private func cell(_ column: TablePlan.Column, _ index: Int, _ row: Int) -> some View {
    HStack(spacing: 10) {
      if !column.bars.isEmpty { CellBar(part: column.bars[row], color: look.accent) }
      Text(verbatim: column.cells[row]).monospacedDigit().layoutPriority(1)
    }
    .font(.subheadline)
    .frame(
      maxWidth: index == widest ? .infinity : nil,
      alignment: column.isNumber ? .trailing : .leading
    )
    .frame(height: Self.rowHeight)
  }

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
