import ChartScales
import Testing

@Suite("StyleScale")
struct StyleScaleTests {
  private typealias Scale = StyleScale<String, Double>

  /// Returns a scale of categories whose styles are numbers.
  private func scale(
    _ categories: [String], domain: [String] = [], isReversed: Bool = false,
    _ styles: Scale.Styles = .automatic, palette: [Double] = [1, 2, 3]
  ) -> Scale {
    Scale(
      categories: categories, domain: domain, isReversed: isReversed, styles: styles,
      palette: palette, usual: -1, mix: { $0 + ($1 - $0) * $2 })
  }

  /// Returns a scale of the numbers of a range.
  private func scale(
    of range: ClosedRange<Double>, _ styles: StyleScale<Int, Double>.Styles = .automatic,
    isReversed: Bool = false
  ) -> StyleScale<Int, Double> {
    StyleScale(
      PositionScale(domain: .number(range), isReversed: isReversed), styles: styles, ramp: [0, 10],
      usual: -1, mix: { $0 + ($1 - $0) * $2 }, value: { Int($0) })
  }

  @Test("categories take the palette in order, which begins again at its end")
  func palette() {
    let scale = scale(["a", "b", "c", "d"])
    #expect(scale.items.map(\.value) == ["a", "b", "c", "d"])
    #expect(scale.items.map(\.style) == [1, 2, 3, 1])
    #expect((0..<4).map { scale.style(Double($0)) } == [1, 2, 3, 1])
  }

  @Test("a domain comes first, with the categories that have no data")
  func domain() {
    let scale = scale(["a", "b"], domain: ["b", "z", "b"])
    #expect(scale.items.map(\.value) == ["b", "z", "a"])
    #expect(scale.items.map(\.style) == [1, 2, 3])
    #expect([scale.style(0), scale.style(1)] == [3, 1])
  }

  @Test("a reversed scale gives the first style to the last category")
  func reversed() {
    #expect(scale(["a", "b", "c"], isReversed: true).items.map(\.value) == ["c", "b", "a"])
    #expect(scale(["a", "b", "c"], isReversed: true).style(0) == 3)
  }

  @Test(
    "pairs come first, the first of equal ones counts, and others take the palette by their place")
  func pairs() {
    let scale = scale(["a", "b", "c"], .pairs([("c", 7), ("a", 8), ("c", 9)]))
    #expect(scale.items.map(\.value) == ["c", "a", "b"])
    #expect(scale.items.map(\.style) == [7, 8, 3])
  }

  @Test("a list takes the place of the palette unless it is empty")
  func list() {
    #expect(scale(["a", "b", "c"], .list([5, 6])).items.map(\.style) == [5, 6, 5])
    #expect(scale(["a", "b"], .list([])).items.map(\.style) == [1, 2])
  }

  @Test("categories divide a range of styles evenly")
  func stops() {
    let styles = Scale.Styles.stops([(0, 0), (0.5, 100), (1, 0)])
    #expect(scale(["a", "b", "c", "d", "e"], styles).items.map(\.style) == [0, 50, 100, 50, 0])
    #expect(scale(["a"], styles).items.map(\.style) == [0])
  }

  @Test("a mapping gives styles to the categories that it knows")
  func mapping() {
    let scale = scale(["a", "b"], .mapping { $0 == "b" ? 9 : nil })
    #expect(scale.items.map(\.style) == [1, 9])
  }

  @Test(
    "unknown categories and no category have the usual style",
    arguments: [-1, 2, 0.5, .nan, .infinity])
  func unknown(code: Double) {
    #expect(scale(["a", "b"]).style(code) == -1)
    #expect(scale([]).style(code) == -1)
    #expect(scale([]).items.isEmpty)
  }

  @Test("numbers have styles between those of the ends, and these beyond them")
  func numbers() {
    let scale = scale(of: 100...200)
    #expect([0, 100, 125, 200, 300].map(scale.style) == [0, 0, 2.5, 10, 10])
    #expect(scale.ramp.map(\.location) == [0, 1])
  }

  @Test("a reversed scale of numbers descends")
  func reversedNumbers() {
    #expect(scale(of: 0...1, isReversed: true).style(0.25) == 7.5)
  }

  @Test("locations out of order or of range are moved to the ones before them")
  func locations() {
    let scale = scale(of: 0...1, .stops([(0.5, 1), (0.25, 2), (.nan, 3), (7, 4)]))
    #expect(scale.ramp.map(\.location) == [0.5, 0.5, 0.5, 1])
    #expect([0, 0.5, 0.75, 1].map(scale.style) == [1, 1, 3.5, 4])
  }

  @Test("a mapping of numbers is sampled for the legend")
  func mappedNumbers() {
    let scale = scale(of: 0...64, .mapping { $0 > 32 ? 1 : nil })
    #expect([0, 32, 33, 64].map(scale.style) == [-1, -1, 1, 1])
    #expect(scale.ramp.count == 65)
    #expect(
      scale.ramp.map(\.style) == Array(repeating: -1, count: 33) + Array(repeating: 1, count: 32))
  }

  @Test("styles of another type are those of the same values")
  func mapped() {
    let styles = Scale.Styles.pairs([("a", 1)]).map { "\($0)" }
    guard case .pairs(let pairs) = styles else {
      Issue.record("These are no pairs.")
      return
    }
    #expect(pairs.map(\.value) == ["a"] && pairs.map(\.style) == ["1.0"])
    guard case .mapping(let mapping) = Scale.Styles.mapping({ _ in 2 }).map({ $0 + 1 }) else {
      Issue.record("This is no mapping.")
      return
    }
    #expect(mapping("a") == 3)
  }
}
