import ChartScales
import Testing

@Suite("TickPlacement")
struct TickPlacementTests {
  private func places(
    _ labels: [(x: Double, width: Double)], fading: Double? = nil
  ) -> [TickPlacement.Place] {
    TickPlacement(
      labels.map { TickPlacement.Label(x: $0.x, width: $0.width) }, in: 10...110, fading: fading
    ).places
  }

  @Test("labels at both ends of the plot move inside of it")
  func ends() {
    #expect(places([(10, 20), (60, 20), (110, 20)]).map(\.x) == [20, 60, 100])
  }

  @Test("labels that moved give way, of the others the later one")
  func crowd() {
    #expect(places([(10, 30), (50, 30), (86, 30), (110, 30)]).map(\.index) == [1, 2])
    #expect(places([(40, 30), (70, 30), (80, 30)]).map(\.index) == [0, 2])
  }

  @Test("a label that moved keeps about its height from others, or it would read as one with them")
  func moved() {
    #expect(places([(10, 30), (68, 30)]).map(\.index) == [1])
    #expect(places([(10, 30), (72, 30)]).map(\.index) == [0, 1])
    #expect(places([(52, 30), (110, 30)]).map(\.index) == [0])
    #expect(places([(48, 30), (110, 30)]).map(\.index) == [0, 1])
    // Those that stand at their moments may stand closer.
    #expect(places([(30, 30), (66, 30)]).map(\.index) == [0, 1])
  }

  @Test("a major label gives way to no minor one")
  func major() {
    let labels = [
      TickPlacement.Label(x: 50, width: 30), TickPlacement.Label(x: 70, width: 30, isMajor: true),
    ]
    #expect(TickPlacement(labels, in: 10...110).places.map(\.index) == [1])
  }

  @Test("moments outside of the plot and labels wider than it have none")
  func outside() {
    #expect(places([(9, 10), (111, 10), (50, 101)]).isEmpty)
    #expect(places([(60, 100)]).map(\.x) == [60])
  }

  @Test("in a film labels fade as they leave the plot or come close to others")
  func fading() {
    let leaving = stride(from: 20.0, through: -2, by: -0.5).map { x in
      places([(x, 30), (80, 30)], fading: 10).first { $0.index == 0 }?.opacity ?? 0
    }
    #expect(leaving.first == 1 && leaving.last == 0)
    let steps = zip(leaving, leaving.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 0.1 })
    let crowding = stride(from: 80.0, through: 50, by: -0.5).map { x in
      places([(15, 30), (x, 30)], fading: 10).first { $0.index == 0 }?.opacity ?? 0
    }
    #expect(crowding.first == 1 && crowding.last == 0)
    #expect(zip(crowding, crowding.dropFirst()).allSatisfy { abs($0 - $1) < 0.2 })
  }
}
