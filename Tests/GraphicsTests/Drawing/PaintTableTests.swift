import Foundation
import Graphics
import Testing

@Suite("Paint tables")
struct PaintTableTests {
  private static let paints = [Color.red, .blue, .green].map {
    Paint.color($0.resolve(in: .light))
  }

  @Test("equal paints are stored once, in the order of their first use")
  func distinct() {
    var builder = PaintTable.Builder(capacity: 0)
    let order = [1, 1, 0, 2, 2, 2, 1]
    for index in order { builder.append(Self.paints[index]) }
    let table = builder.table
    #expect(Array(table.paints) == [Self.paints[1], Self.paints[0], Self.paints[2]])
    #expect(order.indices.map { table[$0] } == order.map { Self.paints[$0] })
    #expect(table.run(from: 0) == 0..<2)
    #expect(table.run(from: 1) == 1..<2)
    #expect(table.run(from: 3) == 3..<6)
    #expect(table.run(from: 6) == 6..<7)
  }
}
