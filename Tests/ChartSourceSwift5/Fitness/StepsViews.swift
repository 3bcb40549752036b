import Charts
import SwiftUI

struct StepsMonthChart: View {
  private let store = StepsStore.shared

  var body: some View {
    VStack(alignment: .leading) {
      MetricHeader(label: "Average", value: store.average.formatted(), unit: "steps")

      Chart {
        ForEach(store.month) { item in
          BarMark(
            x: .value("Day", item.day, unit: .day),
            y: .value("Steps", item.steps)
          )
          .foregroundStyle(item.steps >= store.goal ? Color.green : Color.orange)
        }

        RuleMark(y: .value("Average", store.average))
          .foregroundStyle(.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 5]))
          .annotation(position: .top, alignment: .leading) {
            Text("Avg \(store.average)")
              .font(.caption2)
              .foregroundColor(.secondary)
          }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .weekOfYear)) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.abbreviated).day())
        }
      }
      .frame(height: 220)
    }
    .padding()
  }
}

struct StepsWeekOverview: View {
  let steps = StepsStore.shared.week

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("Steps")
          .font(.headline)
          .foregroundColor(.green)
        Text("\(steps.last?.steps ?? 0)")
          .font(.title2.bold())
        Text("last 7 days")
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Chart(steps) { item in
        BarMark(
          x: .value("Day", item.day, unit: .day),
          y: .value("Steps", item.steps),
          width: .ratio(0.5)
        )
        .foregroundStyle(item == steps.last ? Color.green : Color.gray.opacity(0.4))
        .cornerRadius(3)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .frame(width: 110, height: 60)
    }
    .padding()
  }
}

struct StepsLollipopChart: View {
  let data: [StepCount]
  @State private var selected: StepCount?

  init(data: [StepCount] = StepsStore.shared.month) {
    self.data = data
    _selected = State(initialValue: data.count > 12 ? data[12] : nil)
  }

  var body: some View {
    Chart(data) { item in
      LineMark(
        x: .value("Day", item.day, unit: .day),
        y: .value("Steps", item.steps)
      )
      .interpolationMethod(.catmullRom)
      .foregroundStyle(Color.pink.gradient)
      .symbol(Circle().strokeBorder(lineWidth: 2))
      .symbolSize(selected == item ? 90 : 30)
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        Rectangle()
          .fill(Color.clear)
          .contentShape(Rectangle())
          .gesture(
            SpatialTapGesture()
              .onEnded { value in
                let element = findElement(location: value.location, proxy: proxy, geometry: geo)
                selected = selected == element ? nil : element
              }
              .exclusively(
                before: DragGesture()
                  .onChanged { value in
                    selected = findElement(location: value.location, proxy: proxy, geometry: geo)
                  }
              )
          )
      }
    }
    .chartBackground { proxy in
      ZStack(alignment: .topLeading) {
        GeometryReader { geo in
          if let selected,
            let interval = Calendar.current.dateInterval(of: .day, for: selected.day),
            let start = proxy.position(forX: interval.start),
            let end = proxy.position(forX: interval.end)
          {
            let frame = geo[proxy.plotAreaFrame]
            let lineX = (start + end) / 2 + frame.origin.x
            let lineHeight = frame.maxY
            let boxWidth: CGFloat = 110
            let boxOffset = max(0, min(geo.size.width - boxWidth, lineX - boxWidth / 2))

            Rectangle()
              .fill(.pink)
              .frame(width: 2, height: lineHeight)
              .position(x: lineX, y: lineHeight / 2)

            VStack(alignment: .leading) {
              Text("\(selected.day, format: .dateTime.year().month().day())")
                .font(.callout)
                .foregroundStyle(.secondary)
              Text("\(selected.steps, format: .number)")
                .font(.title2.bold())
                .foregroundColor(.primary)
            }
            .frame(width: boxWidth, alignment: .leading)
            .background {
              ZStack {
                RoundedRectangle(cornerRadius: 8)
                  .fill(.background)
                RoundedRectangle(cornerRadius: 8)
                  .fill(.quaternary.opacity(0.7))
              }
              .padding(.horizontal, -8)
              .padding(.vertical, -4)
            }
            .offset(x: boxOffset)
          }
        }
      }
    }
    .frame(height: 260)
    .padding()
  }

  private func findElement(
    location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy
  ) -> StepCount? {
    let relativeX = location.x - geometry[proxy.plotAreaFrame].origin.x
    guard let date = proxy.value(atX: relativeX) as Date? else { return nil }
    var minDistance: TimeInterval = .infinity
    var index: Int?
    for (dataIndex, item) in data.enumerated() {
      let distance = abs(item.day.distance(to: date))
      if distance < minDistance {
        minDistance = distance
        index = dataIndex
      }
    }
    return index.map { data[$0] }
  }
}

struct HourlyStepsChart: View {
  let hours = StepsStore.shared.today

  var body: some View {
    Card(title: "Today", subtitle: "Steps by hour") {
      Chart(hours) {
        BarMark(
          x: .value("Hour", $0.hour),
          y: .value("Steps", $0.steps),
          width: 8
        )
        .foregroundStyle(
          .linearGradient(
            colors: [.orange, .red], startPoint: .bottom, endPoint: .top)
        )
        .cornerRadius(4)
      }
      .chartXScale(domain: -1...24)
      .chartXAxis {
        AxisMarks(values: [0, 6, 12, 18]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let hour = value.as(Int.self) {
              Text(hour == 0 ? "12 AM" : hour == 12 ? "12 PM" : "\(hour % 12)")
            }
          }
        }
      }
      .chartYAxis {
        AxisMarks(position: .trailing, values: .automatic(desiredCount: 3))
      }
      .frame(height: 160)
    }
    .padding()
  }
}

struct StepsViews_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      StepsMonthChart()
      StepsWeekOverview()
      StepsLollipopChart()
      HourlyStepsChart()
    }
  }
}
