import Dashboards
import Foundation
import TestSupport
import Testing

/// The connection string of the server that `scripts/test-postgres` starts; `nil` without one.
private let server = ProcessInfo.processInfo.environment["CHARTROOM_TEST_POSTGRES"]

@Suite(
  "Queries of PostgreSQL", .enabled(if: server != nil, "scripts/test-postgres starts a server"))
struct PostgresSourceTests {
  private func rows(
    _ query: String, _ rest: String = "", parameters: String = "{}",
    connection: String = "env:CHARTROOM_TEST_POSTGRES"
  ) -> String {
    let query = query.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return SQLExample.rows(
      SQLExample.spec(
        "postgres: {connection: \"\(connection)\", query: \"\(query)\"\(rest)}",
        parameters: parameters), in: "/nowhere")
  }

  @Test("Numbers of all types are numbers, and NULL and NaN are missing")
  func numbers() {
    #expect(
      rows(
        """
        select 1::smallint as a, 2 as b, 3::bigint as c, 4.5::real as d, 0.1::float8 as e, 12.50::numeric as f \
        union all select null, null, null, null, 'NaN', 'NaN' order by a
        """)
          == """
          a | b | c | d | e | f
          1 | 2 | 3 | 4.5 | 0.1 | 12.5
          – | – | – | – | – | –
          """)
  }

  @Test("Dates and timestamps are times, and other types are texts")
  func others() {
    #expect(
      rows(
        """
        select date '2026-11-01' as day, true as yes, 'Zoë | x'::text as name, 'infinity'::timestamp as never, \
        interval '1 day' as span, '{1,2}'::int[] as list, '7'::text as code
        """)
          == """
          day | yes | name | never | span | list | code
          1 Nov 2026 | true | Zoë | x | – | 1 day | {1,2} | 7
          """)
  }

  @Test("Times without an offset are in the time zone of the spec")
  func timeZone() {
    let columns = ["at", "local"].map { "{field: \($0), format: {style: time}}" }
    let source = """
      postgres: {connection: "env:CHARTROOM_TEST_POSTGRES", query: "select \
      timestamptz '2026-07-01 12:00:00.5+00' as at, timestamp '2026-07-01 12:00' as local"}
      """
    let spec = SQLExample.spec(source, columns: "[\(columns.joined(separator: ", "))]")
    #expect(SQLExample.rows(spec, in: "/nowhere") == "at | local\n12:00 | 12:00")
    #expect(
      SQLExample.rows(spec + "timeZone: Europe/Berlin\n", in: "/nowhere")
        == "at | local\n14:00 | 12:00")
  }

  @Test("Parameters are bound, whatever they contain")
  func parameters() {
    let query = """
      select n, ${city}::text as city from generate_series(1, 5) as n \
      where n > ${least} and ${day}::date = '2026-11-01' and ${least} < 9;
      """
    #expect(
      rows(
        query,
        parameters: "{city: \"'; drop table x --\", least: 3, day: 2026-11-01}")
        == "n | city\n4 | '; drop table x --\n5 | '; drop table x --")
    #expect(rows("select ${yes}::boolean as a", parameters: "{yes: true}") == "a\ntrue")
  }

  @Test("A query without rows has its columns")
  func noRows() {
    #expect(rows("select 1 as n, date '2026-01-01' as day where false") == "n | day")
  }

  @Test(
    "A wrong query is refused with the message of the server and the place in the spec",
    arguments: [
      (
        "selec 1",
        "PostgreSQL reports: syntax error at or near \"selec\" (line 1 of the query). Correct the query."
      ),
      (
        "select 1 as n\n\nwhere m = 1",
        "PostgreSQL reports: column \"m\" does not exist (line 2 of the query). Correct the query."
      ),
      (
        "create table x (n int)",
        "PostgreSQL reports: cannot execute CREATE TABLE in a read-only transaction. Correct the query."
      ),
      (
        "select 1; select 2",
        """
        PostgreSQL reports: cannot insert multiple commands into a prepared statement. Correct the query.
        """
      ),
      (
        "copy pg_class to stdout", "the statement returns no rows. Write a query, such as a select."
      ),
      ("set work_mem = '8MB'", "the statement returns no rows. Write a query, such as a select."),
      ("select 1 / 0 as n", "PostgreSQL reports: division by zero. Correct the query."),
    ])
  func problems(query: String, message: String) {
    let found = rows(query)
    #expect(found.hasPrefix("/nowhere/s.yaml:2:") || found.hasPrefix("s.yaml:2:"), "\(found)")
    #expect(found.hasSuffix(": data.d.postgres.query: \(message)"), "\(found)")
  }

  @Test("A query that takes too long is a limit")
  func timeout() throws {
    let spec = SQLExample.spec(
      "postgres: {connection: \"env:CHARTROOM_TEST_POSTGRES\", timeout: 0.2, query: \"select pg_sleep(60)\"}"
    )
    let start = ContinuousClock.now
    let plan = try SpecFile(Array(spec.utf8), path: "s.yaml").plans()[0]
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect((plan.failures.first as? SourceError)?.kind == .limit)
  }

  @Test("A wrong password is never printed, and the server counts as unavailable")
  func password() throws {
    let server = try #require(server)
    let wrong = server.replacing(/password=\S+/, with: "password=secret-word")
    for text in [wrong, wrong + " sslmode=nonsense", wrong + " dbname=secret-word"] {
      let spec = SQLExample.spec("postgres: {connection: \"\(text)\", query: select 1}")
      let plan = try SpecFile(Array(spec.utf8), path: "s.yaml").plans()[0]
      let error = try #require(plan.failures.first as? SourceError)
      #expect(error.kind == .unavailable)
      #expect(!"\(error)".contains("secret-word"), "\(error)")
    }
  }

  @Test("The server computes the decimation that a file gets")
  func decimation() throws {
    let query = """
      select timestamptz '2026-01-01 00:00+00' + n * interval '37 seconds' as t, \
      case when n between 1200 and 1300 or n = 3000 then null else n::bigint * n * 7919 % 1009 end as v \
      from generate_series(0, 4999) as n
      """
    let start = try #require(try? Date("2026-01-01T00:00:00Z", strategy: .iso8601))
    let lines = (0..<5000).map { n -> String in
      let value = 1200...1300 ~= n || n == 3000 ? "" : "\(n * n * 7919 % 1009)"
      return "\(start.addingTimeInterval(Double(n) * 37).formatted(.iso8601)),\(value)"
    }
    let folder = try TemporaryFolder()
    try folder.put((["t,v"] + lines).joined(separator: "\n") + "\n", in: "d.csv")
    // Which row of a gap is kept depends on the algorithm.
    let rest = """
      decimate: {x: t, y: [v], width: 10}, transform: [{filter: {field: v, atLeast: 0}}]
      """
    let columns = "[{field: t, format: {style: dateTime}}, {field: v}]"
    func shown(_ source: String) -> String {
      SQLExample.rows(SQLExample.spec("\(source), \(rest)", columns: columns), in: folder.path)
    }
    let pushed = shown("postgres: {connection: env:CHARTROOM_TEST_POSTGRES, query: \"\(query)\"}")
    #expect((40...60).contains(pushed.split(separator: "\n").count), "\(pushed)")
    #expect(pushed == shown("csv: d.csv"))
    #expect(
      SQLExample.rows(
        SQLExample.spec(
          """
          postgres: {connection: env:CHARTROOM_TEST_POSTGRES, query: "select 1 as a, 2 as b"}, \
          decimate: {x: t, y: [b], width: 12}
          """), in: folder.path
      ).hasSuffix("data.d.decimate.x: the query has no column 't', expected a or b."))
  }
}

@Suite("Servers that cannot be reached")
struct UnreachableServerTests {
  private func failure(_ connection: String) throws -> any Error {
    let spec = SQLExample.spec("postgres: {connection: \"\(connection)\", query: select 1}")
    return try #require(
      try SpecFile(Array(spec.utf8), path: "s.yaml").plans()[0].failures.first)
  }

  @Test("An unreachable server is unavailable, which a retry can solve")
  func unreachable() throws {
    let error = try #require(
      try failure("postgres://ann:secret-word@127.0.0.1:1/sales") as? SourceError)
    #expect(error.kind == .unavailable)
    #expect("\(error)".hasPrefix("s.yaml:2:"))
    #expect("\(error)".contains("Connection refused"))
    #expect(!"\(error)".contains("secret-word"))
  }

  @Test("An invalid connection string is a problem of the spec, and is not quoted")
  func invalid() throws {
    for text in ["secret-word", "postgres//ann:secret-word@host", "host=a pasword=secret-word"] {
      let error = try failure(text)
      #expect(error is SpecProblem)
      #expect("\(error)".contains("data.d.postgres.connection: the connection string is not valid"))
      #expect(!"\(error)".contains("secret-word"))
    }
    #expect(
      "\(try failure("env:CHARTROOM_NO_SUCH_VARIABLE"))".contains(
        "the environment variable 'CHARTROOM_NO_SUCH_VARIABLE' is not set. Set it to a connection string"
      ))
  }

  @Test("Specs are checked without a server")
  func check() throws {
    let spec = SQLExample.spec("postgres: {connection: env:CHARTROOM_NONE, query: select 1}")
    let plans = try SpecFile(Array(spec.utf8), path: "s.yaml").plans(contactsServers: false)
    #expect(plans.flatMap(\.failures).isEmpty)
  }
}
