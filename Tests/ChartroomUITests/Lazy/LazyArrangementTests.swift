import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Tracks of lazy grids")
struct LazyArrangementTests {
  /// A grid with its offered width, and the expected columns as (x, width).
  nonisolated struct Case: Sendable {
    var width: CGFloat
    var columns: [GridItem]
    var expected: [[CGFloat]]
  }

  /// The cases are from swiftui-behaviour.md, section 1.8.
  private nonisolated static let cases = [
    Case(
      width: 200, columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))],
      expected: [[0, 70], [78, 57], [143, 57]]),
    Case(
      width: 300, columns: [GridItem(.adaptive(minimum: 50, maximum: 100))],
      expected: (0..<5).map { [CGFloat($0) * 61.6, 53.6] }),
    Case(
      width: 300, columns: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))],
      expected: [[0, 180], [188, 112]]),
    Case(
      width: 300, columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))],
      expected: [[0, 163], [171, 180]]),
  ]

  @Test("tracks share the width as in SwiftUI", arguments: cases)
  func columns(_ item: Case) {
    let stage = stage(width: item.width, height: 100, scale: 10) {
      LazyVGrid(columns: item.columns) {
        ForEach(0..<item.expected.count, id: \.self) { Color.red.frame(height: 10).id($0) }
      }
      .frame(width: item.width, alignment: .leading)
    }
    for (index, expected) in item.expected.enumerated() {
      let frame = stage.frame(of: index) ?? .null
      #expect(abs(frame.minX - expected[0]) < 0.06 && abs(frame.width - expected[1]) < 0.06)
      #expect(frame.minY == 0)
    }
  }

  @Test("awkward columns and proposals", arguments: [0, -5, .nan, .infinity] as [CGFloat])
  func awkward(length: CGFloat) {
    for columns in [
      [], [GridItem(.fixed(length))], [GridItem(.adaptive(minimum: length))],
      [GridItem(.flexible(minimum: length, maximum: length), spacing: length)],
    ] {
      for width in [nil, 0, 50] as [CGFloat?] {
        let stage = stage(width: width, height: 50) {
          ScrollView { LazyVGrid(columns: columns) { ForEach(0..<50) { Text("\($0)") } } }
        }
        let size = stage.size
        #expect(size.width.isFinite && size.height.isFinite)
        _ = stage.drawList()
      }
    }
  }

  @Test("tracks are aligned in the container, and cells in their tracks, in a grid's own way first")
  func alignment() {
    let stage = stage(width: 100, height: 50) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(20), spacing: 10), GridItem(.fixed(30), alignment: .bottomLeading),
        ],
        alignment: .trailing, spacing: 0
      ) {
        Color.red.frame(width: 10, height: 20).id("first")
        Color.red.frame(width: 10, height: 10).id("second")
      }
    }
    // The columns take the last 60 points.
    #expect(stage.frame(of: "first") == CGRect(50, 0, 10, 20))
    #expect(stage.frame(of: "second") == CGRect(70, 10, 10, 10))
  }
}
