import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("The observation of files")
struct FileWatchTests {
  private let folder: TemporaryFolder
  private let watch = FileWatch(rest: .milliseconds(30), patience: .milliseconds(300))

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("one", in: "a.csv")
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  /// Returns whether a change counts within a time.
  private func changes(within limit: Duration = .seconds(10)) -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if watch.hasChanged() { return true }
      usleep(2000)
    }
    return false
  }

  @Test("notices a file that is written, made, replaced and removed, and each change once")
  func changesOfAFile() throws {
    watch.watch([path("a.csv"), path("later.csv")])
    #expect(!changes(within: .milliseconds(100)))
    try folder.put("two and more", in: "a.csv")
    #expect(changes())
    #expect(!changes(within: .milliseconds(100)))
    try folder.put("new", in: "later.csv")
    #expect(changes())
    // Editors write another file and rename it.
    try folder.put("two and mora", in: "b")
    #expect(rename(path("b"), path("a.csv")) == 0)
    #expect(changes())
    #expect(unlink(path("a.csv")) == 0)
    #expect(changes())
    #expect(!changes(within: .milliseconds(100)))
  }

  @Test("notices new files of a pattern, and no others")
  func patterns() throws {
    watch.watch([path("*.csv")])
    try folder.put("x", in: "note.txt")
    #expect(!changes(within: .milliseconds(100)))
    try folder.put("x", in: "b.csv")
    #expect(changes())
  }

  @Test("notices a file in a folder that does not exist yet")
  func missingFolder() throws {
    watch.watch([path("data/x.csv"), path("days/*/x.csv")])
    #expect(!changes(within: .milliseconds(50)))
    try folder.put("x", in: "data/x.csv")
    #expect(changes())
    try folder.put("x", in: "days/1/x.csv")
    #expect(changes())
  }

  @Test("counts a change only when the files have come to rest")
  func rest() throws {
    let slow = FileWatch(rest: .seconds(60), patience: .seconds(60))
    slow.watch([path("a.csv")])
    try folder.put("two and more", in: "a.csv")
    for _ in 0..<20 {
      #expect(!slow.hasChanged())
      usleep(2000)
    }
  }

  @Test("counts a change of files that never come to rest")
  func patience() throws {
    let restless = FileWatch(rest: .seconds(60), patience: .milliseconds(50))
    restless.watch([path("a.csv")])
    var (text, isNoticed) = ("", false)
    let end = ContinuousClock.now + .seconds(10)
    while !isNoticed, ContinuousClock.now < end {
      text += "line\n"
      try folder.put(text, in: "a.csv")
      isNoticed = restless.hasChanged()
      usleep(2000)
    }
    #expect(isNoticed)
  }

  @Test("keeps a change that came before more files are observed")
  func moreFiles() throws {
    watch.watch([path("a.csv")])
    try folder.put("two and more", in: "a.csv")
    watch.watch([path("a.csv"), path("b.csv")])
    #expect(changes())
  }

  @Test("waits for a change")
  func wait() async throws {
    watch.watch([path("a.csv")])
    let name = path("a.csv")
    let writer = Task.detached {
      try await Task.sleep(for: .milliseconds(50))
      try Data("two and more".utf8).write(to: URL(filePath: name))
    }
    watch.wait()
    try await writer.value
    #expect(!changes(within: .milliseconds(100)))
  }
}
