import SwiftUI

/// The name of a series with a mark that shows whether it is drawn.
struct CheckBoxView: View {
  @Binding var line: ChartLine

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: line.isHidden ? "circle" : "checkmark.circle.fill")
      Text(line.title)
    }
    .font(.footnote)
    .foregroundColor(line.color)
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
    .overlay(Capsule().stroke(line.color))
  }
}

/// A check box that works in a row of a list, where a button would take the whole row.
struct SimulatedButton: View {
  @Binding var line: ChartLine

  var body: some View {
    CheckBoxView(line: $line)
      .contentShape(Rectangle())
      .onTapGesture { self.line.isHidden.toggle() }
  }
}

/// The check boxes of a chart set.
struct CheckMarksView: View {
  @EnvironmentObject var userData: UserData
  var chartIndex: Int

  private func lineIndex(_ line: ChartLine) -> Int {
    userData.charts[chartIndex].lines.firstIndex { $0.id == line.id } ?? 0
  }

  var body: some View {
    HStack {
      ForEach(userData.charts[chartIndex].lines) { line in
        SimulatedButton(
          line: self.$userData.charts[self.chartIndex].lines[self.lineIndex(line)]
        )
        .id("check \(line.title)")
      }
      Spacer()
    }
  }
}
