import Dashboards
import Decimation
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("M4 as a query")
struct M4QueryTests {
  /// A point of a series; a missing value is a gap.
  struct Point: Hashable {
    var x: Double
    var y: Double?
  }

  /// Returns the points that the query keeps, in SQLite.
  private func kept(_ points: [Point], width: Int) throws -> [Point] {
    let query = M4Query(
      .sqlite, source: "select * from \"p\"\"s\" -- all of them", x: "the x", hasTimes: false,
      y: ["y"], width: width)
    return try DatabaseQueue().write { database in
      try database.execute(sql: "create table \"p\"\"s\" (\"the x\", y)")
      let insert = try database.makeStatement(sql: "insert into \"p\"\"s\" values (?, ?)")
      for point in points { try insert.execute(arguments: [point.x, point.y]) }
      return try Row.fetchAll(database, sql: query.text).map { Point(x: $0[0], y: $0[1]) }
    }
  }

  /// Returns the points that module Decimation keeps, where gaps are missing values.
  private func expected(_ points: [Point], width: Int) throws -> (kept: [Point], runs: [[Point]]) {
    let sorted = points.sorted { ($0.x, $0.y ?? .infinity) < ($1.x, $1.y ?? .infinity) }
    let y = ContiguousArray(sorted.map { $0.y ?? .nan })
    let x = ContiguousArray(sorted.map(\.x))
    let kept = M4.indices(
      of: y.span, at: try Positions(ascending: x),
      in: .equalWidth(width, over: (x.first ?? 0)...(x.last ?? 0)))
    return (
      kept.indices.map { sorted[$0] },
      kept.runs.map { run in kept.indices[run].map { sorted[$0] } }
    )
  }

  /// Returns series with plateaus, gaps, uneven steps and positions at the edges of buckets.
  static func series(_ seed: Int) -> [Point] {
    var generator = SplitMix64(seed: UInt64(seed))
    func random(_ count: UInt64) -> Double { Double(generator.next() % count) }
    let count = Int(random(400)) + 1
    let (levels, step) = (UInt64(random(5)) * 20 + 2, [0.1, 1, 0.37, 1e6][seed % 4])
    let gaps = [0, 0, 3, 20][seed / 4 % 4]
    var x = random(1000) - 500
    return (0..<count).map { _ in
      x += step * (seed % 3 == 0 ? 1 : random(9) + 1)
      let isGap = gaps > 0 && random(UInt64(gaps)) == 0
      return Point(x: x, y: isGap ? nil : random(levels) / 4 - 2)
    }
  }

  @Test("The query keeps the points of module Decimation", arguments: 0..<160)
  func points(seed: Int) throws {
    let points = Self.series(seed)
    for width in [1, 2, 7, 50, 1000] {
      let rows = try kept(points, width: width)
      let expected = try expected(points, width: width)
      #expect(rows.filter { $0.y != nil } == expected.kept, "width \(width)")
      // Rows without a value interrupt the line exactly where the series has gaps.
      let runs = rows.split { $0.y == nil }.map(Array.init)
      #expect(runs == expected.runs, "width \(width)")
      // The positions of both ends stay.
      #expect(rows.first?.x == points.first?.x && rows.last?.x == points.last?.x)
    }
  }

  @Test("Gaps take one row each, however long they are")
  func longGaps() throws {
    let points = (0..<10_000).map { Point(x: Double($0), y: $0 / 1000 % 2 == 0 ? 1 : nil) }
    let rows = try kept(points, width: 100)
    #expect(rows.filter { $0.y == nil }.count <= 100)
    #expect(rows.filter { $0.y != nil } == (try expected(points, width: 100).kept))
  }

  @Test("Texts, infinite numbers and missing positions are left out or gaps")
  func unusual() throws {
    let rows = try kept(
      [Point(x: 0, y: 1), Point(x: 1, y: .infinity), Point(x: .nan, y: 5), Point(x: 2, y: 3)],
      width: 10)
    // A NaN that is bound to a parameter of SQLite is NULL.
    #expect(rows.map(\.x) == [0, 1, 2])
    #expect(try kept([], width: 5).isEmpty)
    #expect(try kept([Point(x: 3, y: nil)], width: 5) == [Point(x: 3, y: nil)])
  }

  @Test("Rows of several columns are those of each of them")
  func severalColumns() throws {
    let points = Self.series(1)
    let others = Self.series(2)
    let pairs = zip(points, others).map { (x: $0.x, a: $0.y, b: $1.y) }
    let query = M4Query(
      .sqlite, source: "select * from p", x: "x", hasTimes: false, y: ["a", "b"], width: 9)
    let rows = try DatabaseQueue().write { database in
      try database.execute(sql: "create table p (x, a, b)")
      for pair in pairs {
        try database.execute(
          sql: "insert into p values (?, ?, ?)", arguments: [pair.x, pair.a, pair.b])
      }
      return try Row.fetchAll(database, sql: query.text).map { row -> Double in row[0] }
    }
    let a = try expected(pairs.map { Point(x: $0.x, y: $0.a) }, width: 9).kept.map(\.x)
    let b = try expected(pairs.map { Point(x: $0.x, y: $0.b) }, width: 9).kept.map(\.x)
    #expect(Set(a + b).isSubset(of: rows))
    #expect(rows == rows.sorted())
    #expect(rows.count < pairs.count)
  }

  @Test(
    "Identifiers are quoted in each dialect",
    arguments: zip(
      SQLDialect.allCases,
      [#""a""b`\""#, #""a""b`\""#, #""a""b`\""#, #"`a"b\`\\`"#]))
  func identifiers(dialect: SQLDialect, quoted: String) {
    #expect(dialect.quoted(#"a"b`\"#) == quoted)
    let text = M4Query(
      dialect, source: "select 1", x: #"a"b`\"#, hasTimes: true, y: ["v"], width: 3
    ).text
    #expect(text.contains(quoted))
  }
}
