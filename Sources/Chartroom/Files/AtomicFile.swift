import Foundation

/// Atomic file writes: a file appears complete or not at all.
///
/// The bytes are written to a hidden file in the same folder, `.NAME.PID-N.chartroom.tmp`, and synced to the
/// disk. Then the hidden file is renamed atomically. If the path is that of a symbolic link, its target is the
/// file. A reader sees either the old file or the new one, never a partial file. If writing fails, the old file
/// stays and the hidden file is removed. The hidden file of a killed process is removed by the next process of
/// the same user that writes to the folder at least ten minutes later.
package enum AtomicFile {
  /// Writes a file, or replaces an existing one.
  ///
  /// A symbolic link stays, and the file that it leads to is written. The new file has the permissions 0666
  /// without the bits of the process's `umask`, even if the replaced file has others.
  ///
  /// - Parameters:
  ///   - bytes: The contents; may be empty.
  ///   - path: The path of the file. Its folder must exist. An existing folder, device, pipe or socket at this
  ///     path is an error and stays unchanged, as is a link to one, such as `/dev/stdout`.
  ///   - syncs: Whether to sync the file to the disk; `true` by default. If `false`, a power failure before
  ///     `sync(_:)` can lose or empty the file.
  ///   - calls: The system calls to use; the real ones by default. Tests can replace them.
  /// - Throws: `OutputError` with the path as given. If only syncing the folder failed (`.sync`), the new
  ///   file is complete and has its final name, but a power failure can lose it.
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

  /// Syncs files that were written with `syncs: false` to the disk.
  ///
  /// - Parameter paths: The paths as passed to `write`, all in one folder.
  /// - Throws: `OutputError` with the first path that cannot be synced.
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

  /// Checks that a file can be created, without writing it.
  ///
  /// The check creates a hidden file in the folder and removes it.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `OutputError`, under the conditions of `write`.
  package static func check(_ path: String) throws(OutputError) {
    try Draft(of: path, calls: SystemCalls()).remove()
  }

  /// A hidden file that is being written.
  ///
  /// Call `putInPlace` or `remove` once, at the end.
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
    /// - Throws: `OutputError` if the path cannot be written, or if the hidden file cannot be created.
    init(of path: String, calls: SystemCalls) throws(OutputError) {
      self.path = path
      self.calls = calls
      target = try AtomicFile.target(path)
      (file, temporary) = try AtomicFile.create(beside: target, for: path)
    }

    /// Whether the file is empty, because no process has written to it.
    var isEmpty: Bool {
      var status = stat()
      return fstat(file, &status) == 0 && status.st_size == 0
    }

    /// Appends bytes.
    ///
    /// - Throws: `OutputError`; the hidden file stays.
    func write(_ bytes: [UInt8]) throws(OutputError) {
      let code = calls.writeAll(bytes, to: file)
      if code != 0 { throw OutputError(path: path, operation: .write, code: code) }
    }

    /// Syncs the file to the disk, closes it and renames it to its final name.
    ///
    /// - Parameter syncs: Whether to sync the file and its folder to the disk.
    /// - Throws: `OutputError`; the hidden file is then removed, and an older file stays. If only syncing
    ///   the folder failed, the new file is complete and has its final name, but a power failure can lose it.
    func putInPlace(syncs: Bool = true) throws(OutputError) {
      // Keeps the file locked until it is renamed. If no descriptor is left, its age protects it.
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

  /// A path, split into folder and name.
  private struct Target {
    var folder: String
    var name: String
    var path: String { folder == "/" ? "/" + name : folder + "/" + name }
  }

  /// Returns the folder and the name of the file that a path leads to.
  ///
  /// - Throws: `OutputError` if the path is empty or leads to something else than a file.
  private static func target(_ path: String) throws(OutputError) -> Target {
    var target = try split(path, for: path)
    var links = 0
    while let link = try link(at: target, for: path) {
      links += 1
      guard links <= mostLinks else {
        throw OutputError(path: path, operation: .create, code: ELOOP)
      }
      target = try split(link.hasPrefix("/") ? link : target.folder + "/" + link, for: path)
    }
    return target
  }

  /// The maximum number of links from a path to its file, which is that of Linux.
  private static let mostLinks = 40

  /// Returns the contents of a symbolic link; `nil` for a file, and for nothing.
  ///
  /// - Throws: `OutputError` for a folder, a device, a pipe, a socket, and an open file of a process.
  private static func link(
    at target: Target, for path: String
  ) throws(OutputError) -> String? {
    var status = stat()
    guard lstat(target.path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: throw OutputError(path: path, operation: .create, code: EISDIR)
    case S_IFLNK: break
    default: throw OutputError(path: path, operation: .create, code: EEXIST)
    }
    // The links of open files, such as that of /dev/stdout, have no paths.
    if let folder = realpath(target.folder, nil) {
      defer { free(folder) }
      guard !String(cString: folder).hasPrefix("/proc/") else {
        throw OutputError(path: path, operation: .create, code: EEXIST)
      }
    }
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(target.path, &bytes, bytes.count)
    guard count > 0 else { throw failure(.create, path) }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Splits a path into folder and name.
  ///
  /// - Throws: `OutputError` if the path, which `given` leads to, has no name.
  private static func split(_ path: String, for given: String) throws(OutputError) -> Target {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      guard !path.isEmpty else { throw OutputError(path: given, operation: .create, code: ENOENT) }
      return Target(folder: ".", name: path)
    }
    let name = String(path[path.index(after: slash)...])
    guard !name.isEmpty else { throw OutputError(path: given, operation: .create, code: EISDIR) }
    let folder = String(path[..<slash])
    return Target(folder: folder.isEmpty ? "/" : folder, name: name)
  }

  /// Creates a hidden file, and returns its descriptor and its path.
  private static func create(
    beside target: Target, for path: String
  ) throws(OutputError) -> (file: Int32, temporary: String) {
    Temporaries.tidy(target.folder)
    while true {
      let name = Temporaries.name(for: target.name)
      let temporary = Target(folder: target.folder, name: name).path
      let file = Temporaries.create(temporary)
      if file >= 0 { return (file, temporary) }
      // The name belongs to a process that was killed a moment ago, or to another machine on a shared
      // disk: try the next one.
      guard errno == EEXIST || errno == EINTR else { throw failure(.create, path) }
    }
  }

  /// Syncs the file if `syncs` is true, and always closes it.
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
    // A folder that is writable but not readable cannot be opened, and some file systems cannot sync
    // folders (EINVAL). The file is complete in both cases.
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
