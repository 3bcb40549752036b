import ChartScales
import ChartroomCharts
import DataTables
import Foundation

extension TableTransforms {
  /// Returns the table with the lower bounds of the intervals that contain the values of a column.
  ///
  /// - Complexity: O(*n* log *k*) for *n* rows and *k* intervals; O(*n*) for a given size.
  func binned(_ table: DataTable, _ bin: BinSpec) throws(SpecProblem) -> DataTable {
    let (column, numbers) = try numbers(bin.field, of: table)
    let name = bin.name ?? column.name
    if let end = bin.end, end == name {
      throw problem(
        bin.field.node,
        "the columns of lower and upper bounds are both '\(end)'. Give another 'end'.")
    }
    let bounds: (Double) -> (low: Double, high: Double)
    if let size = bin.size {
      let multiples = NumberStride(size.value)
      bounds = { number in
        let index = multiples.index(atOrBelow: number)
        let (low, high) = (multiples.tick(index), multiples.tick(index + 1))
        // A size below the distance of neighbouring numbers has no multiples between them.
        return low.isFinite && high.isFinite ? (low, high) : (number, number)
      }
    } else {
      let bins = NumberBins(data: Array(numbers), desiredCount: bin.count)
      bounds = { number in
        let range = bins[bins.index(for: number)]
        return (range.lowerBound, range.upperBound)
      }
    }
    var (lows, highs) = (numbers, bin.end == nil ? [] : numbers)
    for (row, number) in numbers.enumerated() {
      let range = number.isFinite ? bounds(number) : (.nan, .nan)
      lows[row] = range.low
      if bin.end != nil { highs[row] = range.high }
    }
    var result = table.with(DataColumn(name: name, unit: column.unit, values: .numbers(lows)))
    if let end = bin.end {
      result = result.with(DataColumn(name: end, unit: column.unit, values: .numbers(highs)))
    }
    return result
  }
}
