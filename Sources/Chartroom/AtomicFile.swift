import Foundation

/// Files that appear whole or not at all.
///
/// The bytes go to a hidden file in the same folder, `.NAME.PID-N.chartroom.tmp`, are brought to the
/// disk, and take their final name in one step. A reader sees the old file or the new one, never a
/// part; when anything fails the old file stays and the hidden one is removed. One that a killed
/// process left is removed by a process of the same user that begins to write to the folder ten
/// minutes later or more.
package enum AtomicFile {
  /// Writes a file, replacing the one that is there.
  ///
  /// A symbolic link is replaced itself, wherever it leads, so that no name leads out of its folder.
  /// A new file gets the permissions 0666 less the process's `umask`, also when it replaces one with
  /// others.
  ///
  /// - Parameters:
  ///   - bytes: The contents; may be empty.
  ///   - path: Where the file shall be. Its folder must exist. Folders, devices and pipes with this
  ///     name are left alone and refused.
  ///   - syncs: Whether to bring the file to the disk; `true` by default. Else it may be lost, or
  ///     be empty, after a power cut before `sync(_:)`.
  ///   - calls: The system calls to use, which a test can make fail.
  /// - Throws: `OutputError` with the path as given. After `.sync` of the folder failed the new file
  ///   is in its place, whole, but may not outlive a power cut.
  package static func write(
    _ bytes: [UInt8], to path: String, syncs: Bool = true, calls: SystemCalls = SystemCalls()
  ) throws(OutputError) {
    let draft = try Draft(of: path, calls: calls)
    do throws(OutputError) {
      try draft.write(bytes)
    } catch {
      draft.remove()
      throw error
    }
    try draft.putInPlace(syncs: syncs)
  }

  /// Brings files to the disk that were written without.
  ///
  /// - Parameter paths: The paths as they were written to, all of one folder.
  /// - Throws: `OutputError` with the first path that failed.
  package static func sync(_ paths: some Sequence<String>) throws(OutputError) {
    let calls = SystemCalls()
    var last: String?
    for path in paths {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure(.sync, path) }
      try close(file, for: path, syncs: true, calls: calls)
      last = path
    }
    if let last { try syncFolder(target(last).folder, for: last, calls: calls) }
  }

  /// A hidden file that is being written.
  ///
  /// End it with `putInPlace` or `remove`.
  struct Draft: Sendable {
    /// The open file.
    let file: Int32
    private let path: String
    private let target: Target
    /// The path of the hidden file.
    let temporary: String
    private let calls: SystemCalls

    /// Creates the hidden file of a path.
    ///
    /// - Throws: `OutputError`, as `write(_:to:)`.
    init(of path: String, calls: SystemCalls) throws(OutputError) {
      self.path = path
      self.calls = calls
      target = try AtomicFile.target(path)
      (file, temporary) = try AtomicFile.create(beside: target, for: path)
    }

    /// Whether nothing has been written, here or by another process.
    var isEmpty: Bool {
      var status = stat()
      return fstat(file, &status) == 0 && status.st_size == 0
    }

    /// Adds bytes.
    ///
    /// - Throws: `OutputError`; the file is still there.
    func write(_ bytes: [UInt8]) throws(OutputError) {
      let code = calls.writeAll(bytes, to: file)
      if code != 0 { throw OutputError(path: path, operation: .write, code: code) }
    }

    /// Brings the file to the disk, closes it and gives it its final name.
    ///
    /// - Parameter syncs: Whether to bring it, and its name in the folder, to the disk.
    /// - Throws: `OutputError`; the hidden file is then removed, and what was there before stays. Only
    ///   when bringing the name to the disk failed is the new file in its place, whole, but may not
    ///   outlive a power cut.
    func putInPlace(syncs: Bool = true) throws(OutputError) {
      // Keeps the file locked until it has its name; without a descriptor left, it is young enough.
      let lock = fcntl(file, F_DUPFD_CLOEXEC, 0)
      defer { Foundation.close(lock) }
      do throws(OutputError) {
        try AtomicFile.close(file, for: path, syncs: syncs, calls: calls)
        try AtomicFile.check(calls.rename(temporary, target.path), .rename, path)
      } catch {
        Temporaries.remove(temporary)
        throw error
      }
      Temporaries.forget(temporary)
      if syncs { try AtomicFile.syncFolder(target.folder, for: path, calls: calls) }
    }

    /// Closes the file and removes it.
    func remove() {
      Foundation.close(file)
      Temporaries.remove(temporary)
    }
  }

  /// The two parts of a path.
  private struct Target {
    var folder: String
    var name: String
    var path: String { folder == "/" ? "/" + name : folder + "/" + name }
  }

  private static func target(_ path: String) throws(OutputError) -> Target {
    var status = stat()
    if lstat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG, S_IFLNK: break
      case S_IFDIR: throw OutputError(path: path, operation: .create, code: EISDIR)
      default: throw OutputError(path: path, operation: .create, code: EEXIST)
      }
    }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      guard !path.isEmpty else { throw OutputError(path: path, operation: .create, code: ENOENT) }
      return Target(folder: ".", name: path)
    }
    let name = String(path[path.index(after: slash)...])
    guard !name.isEmpty else { throw OutputError(path: path, operation: .create, code: EISDIR) }
    let folder = String(path[..<slash])
    return Target(folder: folder.isEmpty ? "/" : folder, name: name)
  }

  /// Opens a file that was not there before, and returns its descriptor and path.
  private static func create(
    beside target: Target, for path: String
  ) throws(OutputError) -> (file: Int32, temporary: String) {
    Temporaries.tidy(target.folder)
    while true {
      let name = Temporaries.name(for: target.name)
      let temporary = Target(folder: target.folder, name: name).path
      let file = Temporaries.create(temporary)
      if file >= 0 { return (file, temporary) }
      // Left by a process that was killed a moment ago, or another machine's on a shared disk: take
      // the next.
      guard errno == EEXIST || errno == EINTR else { throw failure(.create, path) }
    }
  }

  /// Brings all bytes to the disk and closes the file, also on failure.
  private static func close(
    _ file: Int32, for path: String, syncs: Bool, calls: SystemCalls
  ) throws(OutputError) {
    var code: Int32 = 0
    while syncs, code == 0, calls.sync(file) != 0 { if errno != EINTR { code = errno } }
    // Linux closes the file even when close is interrupted.
    if Foundation.close(file) != 0, code == 0, errno != EINTR { code = errno }
    if code != 0 { throw OutputError(path: path, operation: .sync, code: code) }
  }

  private static func syncFolder(
    _ folder: String, for path: String, calls: SystemCalls
  ) throws(OutputError) {
    // A folder that may be written but not read cannot be opened; some file systems have no sync of
    // folders (EINVAL). Neither takes anything away from the file.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { Foundation.close(descriptor) }
    while calls.sync(descriptor) != 0 {
      if errno == EINVAL { return }
      if errno != EINTR { throw failure(.sync, path) }
    }
  }

  private static func check(
    _ result: Int32, _ operation: OutputError.Operation, _ path: String
  ) throws(OutputError) {
    if result != 0 { throw failure(operation, path) }
  }

  private static func failure(_ operation: OutputError.Operation, _ path: String) -> OutputError {
    OutputError(path: path, operation: operation, code: errno)
  }
}
