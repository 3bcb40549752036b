import Dashboards
import Testing

@Suite("Problems of transforms")
struct TransformProblemTests {
  /// A spec whose panel has a transform, with the problem behind the path of the transform.
  private static func transform(_ name: String, _ step: String, _ problem: String)
    -> SpecExample.Case
  {
    .init(name, SpecExample.panel("{transform: [{\(step)}], table: {}}"), problem)
  }

  private static let path = "dashboards[0].panels[0].transform[0]"

  static let specs: [SpecExample.Case] = [
    transform(
      "an incomplete formula", "derive: {a: n + }",
      "5:34: \(path).derive.a: found the end of the formula, expected a number, a column, a function or '('."
    ),
    transform(
      "an operator twice", "derive: {a: n * / 2}",
      "5:35: \(path).derive.a: found '/', expected a number, a column, a function or '('."),
    transform(
      "a missing operator", "derive: {a: 2 n}",
      "5:33: \(path).derive.a: found 'n', expected an operator or the end."),
    transform(
      "a missing parenthesis", "derive: {a: (n + 1}",
      "5:37: \(path).derive.a: found the end of the formula, expected an operator or ')'."),
    transform(
      "an unknown function", "derive: {a: 1 + sqr(n)}",
      """
      5:35: \(path).derive.a: unknown function 'sqr', expected abs, sqrt, log, log10, exp, round, floor, ceil, min, \
      max, coalesce or if. Did you mean 'sqrt'?
      """),
    transform(
      "too many arguments", "derive: {a: 'abs(n, 2)'}",
      "5:32: \(path).derive.a: 'abs' has 2 arguments, expected 1."),
    transform(
      "too few arguments", "derive: {a: max(n)}",
      "5:31: \(path).derive.a: 'max' has 1 argument, expected at least 2."),
    transform(
      "two comparisons", "derive: {a: 1 < n < 2}",
      "5:37: \(path).derive.a: a second comparison. Compare two values, and put comparisons between parentheses."
    ),
    transform(
      "a number with two points", "derive: {a: 1.2.3}",
      "5:31: \(path).derive.a: found '1.2.3', expected a number such as 2.5 or 1e6."),
    transform(
      "a character of no formula", "derive: {a: 'n % 2'}",
      """
      5:34: \(path).derive.a: found '%', expected a number, a column, a function or one of + - * / ^ ( ) , = != < <= \
      > >=. Put names with other characters between double quotes.
      """),
    transform(
      "a name without its end", "derive: {a: '1 + \"n'}",
      "5:36: \(path).derive.a: the name of a column has no closing quotation mark. Add it."),
    transform(
      "a formula that is a list", "derive: {a: [n]}",
      "5:31: \(path).derive.a: found a list, expected a formula such as (revenue - cost) / revenue."
    ),
    transform(
      "a size and a count", "bin: {field: n, size: 2, count: 3}",
      "5:51: \(path).bin.count: the size gives the number of intervals. Leave out 'count' or 'size'."
    ),
    transform(
      "a rate without a time", "window: {field: n, statistic: rate}",
      "5:27: \(path).window: the key 'time' is missing for a rate. Add it, for example 'time: day'."
    ),
    transform(
      "a mean with a time", "window: {field: n, statistic: mean, time: t}",
      "5:61: \(path).window.time: 'time' is for rates. Leave it out, or use 'statistic: rate'."),
    transform(
      "a step that divides no day",
      "resample: {field: t, unit: minute, step: 7, values: [{statistic: count}]}",
      """
      5:60: \(path).resample.step: found '7', expected a number that divides a day, which has 1440 minutes.
      """),
    transform(
      "a quantile without its fraction", "aggregate: {values: [{field: n, statistic: quantile}]}",
      "5:40: \(path).aggregate.values[0]: the key 'q' is missing. Add it, for example 'q: 0.95'."),
    transform(
      "a mean with a fraction", "aggregate: {values: [{field: n, statistic: mean, q: 0.5}]}",
      """
      5:71: \(path).aggregate.values[0].q: 'q' is the fraction of a quantile. Leave it out, or use 'statistic: \
      quantile'.
      """),
    transform(
      "a join of an unknown source", "join: {data: e, by: [{field: n}]}",
      "5:32: \(path).join.data: unknown data source 'e', expected d."),
    transform(
      "a pivot in both directions",
      "pivot: {longer: {fields: [n]}, wider: {names: city, values: n}}",
      "5:26: \(path).pivot: longer and wider exclude each other in a pivot. Leave out all but one."),
    .init(
      "a quantile as a number without its fraction",
      SpecExample.panel("{number: {field: n, statistic: quantile}}"),
      "5:14: dashboards[0].panels[0].number: the key 'q' is missing. Add it, for example 'q: 0.95'."
    ),
    .init(
      "sources that join each other",
      """
      data:
        a: {rows: [{k: 1}], transform: [{join: {data: b, by: [{field: k}]}}]}
        b: {rows: [{k: 1}], transform: [{join: {data: c, by: [{field: k}]}}]}
        c: {rows: [{k: 1}], transform: [{join: {data: b, by: [{field: k}]}}]}
      dashboards: [{name: a, panels: [{data: a, table: {}}]}]
      """,
      """
      4:49: data.c.transform[0].join.data: sources cannot join each other in a circle: 'b' → 'c' → 'b'. Leave out one \
      join.
      """),
    .init(
      "a source that joins itself",
      """
      data: {a: {rows: [{k: 1}], transform: [{join: {data: a, by: [{field: k}]}}]}}
      dashboards: [{name: a, panels: [{table: {}}]}]
      """,
      """
      1:54: data.a.transform[0].join.data: sources cannot join each other in a circle: 'a' → 'a'. Leave out one join.
      """),
  ]

  @Test("A spec is refused at the place of its problem", arguments: specs)
  func refusedSpec(example: SpecExample.Case) {
    #expect(SpecExample.problems(of: example.spec) == example.problems)
  }

  static let data: [SpecExample.Case] = [
    transform(
      "an unknown column in a formula", "derive: {a: n + citi}",
      "5:35: \(path).derive.a: the data have no column 'citi', expected t, city or n. Did you mean 'city'?"
    ),
    transform(
      "a formula with texts", "derive: {a: n + city}",
      "5:35: \(path).derive.a: column 'city' has texts, and formulas need numbers or dates."),
    transform(
      "a product of dates", "derive: {a: n * t}",
      """
      5:33: \(path).derive.a: '*' with dates, which can be compared, subtracted from each other, and moved by \
      seconds. Subtract a date first: the difference is in seconds.
      """),
    transform(
      "bins of texts", "bin: {field: city}",
      "5:32: \(path).bin.field: column 'city' has texts, and a column of numbers is needed."),
    transform(
      "a window of dates", "window: {field: t, statistic: mean}",
      "5:35: \(path).window.field: column 't' has dates, and a column of numbers is needed."),
    transform(
      "resampled numbers", "resample: {field: n, unit: day, values: [{statistic: count}]}",
      "5:37: \(path).resample.field: column 'n' has numbers, and a column of dates is needed."),
    .init(
      "seconds of many years",
      """
      data: {d: {rows: [{t: 1900-01-01}, {t: 2026-01-01}]}}
      dashboards: [{name: a, panels: [{transform: [{resample: {field: t, unit: second, values: [{statistic: \
      count}]}}], table: {}}]}]
      """,
      """
      2:74: \(path).resample.unit: the result has 3976214401 rows, and the limit is 10000000. Use a greater step or \
      unit, or filter the rows.
      """),
    transform(
      "zeros of texts",
      "resample: {field: t, unit: day, fill: zero, values: [{field: city, statistic: last}]}",
      "5:57: \(path).resample.fill: column 'city' has texts, which are never 0. Use 'previous'."),
    transform(
      "a join by different types", "join: {data: d, by: [{field: n, other: city}], prefix: x}",
      """
      5:58: \(path).join.by[0].other: column 'n' has numbers, and 'city' of 'd' has texts. Keys must be of one type.
      """),
    transform(
      "a join by an unknown key", "join: {data: d, by: [{field: n, other: m}]}",
      "5:58: \(path).join.by[0].other: the data source 'd' has no column 'm', expected t, city or n."
    ),
    transform(
      "a join with equal names", "join: {data: d, by: [{field: n}]}",
      "5:32: \(path).join.data: both sources have a column 't'. Give a 'prefix' for the columns of 'd'."
    ),
    transform(
      "a pivot of two types", "pivot: {longer: {fields: [n, city]}}",
      """
      5:48: \(path).pivot.longer.fields[1]: column 'city' has texts, and 'n' has numbers. Columns that become one \
      must be of one type.
      """),
    transform(
      "a pivot of one column twice", "pivot: {longer: {fields: [n, n]}}",
      "5:48: \(path).pivot.longer.fields[1]: the column 'n' is given twice. Leave one out."),
    transform(
      "a pivot of times without any", "pivot: {times: {}}",
      """
      5:34: \(path).pivot.times: the data do not end with 5 or more columns of numbers that are named by ascending \
      times, such as years, behind a column of names. The columns are: t, city and n.
      """),
    .init(
      "a pivot with one name twice",
      SpecExample.panel(
        "{transform: [{derive: {n: 1, t: 1}}, {pivot: {wider: {names: n, values: city}}}], table: {}}"
      ),
      """
      5:77: dashboards[0].panels[0].transform[1].pivot.wider.values: rows 1 and 2 have the name '1' and equal values \
      in all other columns. Aggregate the rows first.
      """),
  ]

  @Test("A panel is refused at the place of the problem with its data", arguments: data)
  func refusedData(example: SpecExample.Case) throws {
    let plans = try SpecExample.file(example.spec).plans()
    let failures = plans.flatMap(\.failures).map { SpecExample.withoutFile("\($0)") }
    #expect(failures == (example.problems.isEmpty ? [] : [example.problems]))
  }

  @Test(
    "Formulas of several lines, with quotation marks and with names that need some, have exact places"
  )
  func places() throws {
    let head =
      "data: {d: {rows: [{page views: 1, n: 2}]}}\ndashboards:\n- name: a\n  panels:\n  - table: {}\n"
    let cases = [
      ("a: |\n              n +\n                m", "10:17", "no column 'm'"),
      ("a: >-\n              n + 1\n              + m", "10:17", "no column 'm'"),
      ("a: n +\n              m", "9:15", "no column 'm'"),
      ("a: \"\\\"page views\\\" + m\"", "8:34", "no column 'm'"),
      ("a: '\"page views\" + m'", "8:32", "no column 'm'"),
      ("a: page views", "8:21", "expected an operator or the end"),
      ("a: page", "8:16", "between double quotes: \"page views\""),
      // The text is not written verbatim.
      ("a: \"n +\\x20 m\"", "8:16", "no column 'm'"),
    ]
    for (formula, place, message) in cases {
      let spec = head + "    transform:\n      - derive:\n            \(formula)\n"
      var found = SpecExample.problems(of: spec)
      if found.isEmpty {
        found = try SpecExample.file(spec).plans()[0].failures.map { "\($0)" }.joined()
      }
      #expect(found.contains(":\(place): ") || found.hasPrefix("\(place): "), "\(found)")
      #expect(found.contains(message), "\(found)")
    }
  }

  @Test("Formulas have limits on depth and length")
  func limits() {
    func problems(_ formula: String) -> String {
      SpecExample.problems(
        of: SpecExample.panel("{transform: [{derive: {a: '\(formula)'}}], table: {}}"))
    }
    for deep in [
      String(repeating: "(", count: 100_000), String(repeating: "-", count: 100_000) + "n",
      String(repeating: "abs(", count: 100_000), String(repeating: "2^", count: 100_000) + "2",
    ] {
      #expect(problems(deep).contains("more than 64 parentheses"))
    }
    #expect(
      problems(Array(repeating: "n", count: 100_000).joined(separator: "+")).contains(
        "more than 1000 operations"))
    #expect(
      problems(String(repeating: "(", count: 60) + "n" + String(repeating: ")", count: 60)) == "")
  }

  @Test("Chains of joins have a limit")
  func chain() {
    func problems(_ count: Int) -> String {
      let sources = (0..<count).map { index in
        "  s\(index): {rows: [{k: 1}]"
          + (index + 1 < count
            ? ", transform: [{join: {data: s\(index + 1), by: [{field: k}]}}]}" : "}")
      }
      return SpecExample.problems(
        of:
          "data:\n\(sources.joined(separator: "\n"))\ndashboards: [{name: a, panels: [{data: s0, table: {}}]}]\n"
      )
    }
    #expect(problems(32) == "")
    #expect(problems(33).contains("more than 32 sources"))
    #expect(problems(5000).contains("more than 32 sources"))
  }
}
