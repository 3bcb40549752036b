import Foundation
import TestSupport
import Testing

/// The compiler with the modules that the tests were built with.
private struct TypeChecker {
  /// An error of the compiler.
  struct Complaint {
    let line: Int
    let message: String
  }

  /// The folder of the test program, with the modules of the same configuration.
  private let build: URL

  /// The checker; `nil` on a machine without `swiftc` in its path.
  static let shared = TypeChecker()

  private init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }),
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    build = URL(filePath: program).deletingLastPathComponent()
  }

  /// The module maps of the C modules on which Charts depends.
  private var moduleMaps: [URL] {
    let scratch = build.deletingLastPathComponent().deletingLastPathComponent()
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let numerics = "checkouts/swift-numerics/Sources/_NumericsShims/include/module.modulemap"
    return [
      build.appending(path: "CKernels.build/module.modulemap"),
      build.appending(path: "COpenCombineHelpers.build/module.modulemap"),
      scratch.appending(path: numerics),
      package.appending(path: "Sources/CPreviews/module.modulemap"),
      package.appending(path: "Sources/CCMark/module.modulemap"),
    ]
  }

  /// Returns the errors of a source file that imports Charts.
  func complaints(about source: String) throws -> [Complaint] {
    let folder = try TemporaryFolder()
    try folder.put(source, in: "Source.swift")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm",
        "-I", build.appending(path: "Modules").path,
        "-module-cache-path", build.appending(path: "ModuleCache").path,
      ] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] } + [
        folder.path + "/Source.swift"
      ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let parts = line.wholeMatch(of: /.*?:(?<line>\d+):\d+: error: (?<message>.*)/) else {
        return line.contains("error: ") ? Complaint(line: 0, message: String(line)) : nil
      }
      return Complaint(line: Int(parts.line) ?? 0, message: String(parts.message))
    }
  }
}

@Suite("Wrong types in marks")
struct WrongTypeTests {
  /// Charts whose wrong lines end in `// wrong`.
  private let charts = #"""
    import Charts

    struct Sale { var day: Date; var count: Int; var city: String }

    struct WrongCharts {
      var sales: [Sale]

      @MainActor var aView: some View {
        Chart {
          RuleMark(y: .value("Limit", 10))
          ForEach(sales, id: \.day) { sale in
            LineMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", Text("7")))  // wrong
              .foregroundStyle(by: .value("City", sale.city))
              .interpolationMethod(.monotone)
          }
        }
        .chartXAxis { AxisMarks(values: .stride(by: .day)) }
      }

      @MainActor var anUnknownName: some View {
        Chart(sales, id: \.day) { sale in
          BarMark(x: .value("Day", sale.day), y: .value("Sales", saleCount))  // wrong
            .cornerRadius(4)
        }
        .chartXAxis(.hidden)
      }

      @MainActor var anUnknownProperty: some View {
        Chart {
          ForEach(sales, id: \.day) { sale in
            PointMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount))  // wrong
              .symbolSize(40)
          }
        }
      }

      @MainActor var anArray: some View {
        Chart(sales, id: \.day) { sale in
          AreaMark(x: .value("Day", sale.day), y: .value("Sales", [sale.count]))  // wrong
        }
      }

      @MainActor var anOptional: some View {
        Chart {
          ForEach(sales, id: \.city) { sale in
            SectorMark(angle: .value("Sales", Optional(sale.count)), innerRadius: .ratio(0.5))  // wrong
              .foregroundStyle(by: .value("City", sale.city))
          }
        }
        .chartLegend(.hidden)
      }
    }
    """#

  @Test(
    "a wrong type in a mark is an error at the line of the mark",
    .enabled(if: TypeChecker.shared != nil, "There is no swiftc in the path."))
  func lines() throws {
    let checker = try #require(TypeChecker.shared)
    let complaints = try checker.complaints(about: charts)
    let wrong = charts.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $1.hasSuffix("// wrong") }.map { $0.offset + 1 }
    #expect(wrong.count == 5)
    #expect(complaints.map(\.line) == wrong, "\(complaints)")
    #expect(!complaints.contains { $0.message.contains("reasonable time") }, "\(complaints)")
  }
}
