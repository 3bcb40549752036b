import DataTables

/// Tables in JSON, or in JSON Lines in every second input.
struct JSONTableTarget: FuzzTarget {
  let corpus =
    [
      #"[{"day":"2026-01-01","a (kg)":3,"b":"x"},{"b":"y","day":"2026-01-02","tags":[1]}]"#,
      #"[["day","a"],["2026-01-01",3],["2026-01-02",null]]"#,
      #"{"time":[1756886400,1756886460],"cpu":[1,null],"load":["1.5","n/a"],"title":"T"}"#,
      #"{"columns":["day","a"],"data":[["01.05.2024","1.234,5"],["02.05.2024","2"]]}"#,
      #"{"columns":[["x",1,2],["y0",3,4]],"types":{"x":"x"},"names":{"y0":"zero"}}"#,
      #"{"meta":{"n":2},"data":{"items":[{"user":{"id":1}},{"user":{"id":5}}]}}"#,
      #"{"de":{"x":1},"fr":{"x":2}}"#, #"{"pears":5,"apples":3}"#, "[1,2,3]", #"["a","b","a"]"#,
      #"{"data":{"result":[{"metric":{"__name__":"up","job":"a"},"values":[[1.5,"1"],[2,"NaN"]]}]}}"#,
      #"[{"metric":{"code":"200"},"value":[1435781430,"3"]}]"#,
      "{\"a\":1}\n\n{\"a\":2,\"b\":true}\r\n", "{\"year\":[1999,2000]}",
    ].map { Array($0.utf8) }

  let tokens =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\n", " ", "null", "true", "false", "1", "-", "1e999",
      "1e-999", "\\u0000",
      "\\ud800", "\"\"", "\"columns\"", "\"data\"", "\"names\"", "{}", "[]", "a", "(kg)", ".",
      "2024-02-30",
      "99999999999999999999", "\u{FEFF}", "\0", "é",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC0], [0xE2, 0x82]]

  func run(_ input: [UInt8], number: Int) throws {
    _ = TableFormat(of: input, name: "-")
    var reader = JSONTableReader()
    reader.texts.keepsFaults = number % 4 > 1
    let table: DataTable
    do throws(TableError) {
      table =
        number.isMultiple(of: 2)
        ? try reader.read(input, name: "input.json")
        : try reader.readLines(input, name: "input.jsonl")
    } catch {
      guard (error.line ?? 1) >= 1, !error.message.isEmpty else {
        throw Finding("an impossible place, or no words: \(error)")
      }
      return
    }
    try table.checkLaws()
  }
}
