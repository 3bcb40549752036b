import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Overlays of charts")
struct ChartLayersTests {
  /// A chart with a marker on the bar of a name, as apps place it.
  private func chart(_ name: String, isOffset: Bool) -> some View {
    Chart(["a", "b", "c"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", $0 == name ? 2 : 1))
    }
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel("A wide label") } }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        if let plot = proxy.plotFrame, let x = proxy.position(forX: name),
          let y = proxy.position(forY: 2)
        {
          let frame = geometry[plot]
          if isOffset {
            Rectangle().fill(.red).frame(width: 2, height: frame.height)
              .offset(x: frame.minX + x - 1, y: frame.minY)
          } else {
            Rectangle().fill(.red).frame(width: 2, height: 2)
              .position(x: frame.minX + x, y: frame.minY + y)
          }
        }
      }
    }
  }

  /// Returns the middles of the highest bar and of the marker in the picture.
  private func middles(_ content: some View) throws -> (bar: CGFloat, marker: CGFloat) {
    let list = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 2, shaper: BoxShaper()
    ) { content }.drawList()
    var bars: [CGRect] = []
    var markers: [CGRect] = []
    func visit(_ list: DrawList, _ transform: CGAffineTransform) {
      for command in list.commands {
        switch command {
        case .group(let group):
          visit(group.contents, group.transform.concatenating(transform))
        case .fill(let path, _, let paint):
          let frame = path.applying(transform).boundingRect
          if paint == .color(Color.red.resolve(in: .light)) {
            markers.append(frame)
          } else {
            bars.append(frame)
          }
        default: break
        }
      }
    }
    visit(list, .identity)
    let bar = try #require(bars.max { $0.height < $1.height })
    return (bar.midX, try #require(markers.first).midX)
  }

  @Test(
    "a marker at the position of a value lies on its mark, in both directions",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [false, true])
  func markers(direction: LayoutDirection, isOffset: Bool) throws {
    for name in ["a", "b", "c"] {
      let (bar, marker) = try middles(
        chart(name, isOffset: isOffset).environment(\.layoutDirection, direction))
      #expect(abs(bar - marker) <= 0.5, "\(name): bar \(bar), marker \(marker)")
    }
  }
}
