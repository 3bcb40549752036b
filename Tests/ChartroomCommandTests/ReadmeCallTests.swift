import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("README: calls of the tool")
struct ReadmeCallTests {
  @Test("every call in the README is one that the tool understands, of files that are there")
  func calls() throws {
    let calls = try Readme().calls()
    #expect(calls.count >= 3)
    #expect(Set(calls.compactMap(\.first)).isSuperset(of: ["render"]))
    for call in calls {
      #expect(throws: Never.self, "\(call)") { try Tool.check(call) }
      for word in call where word.hasPrefix("Fixtures/") {
        let path = Readme.root.appending(path: word).path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: path), "\(word)")
      }
    }
  }

  @Test("the first example draws the picture in the README")
  func firstExample() throws {
    var call = try #require(try Readme().calls().first { $0.first == "plot" })
    let name = try #require(call.last)
    let folder = try TemporaryFolder()
    call[call.count - 1] = folder.path + "/" + name
    let root = Readme.root.path(percentEncoded: false)
    let run = try ToolRun(call, in: root)
    #expect(run.status == 0, "\(run.errors)")
    let pictures = try [folder.path + "/", root + "Fixtures/readme/"].map {
      try Data(contentsOf: URL(filePath: $0 + name))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test("a call with an option that is not there is found")
  func unknown() {
    #expect(throws: (any Error).self) {
      try Tool.check(["render", "a.json", "--out", "o", "--colour", "x"])
    }
    #expect(throws: (any Error).self) {
      try Tool.check(["render", "a.json", "--out", "o", "--scale", "x"])
    }
    #expect(throws: (any Error).self) { try Tool.check(["paint", "a.json"]) }
  }
}
