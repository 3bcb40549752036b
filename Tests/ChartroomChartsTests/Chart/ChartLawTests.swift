import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Laws of stacked and grouped bars, for random data.
@MainActor
@Suite("Laws of bars")
struct ChartLawTests {
  struct Row: Sendable {
    let category: Int
    let series: String
    let group: String
    let value: Double
  }

  /// A filled rectangle with its paint.
  private struct Bar: Hashable {
    let frame: CGRect
    let paint: String

    func hash(into hasher: inout Hasher) { hasher.combine(paint) }
  }

  private static func rows(_ seed: UInt64) -> [Row] {
    var random = SplitMix64(seed: seed)
    return (0..<40).map { _ in
      Row(
        category: .random(in: 0..<5, using: &random),
        series: ["x", "y", "z"][.random(in: 0..<3, using: &random)],
        group: ["p", "q"][.random(in: 0..<2, using: &random)],
        value: .random(in: -3...9, using: &random))
    }
  }

  private func bars(
    _ rows: [Row], _ stacking: MarkStackingMethod, isVertical: Bool, isGrouped: Bool
  ) -> [Bar] {
    func mark(_ row: Row) -> BarMark {
      let name = "c\(row.category)"
      return isVertical
        ? BarMark(x: .value("c", name), y: .value("v", row.value), stacking: stacking)
        : BarMark(x: .value("v", row.value), y: .value("c", name), stacking: stacking)
    }
    let list = Stage(
      size: ProposedViewSize(width: 500, height: 400), scale: 2, shaper: BoxShaper()
    ) {
      Chart(rows.indices, id: \.self) { index in
        if isGrouped {
          mark(rows[index]).foregroundStyle(by: .value("s", rows[index].series))
            .position(by: .value("g", rows[index].group))
        } else {
          mark(rows[index]).foregroundStyle(by: .value("s", rows[index].series))
        }
      }
      .chartForegroundStyleScale(["x": .red, "y": .green, "z": .blue])
      .chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    .drawList()
    var found: [Bar] = []
    func visit(_ list: DrawList) {
      for command in list.commands {
        switch command {
        case .group(let group): visit(group.contents)
        case .fill(let path, _, let paint):
          found.append(Bar(frame: path.boundingRect, paint: "\(paint)"))
        default: break
        }
      }
    }
    visit(list)
    return found
  }

  @Test(
    "stacked and grouped bars of a category never overlap", arguments: UInt64(1)...12,
    [MarkStackingMethod.standard, .normalized, .center])
  func overlaps(seed: UInt64, stacking: MarkStackingMethod) {
    // Bars of both signs are on both sides of the middle of a centred stack.
    let rows = Self.rows(seed).filter { stacking != .center || $0.value > 0 }
    for (isVertical, isGrouped) in [(true, false), (false, false), (true, true), (false, true)] {
      let bars = bars(rows, stacking, isVertical: isVertical, isGrouped: isGrouped)
      #expect(bars.count > 20)
      for (index, bar) in bars.enumerated() {
        for other in bars[..<index] {
          let common = bar.frame.intersection(other.frame)
          #expect(
            // The edge at zero lies on a pixel, half of which can be inside of the next bar.
            common.isNull || min(common.width, common.height) <= 0.5,
            "\(bar.frame) and \(other.frame)")
        }
      }
    }
  }

  @Test(
    "permuting the rows within one series of a stacked chart changes nothing",
    arguments: UInt64(1)...12)
  func permutations(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Each series has one row for each category; the first series fixes the order of the categories.
    let series = ["x", "y", "z"].map { name in
      (0..<5).map {
        Row(
          category: $0, series: name, group: "p", value: .random(in: -3...9, using: &random))
      }
    }
    let permuted = [series[0], series[1].shuffled(using: &random), series[2]]
    for stacking in [MarkStackingMethod.standard, .normalized, .center] {
      let one = bars(series.flatMap { $0 }, stacking, isVertical: true, isGrouped: false)
      let two = bars(permuted.flatMap { $0 }, stacking, isVertical: true, isGrouped: false)
      #expect(one.count == 15)
      #expect(Set(one) == Set(two))
    }
  }
}
