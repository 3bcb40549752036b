import Chartroom
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("AtomicFile")
struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("writes the bytes and leaves nothing else", arguments: [0, 1, 4096, 1_000_001])
  func writes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try AtomicFile.write(bytes, to: folder.path + "/a.png")
    #expect(try Array(Data(contentsOf: URL(filePath: folder.path + "/a.png"))) == bytes)
    #expect(try folder.names == ["a.png"])
  }

  @Test("replaces the file that is there")
  func replaces() throws {
    try folder.put("a longer old text", in: "a.png")
    try AtomicFile.write(Array("new".utf8), to: folder.path + "/a.png")
    #expect(try folder.text(of: "a.png") == "new")
  }

  @Test("gives a new file the permissions 0666 less the umask")
  func permissions() throws {
    try AtomicFile.write([1], to: folder.path + "/a.png")
    // Made by the plainest call there is, under the same umask.
    close(open(folder.path + "/plain", O_WRONLY | O_CREAT, 0o666))
    #expect(try mode(of: "a.png") == mode(of: "plain"))
  }

  @Test("removes what killed processes left behind, and nothing else")
  func abandoned() throws {
    let old = [".a.png.77-1.chartroom.tmp", ".long.name.4194304-30000.chartroom.tmp"]
    let (locked, young) = (".c.png.77-2.chartroom.tmp", ".d.png.77-3.chartroom.tmp")
    let queue = ".e.png.77-4.chartroom.tmp"
    let others = [
      ".a.png.chartroom", "a.png.77-1.chartroom.tmp", ".report.2024-11.tmp", ".77-1.tmp",
    ]
    for name in old + [locked, young] + others { try folder.put("part", in: name) }
    try #require(mkfifo(folder.path + "/" + queue, 0o600) == 0)
    let reader = open(folder.path + "/" + queue, O_RDONLY | O_NONBLOCK)
    for name in old + [locked, queue] + others {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -700)],
        ofItemAtPath: folder.path + "/" + name)
    }
    let writer = open(folder.path + "/" + locked, O_RDONLY)
    try #require(flock(writer, LOCK_EX) == 0)
    try AtomicFile.write([1], to: folder.path + "/b.png")
    #expect(try folder.names == ([locked, young, queue, "b.png"] + others).sorted())
    close(reader)
    close(writer)
  }

  @Test("files that several processes write to one folder at once are left alone by each other")
  func neighbours() async throws {
    let path = folder.path
    let first = try ByteOutput(.path(path + "/a.png"))
    try first.write([1])
    for name in try folder.names {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -700)], ofItemAtPath: path + "/" + name)
    }
    await #expect(processExitsWith: .success) { [path = path as String] in
      try AtomicFile.write([2], to: path + "/b.png")
    }
    try first.finish()
    #expect(try folder.names == ["a.png", "b.png"])
  }

  @Test("goes on after interruptions and short writes")
  func interruptions() throws {
    var calls = SystemCalls()
    let write = calls.write
    let turn = Turn()
    calls.write = { file, bytes in
      if turn.next().isMultiple(of: 2) {
        errno = EINTR
        return -1
      }
      return write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(3)))
    }
    try AtomicFile.write(Array("ten bytes.".utf8), to: folder.path + "/a.png", calls: calls)
    #expect(try folder.text(of: "a.png") == "ten bytes.")
  }

  @Test(
    "keeps the old file and removes its own when a call fails",
    arguments: [OutputError.Operation.write, .sync, .rename])
  func failingCall(operation: OutputError.Operation) throws {
    try folder.put("old", in: "a.png")
    var calls = SystemCalls()
    let write = calls.write
    switch operation {
    case .sync:
      calls.sync = { _ in fail(EIO) }
    case .rename:
      calls.rename = { _, _ in fail(EIO) }
    default:
      let turn = Turn()
      calls.write = { file, bytes in
        guard turn.next() == 1 else { return Int(fail(ENOSPC)) }
        return write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(2)))
      }
    }
    let error = #expect(throws: OutputError.self) {
      try AtomicFile.write(Array("new".utf8), to: folder.path + "/a.png", calls: calls)
    }
    #expect(error?.operation == operation)
    #expect(error?.path == folder.path + "/a.png")
    #expect(try folder.text(of: "a.png") == "old")
    #expect(try folder.names == ["a.png"])
  }

  @Test("meets a real limit of the system and leaves nothing")
  func sizeLimit() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try folder.put("old", in: "a.png")
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let error = #expect(throws: OutputError.self) {
        try AtomicFile.write([UInt8](repeating: 7, count: 50_000), to: folder.path + "/a.png")
      }
      #expect(error?.code == EFBIG)
      #expect(try folder.text(of: "a.png") == "old")
      #expect(try folder.names == ["a.png"])
    }
  }

  @Test("refuses what is in the way and leaves it alone")
  func refusals() throws {
    try folder.put("text", in: "file")
    mkdir(folder.path + "/folder", 0o777)
    mkfifo(folder.path + "/pipe", 0o666)
    for (name, code) in [
      ("file/a.png", ENOTDIR), ("missing/a.png", ENOENT), ("folder", EISDIR), ("folder/", EISDIR),
      ("pipe", EEXIST),
    ] {
      let error = #expect(throws: OutputError.self, "\(name)") {
        try AtomicFile.write([1], to: folder.path + "/" + name)
      }
      #expect(error?.code == code, "\(name)")
      #expect(error?.path == folder.path + "/" + name)
    }
    #expect(throws: OutputError(path: "", operation: .create, code: ENOENT)) {
      try AtomicFile.write([1], to: "")
    }
    #expect(try folder.names == ["file", "folder", "pipe"])
  }

  @Test(
    "leaves devices and open files alone", arguments: ["/dev/null", "/dev/stdout", "/dev/fd/1"])
  func devices(path: String) {
    #expect(throws: OutputError(path: path, operation: .create, code: EEXIST)) {
      try AtomicFile.write([1], to: path)
    }
  }

  @Test(
    "writes the file that a link leads to, and keeps the link",
    arguments: ["other/a.png", "other/../other/a.png", "link2.png", "other/new.png", "absolute"])
  func links(target: String) throws {
    mkdir(folder.path + "/other", 0o777)
    try folder.put("old", in: "other/a.png")
    symlink(target == "absolute" ? folder.path + "/other/a.png" : target, folder.path + "/link.png")
    symlink("other/a.png", folder.path + "/link2.png")
    let bytes = Array("new".utf8)
    try AtomicFile.check(folder.path + "/link.png")
    try AtomicFile.write(bytes, to: folder.path + "/link.png", syncs: false)
    try AtomicFile.sync([folder.path + "/link.png"])
    #expect(try mode(of: "link.png") & S_IFMT == S_IFLNK)
    #expect(try folder.text(of: "link.png") == "new")
    #expect(
      try folder.text(of: "other/a.png") == (target == "other/new.png" ? "old" : "new"))
    #expect(try folder.names == ["link.png", "link2.png", "other"])
    let count = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/other").count
    #expect(count == (target == "other/new.png" ? 2 : 1))
  }

  @Test("refuses a link that leads to no file, and keeps it")
  func linkRefusals() throws {
    mkdir(folder.path + "/other", 0o777)
    mkfifo(folder.path + "/pipe", 0o666)
    for (target, code) in [
      ("other", EISDIR), ("nowhere/a.png", ENOENT), ("link.png", ELOOP), ("/dev/null", EEXIST),
      ("pipe", EEXIST), ("/proc/self/fd/0", EEXIST), ("/dev/fd/0", EEXIST),
    ] {
      let path = folder.path + "/link.png"
      unlink(path)
      symlink(target, path)
      #expect(throws: OutputError(path: path, operation: .create, code: code), "\(target)") {
        try AtomicFile.write([1], to: path)
      }
      #expect(try mode(of: "link.png") & S_IFMT == S_IFLNK)
    }
    #expect(try folder.names == ["link.png", "other", "pipe"])
  }

  @Test("writes the longest name that a file may have")
  func longName() throws {
    let name = String(repeating: "ä", count: 125) + ".png"
    try AtomicFile.write([1], to: folder.path + "/" + name)
    #expect(try folder.names == [name])
    let error = #expect(throws: OutputError.self) {
      try AtomicFile.write([1], to: folder.path + "/" + name + "too long")
    }
    #expect(error?.code == ENAMETOOLONG)
    #expect(try folder.names == [name])
  }

  @Test("writes many files at once, also to one path")
  func concurrent() async throws {
    let path = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for n in 0..<64 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(n), count: 10_000)
          try AtomicFile.write(bytes, to: path + (n < 32 ? "/same.png" : "/\(n).png"))
        }
      }
      try await group.waitForAll()
    }
    let same = try Data(contentsOf: URL(filePath: path + "/same.png"))
    #expect(same.count == 10_000)
    #expect(Set(same).count == 1)
    #expect(try folder.names.count == 33)
  }

  private func mode(of name: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(folder.path + "/" + name, &status) == 0)
    return status.st_mode
  }
}

/// Counts the calls of a closure that must be `Sendable`, from 1.
private final class Turn: Sendable {
  private let count = Atomic<Int>(0)

  func next() -> Int {
    count.add(1, ordering: .relaxed).newValue
  }
}

private func fail(_ code: Int32) -> Int32 {
  errno = code
  return -1
}
