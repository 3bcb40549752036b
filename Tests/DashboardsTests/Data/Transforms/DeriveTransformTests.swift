import Foundation
import TestSupport
import Testing

@Suite("Formulas")
struct DeriveTransformTests {
  /// A formula as a tree, which is evaluated row by row.
  private indirect enum Tree {
    case number(Double)
    case column(String)
    case negated(Tree)
    case operation(String, Tree, Tree)
    case call(String, [Tree])

    init(_ random: inout SplitMix64, depth: Int) {
      switch depth == 0 ? random.below(2) : random.below(9) {
      case 0: self = .number(Double(random.below(9)) / 2)
      case 1: self = .column(["n", "m"][random.below(2)])
      case 2: self = .negated(Tree(&random, depth: depth - 1))
      case 3, 4, 5, 6:
        let sign = ["+", "-", "*", "/", "^", "=", "!=", "<", "<=", ">", ">="][random.below(11)]
        self = .operation(
          sign, Tree(&random, depth: depth - 1), Tree(&random, depth: depth - 1))
      case 7:
        let name = ["abs", "sqrt", "log", "log10", "exp", "round", "floor", "ceil"][random.below(8)]
        self = .call(name, [Tree(&random, depth: depth - 1)])
      default:
        let name = ["min", "max", "coalesce", "if"][random.below(4)]
        let count = name == "if" ? 3 : 2 + random.below(2)
        self = .call(name, (0..<count).map { _ in Tree(&random, depth: depth - 1) })
      }
    }

    /// How tightly the tree holds together.
    private var precedence: Int {
      switch self {
      case .number, .column, .call: 5
      case .operation("^", _, _): 4
      case .negated: 3
      case .operation("*", _, _), .operation("/", _, _): 2
      case .operation("+", _, _), .operation("-", _, _): 1
      case .operation: 0
      }
    }

    /// The formula with no more parentheses than it needs.
    var text: String {
      func part(_ tree: Tree, _ least: Int) -> String {
        tree.precedence < least ? "(\(tree.text))" : tree.text
      }
      switch self {
      case .number(let number): return "\(number)"
      case .column(let name): return name
      case .negated(let tree): return "-\(part(tree, 3))"
      case .operation("^", let left, let right): return "\(part(left, 5))^\(part(right, 3))"
      case .operation(let sign, let left, let right):
        let least = max(precedence, 0)
        return "\(part(left, least == 0 ? 1 : least)) \(sign) \(part(right, least + 1))"
      case .call(let name, let parts):
        return "\(name)(\(parts.map(\.text).joined(separator: ", ")))"
      }
    }

    func value(_ columns: [String: Double]) -> Double {
      switch self {
      case .number(let number): return number
      case .column(let name): return columns[name] ?? .nan
      case .negated(let tree): return -tree.value(columns)
      case .operation(let sign, let left, let right):
        let (a, b) = (left.value(columns), right.value(columns))
        if a.isNaN || b.isNaN { return .nan }
        switch sign {
        case "+": return a + b
        case "-": return a - b
        case "*": return a * b
        case "/": return a / b
        case "^": return pow(a, b)
        case "=": return a == b ? 1 : 0
        case "!=": return a != b ? 1 : 0
        case "<": return a < b ? 1 : 0
        case "<=": return a <= b ? 1 : 0
        case ">": return a > b ? 1 : 0
        default: return a >= b ? 1 : 0
        }
      case .call(let name, let parts):
        let values = parts.map { $0.value(columns) }
        switch name {
        case "abs": return abs(values[0])
        case "sqrt": return sqrt(values[0])
        case "log": return log(values[0])
        case "log10": return log10(values[0])
        case "exp": return exp(values[0])
        case "round": return values[0].rounded()
        case "floor": return floor(values[0])
        case "ceil": return ceil(values[0])
        case "if": return values[0].isNaN ? .nan : values[0] != 0 ? values[1] : values[2]
        case "coalesce": return values.first { $0.isFinite } ?? values[values.count - 1]
        default:
          if values.contains(where: \.isNaN) { return .nan }
          return (name == "min" ? values.min() : values.max()) ?? .nan
        }
      }
    }
  }

  @Test("A formula is evaluated as its tree", arguments: 0..<120)
  func twin(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let csv = TransformExample.csv(seed)
    let input = try TransformExample.rows(csv, "[]")
    let trees = (0..<10).map { _ in Tree(&random, depth: 4) }
    let formulas = trees.enumerated().map { "c\($0): '\($1.text)'" }.joined(separator: ", ")
    let output = try TransformExample.rows(csv, "[{derive: {\(formulas)}}]")
    for (index, tree) in trees.enumerated() {
      for (row, cell) in zip(input.rows, output["c\(index)"]) {
        let columns = ["n": row[input.index("n")].number, "m": row[input.index("m")].number]
        let value = tree.value(columns)
        #expect(cell == (value.isFinite ? .number(value) : .missing), "\(tree.text) of \(columns)")
      }
    }
  }

  @Test("Formulas by hand")
  func byHand() throws {
    let cases: [(String, Double?)] = [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("-2^2", -4), ("2^-1", 0.5), ("2^3^2", 512),
      ("10 - 4 - 3", 3),
      ("12 / 3 / 2", 2), ("--3", 3), ("+3", 3), ("1.5e3", 1500), ("n", 5), (" n*2 ", 10),
      ("\"page views\" / n", 20),
      ("\"a\"\"b\"", 7), ("umsätze", 8), ("cpu.load", 9), ("min(4, n, 3)", 3),
      ("if(n > 4, 1, 2)", 1),
      ("n = 5", 1), ("n != 5", 0), ("1 / 0", nil), ("log(0)", nil), ("gap + 1", nil),
      ("gap^0", nil),
      ("coalesce(gap, 3)", 3), ("if(gap > 1, 1, 2)", nil), ("round(2.5)", 3), ("floor(-2.5)", -3),
      ("log(exp(2))", 2),
      ("sqrt(-1)", nil), ("min + 1", 12),
    ]
    for (formula, expected) in cases {
      let rows = try TransformExample.rows(
        "n,page views,\"a\"\"b\",umsätze,cpu.load,gap,min\n5,100,7,8,9,,11\n6,0,0,0,0,1,0\n",
        "[{derive: {r: '\(formula)'}}]")
      #expect(rows["r"][0] == expected.map { .number($0) } ?? .missing, "\(formula)")
    }
  }

  @Test("Dates are subtracted, compared and moved by seconds")
  func dates() throws {
    let csv =
      "id,start,end\na,2026-01-01T10:00:00Z,2026-01-01T10:01:30.25Z\nb,2026-01-02T00:00:00Z,\n"
    let rows = try TransformExample.rows(
      csv,
      """
      [{derive: {length: end - start, later: start + 86400, isLong: end > start, last: 'coalesce(end, start)'}}]
      """)
    #expect(rows["length"] == [.number(90.25), .missing])
    #expect(rows["later"].map(\.description) == ["2026-01-02T10:00:00Z", "2026-01-03T00:00:00Z"])
    #expect(rows["isLong"] == [.number(1), .missing])
    #expect(rows["last"][1].description == "2026-01-02T00:00:00Z")
  }

  @Test("Dates that no table has are missing, and have no units of the calendar")
  func farDates() throws {
    let csv = "id,t\na,2026-01-01\n"
    for (move, isMissing) in [
      ("- 9.2251387e12", true), ("+ 9.2216047e12", true), ("+ 2.6e11", true), ("- 6.4e10", true),
      ("+ 2.5e11", false), ("- 6.3e10", false),
    ] {
      for unit in ["hour", "week", "month", "year"] {
        let rows = try TransformExample.rows(
          csv,
          """
          [{derive: {t: t \(move)}}, {resample: {field: t, unit: \(unit), values: [{statistic: count}]}}, {aggregate: \
          {groupBy: [{field: t, unit: \(unit)}], values: [{statistic: count}]}}]
          """)
        #expect(rows.rows.isEmpty == isMissing)
      }
    }
  }

  @Test("A formula uses the columns in front of it, and replaces a column in its place")
  func order() throws {
    let rows = try TransformExample.rows(
      "a,b\n1,2\n", "[{derive: {c: a + b, a: c * 10, d: a}}]")
    #expect("\(rows)" == "a | b | c | d\n30.0 | 2.0 | 3.0 | 30.0")
  }
}
