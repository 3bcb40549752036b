import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("AxisValues")
struct AxisValuesTests {
  private func labels(_ domain: ClosedRange<Double>, _ type: ScaleType) -> [String] {
    let texts = Stage(
      size: ProposedViewSize(width: 100, height: 400), scale: 1, shaper: BoxShaper()
    ) {
      Chart { PointMark(y: .value("y", 1)) }
        .chartYScale(domain: domain, type: type).chartXAxis(.hidden)
    }
    .drawList().texts
    return texts.sorted { $0.frame.minY > $1.frame.minY }.map(\.text.request.string)
  }

  @Test("a symmetric logarithmic scale has zero and powers of ten of both signs")
  func symmetric() {
    let both = labels(-10_000...10_000, .symmetricLog)
    #expect(both == ["-10,000", "-100", "0", "100", "10,000"])
    #expect(labels(0...1_000_000, .symmetricLog).contains("1,000"))
    #expect(labels(0...1_000_000, .symmetricLog).last == "1,000,000")
  }

  @Test("a symmetric logarithmic scale of small numbers has round ones")
  func small() {
    #expect(labels(0...40, .symmetricLog).contains("20"))
    #expect(labels(-0.5...0.5, .symmetricLog(slopeAtZero: 1e-3)).contains("0"))
  }
}
