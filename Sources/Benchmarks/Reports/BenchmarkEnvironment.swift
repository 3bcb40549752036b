import CairoCanvas
package import Foundation

/// What must be known to make sense of a benchmark's numbers.
package struct BenchmarkEnvironment: Codable, Equatable, Sendable {
  /// The day of the measurement in UTC, as `2026-11-21`.
  package var date: String
  /// The name of the processor, as the system tells it.
  package var processor: String
  /// How many cores the process may use.
  package var cores: Int
  /// How many threads the benchmarks use, but for those that are about threads, and for scenes.
  package var threads: Int
  /// The version of the compiler, as `6.3`.
  package var swift: String
  /// The version of the Cairo library that is loaded.
  package var cairo: String

  /// Creates a description.
  package init(
    date: String, processor: String, cores: Int, threads: Int, swift: String, cairo: String
  ) {
    self.date = date
    self.processor = processor
    self.cores = cores
    self.threads = threads
    self.swift = swift
    self.cairo = cairo
  }

  /// The environment of this process.
  ///
  /// - Parameter date: The time of the measurement.
  /// - Returns: The environment; a processor without a name goes by its architecture.
  package static func current(at date: Date) -> BenchmarkEnvironment {
    BenchmarkEnvironment(
      date: date.formatted(.iso8601.year().month().day()), processor: processorName,
      cores: ProcessInfo.processInfo.activeProcessorCount, threads: 1, swift: compilerVersion,
      cairo: CairoLibrary.version)
  }

  private static var processorName: String {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    for line in information.split(separator: "\n") where line.hasPrefix("model name") {
      let name = line.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { return name }
    }
    #if arch(x86_64)
      return "x86-64"
    #elseif arch(arm64)
      return "arm64"
    #else
      return "unknown"
    #endif
  }

  /// A program can ask its compiler only whether it has at least some version.
  private static var compilerVersion: String {
    #if compiler(>=6.5)
      "6.5 or newer"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
