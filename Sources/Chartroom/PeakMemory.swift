import Foundation

/// The most memory that the process has taken, as the system counts it.
package enum PeakMemory {
  /// Begins to count anew, from what is taken now; where the system cannot, the count goes on.
  package static func restart() {
    // "5" resets the peak (proc(5)); the file may be closed to some.
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  /// The most bytes that were taken at once; 0 where the system does not tell.
  package static var bytes: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
      << 10
  }
}
