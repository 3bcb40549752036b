import SwiftUI

/// The overview of a chart set, with handles that move its window.
struct RangeView: View {
  @EnvironmentObject var userData: UserData
  var chartIndex: Int
  @State private var startBounds: ClosedRange<CGFloat>?

  private var chart: ChartSet { userData.charts[chartIndex] }

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        GraphsView(chart: self.chart, days: 0...(self.chart.days.count - 1), lineWidth: 1)
        Rectangle().fill(Color.primary.opacity(0.08))
          .frame(width: geometry.size.width * self.chart.lowerBound)
        self.window(width: geometry.size.width)
      }
    }
    .frame(height: 40)
  }

  private func window(width: CGFloat) -> some View {
    HStack(spacing: 0) {
      handle(systemName: "chevron.left", width: width) { bounds, change in
        self.userData.charts[self.chartIndex].lowerBound =
          min(max(0, bounds.lowerBound + change), bounds.upperBound - 0.1)
      }
      Rectangle()
        .fill(Color.clear)
        .contentShape(Rectangle())
        .gesture(
          drag(width: width) { bounds, change in
            let change = min(max(change, -bounds.lowerBound), 1 - bounds.upperBound)
            self.userData.charts[self.chartIndex].lowerBound = bounds.lowerBound + change
            self.userData.charts[self.chartIndex].upperBound = bounds.upperBound + change
          }
        )
        .id("window \(chart.id)")
      handle(systemName: "chevron.right", width: width) { bounds, change in
        self.userData.charts[self.chartIndex].upperBound =
          max(min(1, bounds.upperBound + change), bounds.lowerBound + 0.1)
      }
    }
    .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.secondary.opacity(0.5)))
    .frame(width: max(0, width * (chart.upperBound - chart.lowerBound)))
    .offset(x: width * chart.lowerBound)
  }

  private func handle(
    systemName: String, width: CGFloat,
    move: @escaping (ClosedRange<CGFloat>, CGFloat) -> Void
  ) -> some View {
    Image(systemName: systemName)
      .font(.caption)
      .frame(width: 12)
      .frame(maxHeight: .infinity)
      .background(Color.secondary.opacity(0.3))
      .gesture(drag(width: width, move: move))
  }

  private func drag(
    width: CGFloat, move: @escaping (ClosedRange<CGFloat>, CGFloat) -> Void
  ) -> some Gesture {
    DragGesture()
      .onChanged { value in
        let bounds = self.startBounds ?? self.chart.lowerBound...self.chart.upperBound
        self.startBounds = bounds
        move(bounds, value.translation.width / width)
      }
      .onEnded { _ in self.startBounds = nil }
  }
}
