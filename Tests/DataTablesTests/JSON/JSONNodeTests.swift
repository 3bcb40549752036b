import DataTables
import Testing

@Suite("JSONNode")
struct JSONNodeTests {
  private static let text = Array(
    #"{"b": [1, null, "two\u0000", true, {}], "a": null, "é": -2.5, "n": [0, 1, null, 3]}"#.utf8)

  /// A node in values that a test can compare.
  private struct Facts: Equatable {
    var description: String
    var count: Int
    var keys: [String] = []
    var number: Double?
    var text: String?
    var boolean: Bool?
    var isNull = false

    init(
      _ description: String, count: Int = 0, keys: [String] = [], number: Double? = nil,
      text: String? = nil, boolean: Bool? = nil, isNull: Bool = false
    ) {
      self.description = description
      self.count = count
      self.keys = keys
      self.number = number
      self.text = text
      self.boolean = boolean
      self.isNull = isNull
    }

    init(_ node: borrowing JSONNode) {
      self.init(
        node.description, count: node.count, keys: node.keys, number: node.number, text: node.text,
        boolean: node.boolean, isNull: node.isNull)
    }

    init?(_ node: borrowing JSONNode, at steps: ArraySlice<JSONPath.Step>) {
      switch steps.first {
      case .key(let key):
        guard let next = node.member(key) else { return nil }
        self.init(next, at: steps.dropFirst())
      case .index(let index):
        guard let next = node.element(index) else { return nil }
        self.init(next, at: steps.dropFirst())
      case nil: self.init(node)
      }
    }
  }

  private func facts(_ steps: JSONPath.Step...) throws -> Facts? {
    let document = try JSONDocument(Self.text)
    return Facts(document.root, at: steps[...])
  }

  @Test("gives each value in its type only")
  func values() throws {
    #expect(try facts() == Facts("an object", count: 4, keys: ["a", "b", "n", "é"]))
    #expect(try facts(.key("é")) == Facts("-2.5", number: -2.5))
    #expect(try facts(.key("a")) == Facts("null", isNull: true))
    #expect(try facts(.key("b")) == Facts("an array", count: 5))
    #expect(try facts(.key("b"), .index(2)) == Facts("\"two\\0\"", text: "two\0"))
    #expect(try facts(.key("b"), .index(3)) == Facts("true", boolean: true))
    #expect(try facts(.key("b"), .index(4)) == Facts("an object"))
  }

  @Test("gives nothing for missing members and elements, and for values that have none")
  func missing() throws {
    #expect(try facts(.key("missing")) == nil)
    #expect(try facts(.index(0)) == nil)
    #expect(try facts(.key("b"), .index(5)) == nil && facts(.key("b"), .index(-1)) == nil)
    #expect(try facts(.key("b"), .key("a")) == nil && facts(.key("é"), .key("a")) == nil)
  }

  @Test("outlives its parent and the document")
  func lifetime() throws {
    func inner() throws -> JSONNode? {
      let document = try JSONDocument(Self.text)
      guard let list = document.root.member("b") else { return nil }
      return list.element(2)
    }
    guard let node = try inner() else {
      Issue.record("no element")
      return
    }
    let (path, facts) = (node.path, Facts(node))
    #expect(path == JSONPath().key("b").index(2) && facts.text == "two\0")
  }

  private func numbers(
    of key: String?, from start: Int
  ) throws -> (values: ContiguousArray<Double>, firstNull: Int?)? {
    let document = try JSONDocument(Self.text)
    guard let key else { return try document.root.numbers(from: start, expected: "a number") }
    guard let list = document.root.member(key) else { return nil }
    return try list.numbers(from: start, expected: "a number")
  }

  @Test("reads numbers at once, null as NaN, and names the place of a value that is none")
  func numbers() throws {
    let (values, firstNull) = try #require(try numbers(of: "n", from: 1))
    #expect(values.count == 3 && values[0] == 1 && values[1].isNaN && values[2] == 3)
    #expect(firstNull == 1)
    #expect(try numbers(of: "n", from: 9)?.values.isEmpty == true)
    #expect(try numbers(of: nil, from: 0)?.values.isEmpty == true)
    #expect(
      throws: JSONError(
        at: JSONPath().key("b").index(2), message: "found \"two\\0\", expected a number")
    ) { _ = try numbers(of: "b", from: 0) }
  }

  @Test("names the place of a value that is no text")
  func text() throws {
    #expect(throws: JSONError(at: JSONPath().key("b"), message: "found an array, expected a text"))
    {
      let document = try JSONDocument(Self.text)
      guard let list = document.root.member("b") else { return }
      _ = try list.text(expected: "a text")
    }
  }
}
