import DataTables

/// The collection of the warnings of a dashboard.
final class PanelWarnings {
  /// The different warnings, each with its place in the spec.
  private(set) var messages: [String] = []
  /// The names of the columns of the current panel that were checked.
  private var checked: Set<String> = []

  /// Begins the next panel.
  func beginPanel() { checked = [] }

  /// Adds a warning.
  func add(_ message: String) {
    if !messages.contains(message) { messages.append(message) }
  }

  /// Adds a warning if a column has infinite numbers, which no panel can show, or cells of another type than most.
  ///
  /// - Parameters:
  ///   - column: The column, which is checked once for each panel.
  ///   - problem: Returns the problem with a message at the place where the spec names the column.
  /// - Complexity: O(*n*) for *n* rows.
  func check(_ column: DataColumn, _ problem: (String) -> SpecProblem) {
    guard checked.insert(column.name).inserted else { return }
    // Repeated numbers among names can be codes, and repeated dates are dates.
    if let fault = column.fault,
      column.numbers != nil || !fault.expectsNumbers || column.holdsNumbers
    {
      let cells = fault.count == 1 ? "1 cell" : "\(fault.count) cells"
      add(
        "\(problem("column '\(column.name)' has \(cells) of another type than most. \(fault.first)"))"
      )
    }
    guard let count = column.numbers?.infiniteCount, count > 0 else { return }
    add("\(problem("\(column.sentence(onInfinite: count)) shown as missing. Correct the data."))")
  }
}
