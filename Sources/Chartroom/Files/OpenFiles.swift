import Foundation

/// The open files of this process.
package enum OpenFiles {
  /// The number of files that the process can still open; `Int.max` if the system does not report it.
  package static var free: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
    var open = 0
    // Counting needs a descriptor itself.
    guard let entries = opendir("/proc/self/fd") else { return errno == EMFILE ? 0 : .max }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      if entry.pointee.d_name.0 != UInt8(ascii: ".") { open += 1 }
    }
    return Int(clamping: limit.rlim_cur) - open
  }
}
