import Dashboards
import Testing

@Suite("LineGaps")
struct LineGapsTests {
  @Test("a gap of several series is one place")
  func count() {
    let x = ContiguousArray((0..<60).filter { !(30...32).contains($0) }.map(Double.init))
    let other = ContiguousArray(x.dropFirst(5))
    let late = ContiguousArray(x.filter { $0 != 50 })
    var gaps = LineGaps(isJoined: false)
    for positions in [x, x, other, late] {
      let y = ContiguousArray(repeating: 1.0, count: positions.count)
      #expect(gaps.split(positions, y).x.count > positions.count)
    }
    #expect(gaps.count == 2)
    #expect(gaps.first?.start == 29)
  }
}
