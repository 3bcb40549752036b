import Foundation

/// The metadata of a file that change when it is written or replaced.
struct FileFingerprint: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let times: [Int]

  /// Reads the metadata; `nil` if there is no such file.
  ///
  /// An empty log of an SQLite database is as good as none: whoever reads the database makes one.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 || !path.hasSuffix("-wal") else {
      return nil
    }
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    size = Int(status.st_size)
    times = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }
}
