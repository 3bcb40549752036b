import Dashboards
import Foundation

/// A report in plain text.
struct ReportText {
  private let report: RunReport

  init(_ report: RunReport) { self.report = report }

  /// The sums on one line.
  var summary: String {
    let totals = report.totals
    let counts = [
      (totals.drawn, "drawn"), (totals.unchanged, "unchanged"), (totals.failed, "failed"),
      (totals.omitted, "omitted"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let shard = report.shard.map { " of shard \($0.number)/\($0.count)" } ?? ""
    let warnings =
      totals.warnings > 0
      ? ", \(totals.warnings) \(totals.warnings == 1 ? "warning" : "warnings")" : ""
    return "\(report.items.count) \(report.items.count == 1 ? "picture" : "pictures")\(shard): "
      + (counts.isEmpty ? "none" : counts.joined(separator: ", ")) + warnings
      + "; \(Self.size(totals.bytes)), \(Self.seconds(totals.seconds)), at most "
      + "\(Self.size(totals.peakMemory)) of memory; chartroom \(report.tool)"
  }

  /// The sums, the failures and warnings, and the slowest pictures.
  var text: String {
    var lines = [summary] + report.problems.map { "problem: \($0)" }
    for record in report.items where record.status == .failed || record.status == .omitted {
      lines.append("")
      lines.append("\(record.status.rawValue): \(record.item.name)")
      lines += record.reasons.map { "  \($0)" }
    }
    let warnings = report.items.flatMap(\.warnings)
    if !warnings.isEmpty { lines += [""] + Set(warnings).sorted().map { "warning: \($0)" } }
    let slowest = report.items.filter { $0.status == .drawn }
      .sorted { ($1.seconds.sum, $0.item.name) < ($0.seconds.sum, $1.item.name) }.prefix(5)
    if !slowest.isEmpty {
      lines += ["", "slowest:"]
      lines += slowest.map { record in
        let stages = record.seconds
        return
          "  \(Self.seconds(stages.sum))  \(record.item.name) (data \(Self.seconds(stages.data)), layout "
          + "\(Self.seconds(stages.layout)), picture \(Self.seconds(stages.picture)), file "
          + "\(Self.seconds(stages.file)))"
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a number of bytes with its unit, such as `1.5 MB`.
  static func size(_ bytes: Int) -> String {
    let (value, unit) =
      bytes < 1_000_000
      ? (Double(bytes) / 1e3, "kB")
      : bytes < 1_000_000_000 ? (Double(bytes) / 1e6, "MB") : (Double(bytes) / 1e9, "GB")
    return String(format: "%.1f ", value) + unit
  }

  /// Returns a time with its unit, such as `1.25 s`.
  static func seconds(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }
}
