import ChartroomUI
import Foundation
import Testing

/// A value of a path, whose type is found by its name because it is not private.
struct PathNote: Hashable, Codable {
  var title: String
  var size: Double?
}

@Suite("NavigationPath")
struct NavigationPathTests {
  private struct Plain: Hashable {}

  @Test("a path of codable values is the same after its encoding")
  func coding() throws {
    var path = NavigationPath([1, 2])
    path.append("a \"quoted\" text")
    path.append(PathNote(title: "Café", size: 2.5))
    path.append(PathNote(title: "", size: nil))
    let data = try JSONEncoder().encode(#require(path.codable))
    let form = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(form == path.codable)
    #expect(NavigationPath(form) == path && NavigationPath(form).count == 5)
    let empty = try JSONEncoder().encode(#require(NavigationPath().codable))
    #expect(String(decoding: empty, as: UTF8.self) == "[]")
  }

  private struct Hidden: Hashable, Codable { var number = 1 }

  @Test("a value of a private type, which is not found by its name, has no encoding")
  func privateTypes() {
    var path = NavigationPath([1])
    path.append(Hidden())
    #expect(path.codable == nil)
  }

  @Test("a path with another value has no encoding")
  func plain() {
    var path = NavigationPath([1])
    path.append(Plain())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test(
    "unknown types, other values and half pairs are errors",
    arguments: ["[\"nonsense\", \"1\"]", "[\"Si\", \"true\"]", "[\"Si\"]", "[1, 2]", "{}"])
  func bad(json: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
    }
  }
}
