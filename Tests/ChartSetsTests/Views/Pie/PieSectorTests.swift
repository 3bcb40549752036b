import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("PieSector")
struct PieSectorTests {
  @Test("a sector of nothing is empty, one of a turn is a disc, one of a sliver has numbers")
  func sectors() {
    func path(_ start: Double, _ end: Double) -> Path {
      PieSector(center: CGPoint(x: 5, y: 5), radius: 4, start: start, end: end).path(in: .zero)
    }
    #expect(path(0.3, 0.3).isEmpty)
    #expect(path(0, 1).boundingRect == CGRect(x: 1, y: 1, width: 8, height: 8))
    #expect(path(0.25, 0.5).contains(CGPoint(x: 6, y: 6)))
    #expect(!path(0.25, 0.5).contains(CGPoint(x: 4, y: 6)))
    let sliver = path(0.25, 0.25 + 1e-12).boundingRect
    #expect(sliver.width.isFinite && sliver.height.isFinite)
  }

  @Test("a sector has the points of the disc whose angles are in its range")
  func angles() {
    var random = SplitMix64(seed: 111)
    for _ in 0..<200 {
      let start = Double.random(in: 0..<1, using: &random)
      let length = Double.random(in: 0.05...0.95, using: &random)
      let path = PieSector(
        center: CGPoint(x: 50, y: 40), radius: 30, start: start, end: start + length
      ).path(in: CGRect(x: 10, y: 20, width: 1, height: 1))
      for _ in 0..<30 {
        let turn = Double.random(in: 0..<1, using: &random)
        let distance = Double.random(in: 1...45, using: &random)
        let angle = (turn - 0.25) * 2 * Double.pi
        let point = CGPoint(x: 60 + distance * cos(angle), y: 60 + distance * sin(angle))
        let offset = (turn - start) - (turn - start).rounded(.down)
        // Too near to an edge to tell.
        guard abs(distance - 30) > 0.2, min(offset, abs(offset - length), 1 - offset) > 0.01 else {
          continue
        }
        #expect(path.contains(point) == (distance < 30 && offset < length), "\(turn) \(distance)")
      }
    }
  }

  @Test("a mat is the square around a disc without the sector")
  func mat() {
    let sector = PieSector(center: CGPoint(x: 20, y: 20), radius: 10, start: 0, end: 0.25)
    let path = PieMat(sector: sector, reach: 3).path(in: CGRect(x: 100, y: 0, width: 1, height: 1))
    #expect(path.boundingRect == CGRect(x: 107, y: 7, width: 26, height: 26))
    #expect(!path.contains(CGPoint(x: 124, y: 16), eoFill: true))
    #expect(path.contains(CGPoint(x: 116, y: 24), eoFill: true))
    #expect(path.contains(CGPoint(x: 132, y: 8), eoFill: true))
    #expect(!path.contains(CGPoint(x: 134, y: 20), eoFill: true))
  }
}
