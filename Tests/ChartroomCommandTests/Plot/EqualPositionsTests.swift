import ChartroomCommand
import DataTables
import Testing

@Suite("EqualPositions")
struct EqualPositionsTests {
  private func exist(_ values: DataColumn.Values, groups: [Int32]? = nil) -> Bool {
    let count =
      switch values {
      case .numbers(let numbers): numbers.count
      case .times(let times): times.count
      case .names(let indices, _): indices.count
      }
    let names = DataColumn.Values.names(
      ContiguousArray(groups ?? Array(repeating: 0, count: count)), ["a", "b"])
    let table = DataTable(
      columns: [DataColumn(name: "x", values: values), DataColumn(name: "by", values: names)],
      count: count)
    var positions = EqualPositions(in: table, x: 0)
    return positions.exist(dividedBy: groups == nil ? nil : 1)
  }

  @Test(
    "rows without a position are not equal",
    arguments: [
      DataColumn.Values.numbers([.nan, 2, .nan, 1]),
      .times([DataColumn.missingTime, 2, DataColumn.missingTime, 1]),
      .names([-1, 1, -1, 0], ["a", "b"]),
    ])
  func missing(values: DataColumn.Values) {
    #expect(!exist(values) && !exist(values, groups: [0, 0, 0, 0]))
  }

  @Test("rows are compared with those of their group")
  func groups() {
    let times = DataColumn.Values.times([1, 1, 2, 2])
    #expect(exist(times))
    #expect(!exist(times, groups: [0, 1, 0, 1]) && exist(times, groups: [0, 1, 0, 0]))
    #expect(!exist(.times([3, 1, 2, 2]), groups: [0, 0, 0, 1]))
  }

  @Test("the two zeros are equal, and numbers may descend")
  func numbers() {
    #expect(exist(.numbers([0.0, 1, -0.0])) && exist(.numbers([-5, -3, -5])))
    #expect(!exist(.numbers([-5, -3, -0.0, 7])) && !exist(.numbers([7, -3, 0, -5])))
    #expect(exist(.names([0, 1, 0], ["a", "b"])) && !exist(.names([0, 1], ["a", "b"])))
  }

  @Test(
    "a column divides rows if no group has equal positions, and groups have two rows on average")
  func divisions() {
    func areDivided(_ groups: [Int32], _ names: [String]) -> (Bool, searches: Int) {
      let table = DataTable(
        columns: [
          DataColumn(name: "x", values: .times([1, 1, 2, 2])),
          DataColumn(name: "by", values: .names(ContiguousArray(groups), names)),
        ], count: 4)
      var positions = EqualPositions(in: table, x: 0)
      let results = (0..<2).map { _ in positions.areDivided(by: 1) }
      #expect(results[0] == results[1])
      return (results[0], positions.searches)
    }
    #expect(areDivided([0, 1, 0, 1], ["a", "b"]) == (true, 1))
    #expect(areDivided([0, 0, 1, 1], ["a", "b"]) == (false, 1))
    #expect(areDivided([0, 1, 2, 0], ["a", "b", "c"]) == (false, 0))
  }

  @Test("positions are frequent if they have more than two rows on average")
  func frequent() {
    func areFrequent(_ times: ContiguousArray<Int64>, _ groups: [Int32]? = nil) -> Bool {
      let names = ContiguousArray(groups ?? Array(repeating: 0, count: times.count))
      let table = DataTable(
        columns: [
          DataColumn(name: "x", values: .times(times)),
          DataColumn(name: "by", values: .names(names, ["a", "b"])),
        ], count: times.count)
      return EqualPositions(in: table, x: 0).areFrequent(dividedBy: groups == nil ? nil : 1)
    }
    #expect(areFrequent([1, 1, 1, 2, 2]) && !areFrequent([1, 1, 2, 2]))
    #expect(areFrequent([2, 1, 2, 1, 1]) && !areFrequent([2, 1, 2, 1]))
    #expect(!areFrequent([1, 1, 1, 2, 2], [0, 0, 1, 0, 1]))
    #expect(areFrequent([1, 1, 1, 2, 2, 2], [0, 0, 0, 1, 1, 1]))
    #expect(!areFrequent([DataColumn.missingTime, DataColumn.missingTime, 1]))
  }

  @Test("a column is examined once")
  func results() {
    let table = DataTable(columns: [DataColumn(name: "x", values: .times([1, 1]))], count: 2)
    var positions = EqualPositions(in: table, x: 0)
    let results = (0..<2).map { _ in positions.exist() }
    #expect(results == [true, true] && positions.searches == 1)
    var none = EqualPositions(in: table, x: nil)
    let result = none.exist()
    #expect(!result && none.searches == 0)
  }
}
