import Chartroom
import Foundation

/// The report of a run, in JSON.
///
/// `RunReport.schema` describes the JSON.
package struct RunReport: Codable, Hashable, Sendable {
  /// The version of the format.
  package static let format = 1

  /// The version of the format of this report.
  package var format = Self.format
  /// The version of the tool.
  package var tool: String
  /// The part of the run; `nil` for all of it.
  package var shard: Shard?
  /// The folder of the pictures, relative to that of the report.
  package var folder: String
  package var specs: [Spec]
  /// The names of all pictures of the run, in order, those of other shards too.
  package var planned: [String]
  package var totals: Totals
  /// The failures of files that could not be read, whose pictures are not among those of the run.
  package var problems: [String]
  /// The results, in the order of `planned`.
  package var items: [PictureRecord]

  /// A spec of a run.
  package struct Spec: Codable, Hashable, Sendable {
    package var path: String
    package var sha256: String

    package init(path: String, sha256: String) { (self.path, self.sha256) = (path, sha256) }
  }

  /// The sums of a run.
  package struct Totals: Codable, Hashable, Sendable {
    /// The numbers of items by their states.
    package var drawn = 0
    package var unchanged = 0
    package var failed = 0
    package var omitted = 0
    /// The sum of the sizes of the pictures, in bytes.
    package var bytes = 0
    /// The number of warnings.
    package var warnings = 0
    /// The sum of the times of items that were drawn or failed, in seconds; workers draw at the same time.
    package var seconds = 0.0
    /// The greatest peak of resident memory of one process, in bytes.
    package var peakMemory = 0

    /// Adds up results.
    package init(_ items: [PictureRecord]) {
      for item in items {
        switch item.status {
        case .drawn: drawn += 1
        case .unchanged: unchanged += 1
        case .failed: failed += 1
        case .omitted: omitted += 1
        }
        bytes += item.bytes ?? 0
        warnings += item.warnings.count
        guard item.status != .unchanged else { continue }
        seconds += item.seconds.sum
        peakMemory = max(peakMemory, item.peakMemory ?? 0)
      }
    }
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - tool: The version of the tool.
  ///   - shard: The part of the run; `nil` for all of it.
  ///   - folder: The folder of the pictures, relative to that of the report.
  ///   - specs: The specs.
  ///   - planned: The names of all pictures of the run, in order.
  ///   - problems: The failures of files that could not be read.
  ///   - items: The results of this part.
  package init(
    tool: String, shard: Shard?, folder: String, specs: [SpecSource], planned: [String],
    problems: [String], items: [PictureRecord]
  ) {
    self.problems = problems
    (self.tool, self.shard, self.folder, self.planned) = (tool, shard, folder, planned)
    self.specs = specs.map { Spec(path: $0.path, sha256: FileDigest.of($0.text.utf8)) }
    self.items = items
    totals = Totals(items)
  }

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - path: The path of the file, for messages.
  /// - Throws: `RunReportError` for anything but a report of this format.
  package init(_ bytes: [UInt8], path: String) throws(RunReportError) {
    guard let report = try? JSONDecoder().decode(RunReport.self, from: Data(bytes)) else {
      throw RunReportError(
        message: "\(path): not a report. Give a file that 'chartroom render --report' wrote.")
    }
    guard report.format == Self.format,
      report.items.allSatisfy({ report.specs.indices.contains($0.item.spec) })
    else {
      throw RunReportError(
        message:
          "\(path): a report of format \(report.format), expected \(Self.format). Use the tool that wrote it."
      )
    }
    self = report
  }

  /// The text in JSON, with sorted keys.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// Creates the report of a whole run from those of its shards.
  ///
  /// The folder is that of the first part.
  ///
  /// - Parameter parts: The reports with the paths of their files, in any order.
  /// - Throws: `RunReportError` if the parts are not of one run, or if not every picture was made exactly once. The
  ///   error names the pictures.
  package init(merging parts: [(path: String, report: RunReport)]) throws(RunReportError) {
    guard let first = parts.first else { throw RunReportError(message: "no reports.") }
    for part in parts {
      for (word, isEqual) in [
        ("pictures", part.report.planned == first.report.planned),
        ("specs", part.report.specs == first.report.specs),
        ("versions of the tool", part.report.tool == first.report.tool),
      ] where !isEqual {
        throw RunReportError(
          message: "\(part.path) and \(first.path) are of different runs: their \(word) differ.")
      }
    }
    var made: [String: (path: String, record: PictureRecord)] = [:]
    var double: [String] = []
    for part in parts {
      for record in part.report.items where record.status != .omitted {
        guard let other = made.updateValue((part.path, record), forKey: record.item.name) else {
          continue
        }
        double.append("\(record.item.name) (\(other.path) and \(part.path))")
      }
    }
    let missing = first.report.planned.filter { made[$0] == nil }
    let unknown = Set(made.keys).subtracting(first.report.planned).sorted()
    let faults = [
      ("made twice", double), ("not made", missing), ("not of the run", unknown),
    ].filter { !$0.1.isEmpty }
    guard faults.isEmpty else {
      throw RunReportError(
        message: faults.map {
          "\($0.1.count) \($0.1.count == 1 ? "picture" : "pictures") \($0.0): "
            + $0.1.joined(separator: ", ") + "."
        }.joined(separator: " "))
    }
    self = first.report
    shard = nil
    for problem in parts.flatMap(\.report.problems) where !problems.contains(problem) {
      problems.append(problem)
    }
    items = first.report.planned.compactMap { made[$0]?.record }
    totals = Totals(items)
  }
}

/// The error for a report that cannot be read or merged.
package struct RunReportError: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String

  package var description: String { message }
}
