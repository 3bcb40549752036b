import CairoCanvas
import Decimation
package import Foundation

/// The environment of a measurement, which is needed to interpret its results.
package struct BenchmarkEnvironment: Codable, Equatable, Sendable {
  /// The day of the measurement in UTC, as `2026-11-21`.
  package var date: String
  /// The name of the processor, as reported by the system.
  package var processor: String
  /// The number of cores available to the process.
  package var cores: Int
  /// The number of threads that benchmarks use, except those of threading and of scenes.
  package var threads: Int
  /// The version of the compiler, such as `6.3`.
  package var swift: String
  /// The version of the loaded Cairo library.
  package var cairo: String

  /// Creates a description of an environment.
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

  /// Returns the environment of this process.
  ///
  /// - Parameter date: The time of the measurement.
  /// - Returns: The environment; a processor without a name is identified by its architecture.
  package static func current(at date: Date) -> BenchmarkEnvironment {
    BenchmarkEnvironment(
      date: date.formatted(.iso8601.year().month().day()), processor: processorName,
      cores: ParallelWork.processors, threads: 1, swift: compilerVersion,
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

  /// The version of the compiler, which code can only compare with a minimum.
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
