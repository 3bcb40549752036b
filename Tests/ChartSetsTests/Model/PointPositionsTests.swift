import ChartScales
import ChartSets
import Decimation
import TestSupport
import Testing

@Suite("Positions of a time axis")
struct PointPositionsTests {
  @Test("are those that the axis gives its points, even and uneven")
  func same() {
    for axis in [.even(7), TimeAxis([0, 1000, 2000, 8000, 9000, 9000, 10_000])] as [TimeAxis] {
      let positions = Positions(axis)
      for index in 0..<axis.count { #expect(positions[index] == axis.position(of: index)) }
    }
  }

  @Test("are indices where the axis is even, and where time goes back")
  func indices() {
    #expect(Positions(TimeAxis.even(100)) == .indices)
    #expect(Positions(TimeAxis([])) == .indices)
    let axis = TimeAxis([0, 5000, 1000, 60_000])
    #expect(!axis.isEven && axis.uneven == nil)
    #expect(Positions(axis) == .indices && axis.position(of: 2) == 2)
  }
}
