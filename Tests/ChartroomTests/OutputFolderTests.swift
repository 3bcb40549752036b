import Chartroom
import Foundation
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
  }
}
