import ChartroomUI
import Foundation
import Graphics

/// BestKora's buttons that show and hide series, in as many rows as they need or are allowed.
///
/// If not all buttons fit, the last place shows the number of those omitted.
struct BestKoraCheckMarksView: View {
  @Binding var chart: LinesSet
  /// The width of a row, in points.
  let width: CGFloat
  /// The maximum number of rows; `nil` for as many as the buttons need.
  let rows: Int?

  private static let spacing: CGFloat = 8

  @Environment(\.axisLabelWidth) private var labelWidth
  @Environment(\.chartWords) private var words

  var body: some View {
    let shown = shown
    FlowLayout(spacing: Self.spacing) {
      ForEach(Array(chart.lines.indices.prefix(shown)), id: \.self) { index in
        BestKoraCheckBoxView(line: chart.lines[index], color: color(at: index))
          .contentShape(Rectangle())
          .onTapGesture { chart.lines[index].isHidden.toggle() }
      }
      if shown < chart.lines.count {
        Text(words.more(chart.lines.count - shown)).lineLimit(1).foregroundStyle(.secondary)
          .frame(height: BestKoraCheckBoxView.height)
      }
    }
  }

  /// The number of buttons that fit into the rows.
  private var shown: Int {
    guard let rows else { return chart.lines.count }
    return FlowLayout.shown(
      of: chart.lines.map { labelWidth([$0.title], .body) + BestKoraCheckBoxView.sides },
      in: width, rows: rows, spacing: Self.spacing
    ) {
      labelWidth([words.more($0)], .body)
    }
  }

  private func color(at index: Int) -> Color {
    let line = chart.lines[index]
    return chart.kind?.bestKoraColor(of: line) ?? line.color
  }
}

extension ChartKind {
  /// Returns the colour of a series in the BestKora style; bars and areas have separate dark colours.
  func bestKoraColor(of line: Line) -> Color {
    isStacked
      ? ContestTheme.area(line.color, on: BestKoraTheme.background)
      : ContestTheme.line(line.color, on: BestKoraTheme.background)
  }
}
