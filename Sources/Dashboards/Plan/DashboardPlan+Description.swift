import ChartSets
import ChartroomUI
import Foundation
import Graphics

extension DashboardPlan: CustomStringConvertible {
  /// The panels with their places and what they show, one part a line.
  package var description: String {
    let size = height > 0 ? "\(Int(width))x\(Int(height))" : "\(Int(width)) wide"
    var lines = ["\(name), \(size)" + Self.titled(title, subtitle)]
    for (panel, cell) in zip(panels, grid.cells) {
      let rows =
        cell.rows.count == 1
        ? "row \(cell.rows.upperBound)"
        : "rows \(cell.rows.lowerBound + 1)-\(cell.rows.upperBound)"
      let place = "\(rows), columns \(cell.columns.lowerBound + 1)-\(cell.columns.upperBound)"
      lines.append("  \(place)" + Self.titled(panel.title, panel.subtitle))
      lines += panel.content.lines.map { "    " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  private static func titled(_ title: String, _ subtitle: String) -> String {
    let texts = [title, subtitle].filter { !$0.isEmpty }
    return texts.isEmpty ? "" : ": " + texts.joined(separator: ", ")
  }
}

extension PanelPlan.Content {
  fileprivate var lines: [String] {
    switch self {
    case .chart(let chart):
      return chart.facets.flatMap { facet in
        (facet.title.isEmpty ? [] : ["chart of \(facet.title)"]) + facet.layers.flatMap(\.lines)
      }
    case .number(let number):
      let change = number.change.isEmpty ? "" : " (\(number.change), \(number.tone))"
      return ["number \(number.value)\(change), line of \(number.line.count)"]
    case .table(let table):
      let header = table.columns.map(\.title).joined(separator: " | ")
      let rows = (0..<table.rows).map { row in
        table.columns.map { $0.text(row) }.joined(separator: " | ")
      }
      return [header] + rows + (table.rest > 0 ? ["+ \(table.rest)"] : [])
    case .gauge(let gauge):
      let share =
        gauge.share.map { $0.formatted(.percent.precision(.fractionLength(0))) } ?? "no value"
      let color = gauge.color.map { ", in \($0.resolve(in: .light).hex)" } ?? ""
      return ["gauge \(gauge.value) from \(gauge.least) to \(gauge.most): \(share)\(color)"]
    case .chartSet(let set):
      let series = set.lines.map { $0.isHidden ? "(\($0.title))" : $0.title }
      return [
        "chart set \(set.heading): \(series.joined(separator: ", ")), \(set.time.count) points"
      ]
    case .image(let image):
      return ["image of \(image.image.width)x\(image.image.height) pixels"]
    case .text(let blocks): return blocks.map { "\($0.content)" }
    case .failure(let reason): return ["failure: \(reason)"]
    }
  }
}

extension LayerPlan {
  fileprivate var lines: [String] {
    ["\(mark.mark.rawValue) marks"]
      + series.map { series in
        let names = [series.color, series.symbol, series.line, series.position, series.division]
          .filter { !$0.isEmpty }.joined(separator: ", ")
        let positions = [("x", series.x), ("y", series.y), ("angle", series.angles)]
          .filter { $0.1.count > 0 }
          .map { "\($0.0) \($0.1.title) \($0.1.words)" }.joined(separator: "; ")
        return "  \(names.isEmpty ? "all" : names): \(positions)"
      }
  }
}

extension PositionPlan {
  /// The kind of the positions, and up to four of them.
  fileprivate var words: String {
    func list(_ values: [String]) -> String {
      "[\(values.prefix(4).joined(separator: ", "))\(values.count > 4 ? ", … \(values.count)" : "")]"
    }
    func date(_ seconds: Double) -> String {
      seconds.isFinite
        ? Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601) : "missing"
    }
    switch values {
    case .none: return ""
    case .numbers(let values): return list(values.map { "\($0)" })
    case .dates(let values): return list(values.map(date)) + (unit.map { " by \($0)" } ?? "")
    case .names(let names): return list(names)
    case .numberRanges(let starts, let ends):
      return list(zip(starts, ends).map { "\($0)...\($1)" })
    case .dateRanges(let starts, let ends):
      return list(zip(starts, ends).map { "\(date($0))...\(date($1))" })
    }
  }
}
