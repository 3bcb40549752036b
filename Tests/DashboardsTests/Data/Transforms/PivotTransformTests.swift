import Testing

@Suite("Pivots")
struct PivotTransformTests {
  @Test("Columns become rows", arguments: 0..<24)
  func longer(seed: Int) throws {
    let csv = TransformExample.csv(seed)
    let input = try TransformExample.rows(csv, "[]")
    let fields = [["n", "m"], ["m"], ["g", "h"], ["t"]][seed % 4]
    let output = try TransformExample.rows(
      csv, "[{pivot: {longer: {fields: [\(fields.joined(separator: ", "))]}}}]")
    let kept = input.names.filter { !fields.contains($0) }
    let rows = input.rows.flatMap { row in
      fields.map { field in
        kept.map { row[input.index($0)] } + [.text(field), row[input.index(field)]]
      }
    }
    #expect(output == TestRows(kept + ["name", "value"], rows))
  }

  @Test("Columns that are named by years become rows")
  func times() throws {
    let csv = "city,2001,2002,2003,2004,2005\nBonn,1,2,3,4,5\nKiel,6,7,8,9,10\n"
    let output = try TransformExample.rows(
      csv, "[{pivot: {times: {value: sales}}}, {derive: {sales: sales * 2}}]")
    let long = (0..<10).map { "\(2001 + $0 % 5),\($0 < 5 ? "Bonn" : "Kiel"),\(2 * $0 + 2)\n" }
    #expect(
      output == (try TransformExample.rows("Year,city,sales\n\(long.joined())", "[]")))
  }

  @Test("Rows become columns", arguments: 0..<24)
  func wider(seed: Int) throws {
    // At most one row of each group has a name.
    let csv = TransformExample.csv(seed)
    let unique =
      "{aggregate: {groupBy: [{field: g}, {field: h}], values: [{field: n, statistic: max}]}}"
    let input = try TransformExample.rows(csv, "[\(unique)]")
    let output = try TransformExample.rows(
      csv, "[\(unique), {pivot: {wider: {names: h, values: n}}}]")
    var names: [TestCell] = []
    for name in input["h"] where name != .missing && !names.contains(name) { names.append(name) }
    let rows = input.groups(by: ["g"]).map { group in
      [group[0][0]] + names.map { name in group.first { $0[1] == name }?[2] ?? .missing }
    }
    #expect(output == TestRows(["g"] + names.map(\.description), rows))
  }

  @Test("Long rows of wide ones become the wide ones again")
  func inverse() throws {
    let csv = "day,cpu,memory\nMon,1,4\nTue,2,\nWed,3,6\n"
    let output = try TransformExample.rows(
      csv,
      """
      [{pivot: {longer: {fields: [cpu, memory], name: metric, value: percent}}}, {pivot: {wider: {names: metric, \
      values: percent}}}]
      """)
    #expect(output == (try TransformExample.rows(csv, "[]")))
  }
}
