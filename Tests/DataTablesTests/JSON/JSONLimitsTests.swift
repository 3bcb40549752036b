import DataTables
import Testing

@Suite("JSONLimits")
struct JSONLimitsTests {
  private func error(_ text: String, _ change: (inout JSONLimits) -> Void = { _ in }) -> JSONError?
  {
    var limits = JSONLimits()
    change(&limits)
    do throws(JSONError) {
      _ = try JSONDocument(Array(text.utf8), limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test("refuses more values than the limit, at the first one beyond it")
  func values() {
    #expect(error("[1, \",,\", 3]") { $0.values = 3 } == nil)
    #expect(
      error("[1, 2,\n3, 4]") { $0.values = 3 }
        == JSONError(
          .limit, at: TextPosition(line: 2, column: 2),
          message: "more than 3 values, which is the limit; split the file, or keep fewer points"))
  }

  @Test("refuses more texts, keys, arrays and objects than the limit")
  func structures() {
    #expect(error("[{\"a\": \"b\"}]") { $0.structures = 4 } == nil)
    for text in ["[{\"a\": \"b\"}, \"\"]", "[{\"a\": \"b\"}, []]"] {
      let error = error(text) { $0.structures = 4 }
      #expect(error?.kind == .limit && error?.position == TextPosition(line: 1, column: 14))
      #expect(error?.message.hasPrefix("more than 4 texts, keys, arrays and objects") == true)
    }
  }

  @Test("refuses a longer text than the limit, closed or not")
  func textBytes() {
    #expect(error("[\"é2\"]") { $0.textBytes = 3 } == nil)
    for text in ["[\"é23\"]", "{\"é23\": 1}", "[\"é2345"] {
      let error = error(text) { $0.textBytes = 3 }
      #expect(error?.kind == .limit && error?.position == TextPosition(line: 1, column: 2))
    }
  }

  @Test("refuses deeper arrays and objects than the limit; 500 by default")
  func depth() {
    let deep = String(repeating: "[", count: 500)
    #expect(error(deep + String(repeating: "]", count: 500)) == nil)
    #expect(error(deep)?.kind == .content)
    #expect(error(deep + "[")?.kind == .limit)
    #expect(error("[[], [[]]]") { $0.depth = 3 } == nil)
    #expect(
      error("[[], {\"a\": [[]]}]") { $0.depth = 3 }?.position == TextPosition(line: 1, column: 13))
    #expect(error(String(repeating: "[", count: 1_000_000))?.kind == .limit)
  }

  @Test("counts nothing within texts")
  func texts() {
    #expect(
      error(#"["[[[{{{,,,\"[[[,,,\\"]"#) { limits in
        limits.values = 1
        limits.depth = 1
        limits.structures = 2
      } == nil)
  }
}
