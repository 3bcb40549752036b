import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("OutputFolder")
struct OutputFolderTests {
  @Test("makes the folder and its parents, and is content when they are there")
  func makes() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 { try OutputFolder.make(folder.path + "/a//b/./c/") }
    #expect(try folder.names == ["a"])
    #expect(FileManager.default.fileExists(atPath: folder.path + "/a/b/c"))
    try OutputFolder.make("/")
    try OutputFolder.make(".")
  }

  @Test("the path of a file has one slash between the folder and the name")
  func paths() {
    #expect(OutputFolder.path(of: "a.png", in: "out") == "out/a.png")
    #expect(OutputFolder.path(of: "a.png", in: "out/") == "out/a.png")
    #expect(OutputFolder.path(of: "a.png", in: "/") == "/a.png")
  }

  @Test("names the part that is in the way")
  func refuses() throws {
    let folder = try TemporaryFolder()
    try folder.put("text", in: "file")
    let path = folder.path + "/file"
    #expect(throws: OutputError(path: path, operation: .makeFolder, code: ENOTDIR)) {
      try OutputFolder.make(path + "/a")
    }
    #expect(throws: OutputError(path: "", operation: .makeFolder, code: ENOENT)) {
      try OutputFolder.make("")
    }
    symlink("nowhere", folder.path + "/link")
    #expect(
      throws: OutputError(path: folder.path + "/link", operation: .makeFolder, code: EEXIST)
    ) { try OutputFolder.make(folder.path + "/link") }
  }

  @Test("says what to do where a folder cannot be made")
  func remedies() {
    #expect(
      "\(OutputError(path: "/proc/a", operation: .makeFolder, code: ENOENT))"
        == "/proc/a: cannot create the folder: No such file or directory. "
        + "Give a path below an existing folder in which folders can be created.")
    #expect(
      "\(OutputError(path: "link", operation: .makeFolder, code: EEXIST))".hasSuffix(
        "The path is a broken symbolic link; remove it or write elsewhere."))
  }
}
