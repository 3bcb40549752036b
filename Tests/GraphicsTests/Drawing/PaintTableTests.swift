import Foundation
import Graphics
import TestSupport
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

  @Test("many colours have the indices of a dictionary, with gradients between them")
  func many() {
    var random = SplitMix64(seed: 3)
    let gradient = ResolvedGradient(stops: [])
    var builder = PaintTable.Builder(capacity: 0)
    var known: [Paint: Int] = [:]
    var expected: [Int] = []
    for step in 0..<5_000 {
      func part() -> Float { Float(Int.random(in: 0..<8, using: &random)) / 7 }
      let paint =
        step % 50 == 0
        ? Paint.linear(gradient, from: .zero, to: CGPoint(x: step % 7, y: 0))
        : .color(Color.Resolved(red: part(), green: part(), blue: part(), opacity: part()))
      let index = known[paint] ?? known.count
      known[paint] = index
      expected.append(index)
      builder.append(paint)
    }
    let table = builder.table
    #expect(table.indices.map { Int($0) } == expected)
    #expect(table.paints.count == known.count && known.count > 2_000)
    #expect(zip(table.paints, 0...).allSatisfy { known[$0] == $1 })
  }

  @Test("zeros of both signs are one colour")
  func zeros() {
    var builder = PaintTable.Builder(capacity: 0)
    for zero: Float in [0, -0.0] {
      for red: Float in [1, 0] {
        var color = Color.Resolved(red: red, green: 0, blue: 0)
        color.green = zero
        builder.append(.color(color))
      }
    }
    #expect(builder.table.indices == [0, 1, 0, 1])
  }
}
