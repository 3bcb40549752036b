import ChartroomUI
import Foundation
import Graphics

/// BestKora's buttons that switch series on and off, in as many rows as they need.
struct BestKoraCheckMarksView: View {
  @Binding var chart: LinesSet

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(Array(chart.lines.indices), id: \.self) { index in
        BestKoraCheckBoxView(line: chart.lines[index], color: color(at: index))
          .contentShape(Rectangle())
          .onTapGesture { chart.lines[index].isHidden.toggle() }
      }
    }
  }

  private func color(at index: Int) -> Color {
    let line = chart.lines[index]
    return chart.kind?.bestKoraColor(of: line) ?? line.color
  }
}

extension ChartKind {
  /// The colour in which the BestKora style shows a series: by night bars and areas have their own.
  func bestKoraColor(of line: Line) -> Color {
    isStacked ? ChartTheme.area(line.color) : line.color
  }
}
