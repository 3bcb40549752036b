import Foundation

/// The peak resident memory of the process, as measured by the system.
package enum PeakMemory {
  /// Resets the peak to the current resident memory, if the system supports it.
  package static func restart() {
    // "5" resets the peak (proc(5)); some users may not open the file.
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  /// The peak, in bytes; 0 if the system does not report it.
  package static var bytes: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
      << 10
  }
}
