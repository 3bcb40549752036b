import SwiftUI

/// The polyline of a series, whose scale can be animated.
struct GraphShape: Shape {
  let points: ArraySlice<Int>
  var maximum: CGFloat

  var animatableData: CGFloat {
    get { maximum }
    set { maximum = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard points.count > 1, maximum > 0 else { return Path() }
    let step = rect.width / CGFloat(points.count - 1)
    return Path { path in
      path.addLines(
        points.enumerated().map { index, value in
          CGPoint(
            x: rect.minX + CGFloat(index) * step,
            y: rect.maxY - rect.height * CGFloat(value) / self.maximum)
        })
    }
  }
}

/// The series of a chart set that are not hidden, in a range of days.
struct GraphsView: View {
  var chart: ChartSet
  var days: ClosedRange<Int>
  var lineWidth: CGFloat

  var body: some View {
    ZStack {
      ForEach(chart.lines) { line in
        if !line.isHidden {
          GraphShape(
            points: line.points[self.days], maximum: CGFloat(self.chart.maximum(in: self.days))
          )
          .stroke(line.color, style: StrokeStyle(lineWidth: self.lineWidth, lineJoin: .round))
          .transition(.opacity)
        }
      }
    }
  }
}

/// Grid lines with the values of the vertical axis.
struct YTickerView: View {
  var maximum: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<4) { row in
        VStack(alignment: .leading, spacing: 2) {
          Spacer(minLength: 0)
          Text("\(self.maximum * (3 - row) / 4)")
            .font(.caption).foregroundColor(.secondary)
          Rectangle().fill(Color.secondary.opacity(0.3)).frame(height: 1)
        }
      }
    }
  }
}

/// The first and the last day of the window.
struct TickerView: View {
  var chart: ChartSet

  static let format: DateFormatter = {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "MMM d"
    return format
  }()

  var body: some View {
    HStack {
      Text(Self.format.string(from: chart.days[chart.shownDays.lowerBound]))
      Spacer()
      Text(Self.format.string(from: chart.days[chart.shownDays.upperBound]))
    }
    .font(.caption)
    .foregroundColor(.secondary)
  }
}
