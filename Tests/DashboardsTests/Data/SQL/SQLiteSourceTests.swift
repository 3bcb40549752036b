import Chartroom
import Dashboards
import Foundation
import TestSupport
import Testing

@Suite("Queries of SQLite")
struct SQLiteSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SQLExample.create(
      """
      create table visits (day text, at integer, city text, n real, data blob);
      insert into visits values ('2026-11-01', 1793491200, 'Oslo', 1, null);
      insert into visits values ('2026-11-02T12:30:00Z', 1793577600, 'Rome', 2.5, null);
      insert into visits values (null, 1793664000, null, null, null);
      insert into visits values ('2026-11-04', 1793750400, 'it''s; drop table visits', -4, null);
      """, in: folder)
  }

  private func rows(
    _ query: String, _ rest: String = "", parameters: String = "{}", given: [String: String] = [:]
  ) -> String {
    SQLExample.rows(
      SQLExample.spec("sqlite: {file: d.db, query: \"\(query)\"\(rest)}", parameters: parameters),
      in: folder.path, given: given)
  }

  @Test("Columns have the types of their values, and NULL is missing")
  func types() {
    #expect(
      rows("select day, at, city, n from visits") == """
        day | at | city | n
        1 Nov 2026 at 00:00 | 1 Nov 2026 | Oslo | 1.0
        2 Nov 2026 at 12:30 | 2 Nov 2026 | Rome | 2.5
        – | 3 Nov 2026 | – | –
        4 Nov 2026 at 00:00 | 4 Nov 2026 | it's; drop table visits | −4.0
        """)
  }

  @Test("A query without rows has its columns")
  func noRows() {
    #expect(rows("select city, n as total from visits where n > 9;") == "city | total")
  }

  @Test("Parameters are bound, whatever they contain")
  func parameters() {
    let query = "select n from visits where city = ${city} or n > ${least} and ${least} > 2;"
    let city = "{city: Oslo, least: 2}"
    #expect(rows(query, parameters: city) == "n\n1")
    #expect(rows(query, parameters: city, given: ["least": "2.25"]) == "n\n1.0\n2.5")
    #expect(
      rows(query, parameters: city, given: ["city": "it's; drop table visits"]) == "n\n−4")
    #expect(rows(query, parameters: city, given: ["city": "' or 1=1 --"]) == "n")
    #expect(rows("select n from visits", parameters: "{}").split(separator: "\n").count == 5)
  }

  @Test("Parameters of a query come before those of the spec, and can contain them")
  func ownParameters() {
    #expect(
      rows(
        "select n from visits where city = ${c} and n < ${most}",
        ", parameters: {c: \"${first}lo\", most: 3}",
        parameters: "{first: Os, c: Rome}") == "n\n1")
  }

  @Test("Values keep the notation that they are given in")
  func notation() {
    let query =
      "select typeof(${a}) as a, typeof(${b}) as b, typeof(${c}) as c, typeof(${d}) as d, ${d} as e"
    #expect(
      rows(query, parameters: "{a: 7, b: 7.5, c: '7', d: 007}")
        == "a | b | c | d | e\ninteger | real | text | text | 7")
  }

  @Test(
    "A wrong query is refused at its place in the spec",
    arguments: [
      ("selec 1", "SQLite reports: near \"selec\": syntax error. Correct the query."),
      (
        "select m from visits", "SQLite reports: no such column: m. Correct the query."
      ),
      (
        "select 1 as a; select 2 as b",
        "the query is not one statement. Write one statement, with '${…}' for parameters."
      ),
      (
        "delete from visits", "the statement returns no rows. Write a query, such as a select."
      ),
      (
        "delete from visits returning city",
        "the statement returns no rows. Write a query, such as a select."
      ),
      (
        "select x'00ff' as b",
        """
        row 1, column 'b': found binary data, expected a number or a text. Leave out the column, or convert it \
        by hex().
        """
      ),
      (
        "select 1 as n union all select 'two'",
        """
        row 2 of the result, column 'n': found "two", expected a number, as in other rows. Write a number or \
        null, or write all values of the column as texts.
        """
      ),
    ])
  func problems(query: String, message: String) {
    #expect(
      rows(query.replacing("\"", with: "\\\""))
        == "s.yaml:2:40: data.d.sqlite.query: \(message)")
  }

  @Test(
    "Parameters are checked without a database",
    arguments: [
      ("select ${x", "found '${' without '}'. Close it, or write '$${' for the text '${'."),
      (
        "select ${x}",
        "unknown parameter 'x', and the spec has none. Define it with its default in 'parameters'."
      ),
      (
        "select 'a''${x}'",
        """
        '${x}' is inside quotation marks or a comment. A parameter is bound as a value, so remove the quotation \
        marks.
        """
      ),
      (
        "select 1 /* ' */ + ${x} -- ${x}",
        """
        '${x}' is inside quotation marks or a comment. A parameter is bound as a value, so remove the quotation \
        marks.
        """
      ),
    ])
  func templates(query: String, message: String) {
    #expect(rows(query) == "s.yaml:2:40: data.d.sqlite.query: \(message)")
  }

  @Test("The text '${' can be written, and a query ends with a comment or a semicolon")
  func dollars() {
    #expect(rows("select '$${a}' as a, 1 as b -- the end") == "a | b\n${a} | 1")
  }

  @Test("A file that is missing or no database is named")
  func files() throws {
    #expect(
      SQLExample.rows(
        SQLExample.spec("sqlite: {file: e.db, query: select 1}"), in: folder.path)
          == """
          s.yaml:2:27: data.d.sqlite.file: e.db: cannot read: No such file or directory. Correct the path.
          """)
    try folder.put(String(repeating: "no database ", count: 100), in: "e.db")
    #expect(
      SQLExample.rows(
        SQLExample.spec("sqlite: {file: e.db, query: select 1}"), in: folder.path)
          == """
          s.yaml:2:27: data.d.sqlite.file: e.db: SQLite reports: file is not a database. Give an SQLite database.
          """)
  }

  @Test("A query that takes too long is a limit, and ends")
  func timeout() throws {
    let endless =
      "with recursive c(i) as (select 1 union all select i + 1 from c) select max(i) as i from c"
    let start = ContinuousClock.now
    let spec = SQLExample.spec("sqlite: {file: d.db, timeout: 0.2, query: \"\(endless)\"}")
    let plan = try SpecFile(Array(spec.utf8), path: folder.path + "/s.yaml").plans()[0]
    #expect(ContinuousClock.now - start < .seconds(20))
    let error = try #require(plan.failures.first as? SourceError)
    #expect(error.kind == .limit)
    #expect(
      error.problem.message
        == "the query took longer than 0.2 s. Make it faster, or raise its 'timeout'.")
  }

  @Test("A database that another program changes is busy, which a retry can solve")
  func busy() throws {
    let spec = SQLExample.spec("sqlite: {file: d.db, timeout: 0.2, query: select n from visits}")
    let plan = try SQLExample.whileLocked(folder) {
      try SpecFile(Array(spec.utf8), path: folder.path + "/s.yaml").plans()[0]
    }
    #expect((plan.failures.first as? SourceError)?.kind == .unavailable)
  }

  @Test("Reading leaves the file as it is")
  func readOnly() throws {
    let before = try folder.bytes(of: "d.db")
    _ = rows("select * from visits where data is null and n > 0")
    #expect(try folder.bytes(of: "d.db") == before)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/d.db-wal"))
  }
}
