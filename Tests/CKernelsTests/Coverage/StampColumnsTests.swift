import CKernels
import TestSupport
import Testing

private let lanes = Int(ck_lanes)
private let strip = Int(ck_strip)
/// The number of lines in a pixel, and the number of columns that are computed at once.
private let fine = 256
private let padding = 16

@Suite("stamped columns")
struct StampColumnsTests {
  private var kernels: [ck_stamp_columns] { everyWidth(ck_stamp_columns_for) }

  /// Stretches of some columns, in layers that do not overlap.
  private struct Case {
    var tops: [Int16] = []
    var bottoms: [Int16] = []
    let layers: Int
    let columns: Int
    let rows: Int
    let down: Int16
    /// The first line of the first column.
    let line: Int
    /// The distance between the values of consecutive lines.
    var run: Int { columns + 1 + padding }
    var step: Int { fine * run + padding }

    /// The value of a line of a column.
    func place(_ column: Int, _ lane: Int) -> Int {
      let at = line + lane * fine / lanes
      return at % fine * run + at / fine + column
    }

    /// Makes stretches of any length, or long ones that leave the rows in the middle covered whole.
    init(
      layers: Int, columns: Int, rows: Int, areLong: Bool = false, using random: inout SplitMix64
    ) {
      self.layers = layers
      self.columns = columns
      self.rows = rows
      down = Int16.random(in: 0...255, using: &random)
      line = Int.random(in: 0..<fine, using: &random)
      // One pixel less, for what lies below its place.
      let room = (rows - 1) * 256 / layers
      for layer in 0..<layers {
        for _ in 0..<step {
          let ends = (0..<2).map { end in
            let within = areLong ? 7 * end * room / 8...(7 * end + 1) * room / 8 : 0...room
            return layer * room + Int.random(in: within, using: &random)
          }.sorted()
          tops.append(Int16(ends[0]))
          bottoms.append(Int16(areLong || Bool.random(using: &random) ? ends[1] : ends[0]))
        }
      }
    }

    /// The number of columns that are written.
    private var written: Int { (columns + padding - 1) / padding * padding }

    /// The bytes of the columns, and those that are not written.
    func coverage(_ kernel: ck_stamp_columns) -> [UInt8] {
      var bytes = [UInt8](repeating: 7, count: rows * strip)
      kernel(tops, bottoms, layers, step, line, run, columns, down, rows, &bytes)
      return bytes.enumerated().map { index, byte in
        (columns..<written).contains(index % strip) ? 0 : byte
      }
    }

    /// The twin: one unit of one line after the other.
    func twin() -> [UInt8] {
      var sums = [Int](repeating: 0, count: rows * strip)
      for layer in 0..<layers {
        for index in 0..<columns * lanes {
          let place = layer * step + place(index / lanes, index % lanes)
          let (top, bottom) = (tops[place], bottoms[place])
          for y in top..<bottom { sums[Int(y + down) / 256 * strip + index / lanes] += 1 }
        }
      }
      return sums.enumerated().map { index, sum in
        switch index % strip {
        case ..<columns: UInt8((sum - sum / 256 + lanes / 2) / lanes)
        case ..<written: 0
        default: 7
        }
      }
    }
  }

  @Test(
    "every width has the bytes of its twin, and writes no other columns",
    arguments: [1, 2, 15, 16, 17, 33, 64], [1, 2, 3])
  func twin(rows: Int, layers: Int) {
    var random = SplitMix64(seed: UInt64(rows))
    for columns in [1, 7, 64] {
      let shape = Case(layers: layers, columns: columns, rows: rows, using: &random)
      for kernel in kernels { #expect(shape.coverage(kernel) == shape.twin()) }
    }
  }

  @Test("rows that all lines cover are 255, and the others those of their twin", arguments: 0..<8)
  func long(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let shape = Case(layers: 1, columns: 33, rows: 64, areLong: true, using: &random)
    // Eight rows above and below are covered in part, and 48 are whole: at least two blocks of 16.
    let twin = shape.twin()
    for column in 0..<33 {
      #expect((9..<55).allSatisfy { twin[$0 * strip + column] == 255 })
    }
    for kernel in kernels { #expect(shape.coverage(kernel) == twin) }
  }
}
