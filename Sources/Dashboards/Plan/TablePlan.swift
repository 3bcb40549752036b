import Graphics

/// A table.
struct TablePlan: Sendable, Equatable {
  let columns: [Column]
  /// The number of rows that are shown.
  let rows: Int
  /// The number of rows that are not shown.
  let rest: Int

  /// A column with its cells.
  struct Column: Sendable, Equatable {
    let title: String
    let isNumber: Bool
    let isDate: Bool
    let content: Content

    /// The text of a row, for descriptions.
    func text(_ row: Int) -> String {
      switch content {
      case .cells(let cells):
        cells[row].text + (cells[row].color.map { " in \($0.resolve(in: .light).hex)" } ?? "")
      case .lines(let lines): "line of \(lines[row].count)"
      }
    }
  }

  /// The contents of cells, one for each row.
  enum Content: Sendable, Equatable {
    case cells([Cell])
    /// The values of small lines; empty for none.
    case lines([[Double]])
  }

  /// A text with its bar.
  struct Cell: Sendable, Equatable {
    let text: String
    /// The length of the bar, from 0 to 1; `nil` for none.
    let bar: Double?
    /// The colour that a rule gives; `nil` for the usual one.
    let color: Color?
  }
}
