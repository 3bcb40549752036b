import Testing

@Suite("Joins")
struct JoinTransformTests {
  @Test("A join has the pairs of rows with equal keys", arguments: 0..<72)
  func twin(seed: Int) throws {
    let csv = TransformExample.csv(seed)
    let other = TransformExample.csv(seed / 6 + 7 * (seed % 5))
    let input = try TransformExample.rows(csv, "[]")
    let second = try TransformExample.rows(other, "[]")
    let keys = [["g"], ["n"], ["g", "h"], ["t"], ["h", "n"]][seed % 5]
    let by = keys.map { "{field: \($0)}" }.joined(separator: ", ")
    for kind in ["inner", "left"] {
      let output = try TransformExample.rows(
        csv, "[{join: {data: other, by: [\(by)], kind: \(kind), prefix: 'o '}}]", other: other)
      let added = second.names.filter { !keys.contains($0) }
      var expected = TestRows(input.names + added.map { "o " + $0 }, [])
      for row in input.rows {
        let key = keys.map { row[input.index($0)] }
        let matches = second.rows.filter { other in
          !key.contains(.missing) && keys.map { other[second.index($0)] } == key
        }
        for match in matches {
          expected.rows.append(row + added.map { match[second.index($0)] })
        }
        if matches.isEmpty, kind == "left" {
          expected.rows.append(row + added.map { _ in .missing })
        }
      }
      #expect(output == expected)
    }
  }

  @Test("Keys can have different names, and their texts are those of the first source")
  func names() throws {
    let output = try TransformExample.rows(
      "city,n\nOslo,1\nRome,2\nBern,3\n",
      "[{join: {data: other, by: [{field: city, other: name}], kind: left}}]",
      other: "country,name\nItaly,Rome\nNorway,Oslo\n")
    #expect(
      "\(output)" == """
        city | n | country
        Oslo | 1.0 | Norway
        Rome | 2.0 | Italy
        Bern | 3.0 | –
        """)
  }
}
