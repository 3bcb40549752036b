import Foundation
import GRDB
import TestSupport
import Testing

@Suite("chartroom sql, and the exit codes of databases")
struct SQLCommandTests {
  @Test("The query of a spec is printed as it is sent, and parameters never with their values")
  func spec() throws {
    let folder = try TemporaryFolder()
    try folder.put(
      """
      parameters: {day: "2026-11-01", city: Oslo}
      data:
        plain: {csv: x.csv}
        load:
          postgres:
            connection: env:DATABASE_URL
            query: |
              select t, v from load
              where city = ${city} and day = ${day} or city <> ${city};
        local: {sqlite: {file: x.db, query: "select ${n} as n", parameters: {n: 5}}}
      dashboards: [{name: a, panels: [{text: x}]}]
      """, in: "n.yaml")
    let run = try ToolRun(["sql", "n.yaml"], in: folder.path)
    #expect(run.errors.isEmpty && run.status == 0)
    #expect(
      run.output == """
        -- load
        -- parameter 1: city
        -- parameter 2: day
        select t, v from load
        where city = $1 and day = $2 or city <> $1;

        -- local
        -- parameter 1: n
        select ?1 as n;

        """)
  }

  @Test("The query of a table selects what M4 keeps, and SQLite runs it")
  func table() throws {
    let run = try ToolRun([
      "sql", "--table", "main.load", "--x", "t", "--y", "v", "--width", "4", "--dialect", "sqlite",
    ])
    #expect(run.status == 0)
    let rows = try DatabaseQueue().write { database in
      try database.execute(
        sql: """
          create table load as
          with recursive c(t, v) as (select 0, 0 union all select t + 1, (v + 7) % 11 from c where t < 99)
          select t, v from c
          """)
      return try Row.fetchAll(database, sql: run.output).map { row -> Int in row[0] }
    }
    #expect(rows.count <= 16 && rows.first == 0 && rows.last == 99)
    #expect(rows == rows.sorted())
  }

  @Test(
    "Arguments that do not fit are invalid",
    arguments: [
      (["sql"], "no spec and no table. Give a spec, or --table"),
      (["sql", "--table", "a..b", "--x", "t"], "no spec and no table"),
      (["sql", "--table", "a"], "--table needs a column of positions, one of values and a width"),
      (["sql", "n.yaml", "--x", "t"], "--x and a spec exclude each other. Omit one of the two."),
      (["sql", "--table", "a", "--dialect", "oracle"], "oracle"),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try ToolRun(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("An unreachable server is transient, a wrong query is not, and check contacts no server")
  func exitCodes() throws {
    let folder = try TemporaryFolder()
    func put(_ source: String) throws {
      try folder.put(
        "data: {d: {\(source)}}\ndashboards: [{name: a, panels: [{table: {}}]}]\n", in: "n.yaml")
    }
    func render() throws -> ToolRun {
      try ToolRun(["render", "n.yaml", "--out", "out"], in: folder.path)
    }
    try put("postgres: {connection: \"postgres://ann:secret@127.0.0.1:1/a\", query: select 1}")
    let unreachable = try render()
    #expect(unreachable.status == 1)
    #expect(unreachable.paths == ["out/a.png"])
    #expect(
      unreachable.errors.hasPrefix(
        "chartroom: n.yaml:1:35: data.d.postgres.connection: PostgreSQL is unavailable: "))
    #expect(!unreachable.errors.contains("secret"))
    #expect(try ToolRun(["check", "n.yaml"], in: folder.path).status == 0)
    try DatabaseQueue(path: folder.path + "/d.db").write {
      try $0.execute(sql: "create table t (n)")
    }
    try put("sqlite: {file: d.db, query: select m from t}")
    let wrong = try render()
    #expect(wrong.status == 3)
    #expect(wrong.errors.contains("data.d.sqlite.query: SQLite reports: no such column: m"))
    #expect(try ToolRun(["check", "n.yaml"], in: folder.path).status == 3)
    try put("sqlite: {file: d.db, query: select n from t}")
    #expect(try render().status == 0)
  }
}
