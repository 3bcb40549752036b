import Charts
import SwiftUI

struct ProjectTask: Identifiable {
  let id: Int
  let name: String
  let phase: String
  let start: Date
  let end: Date
  let progress: Double

  static let samples: [ProjectTask] = [
    (0, "Interviews", "Research", 0, 9, 1.0), (1, "Wireframes", "Design", 7, 16, 1.0),
    (2, "Visual design", "Design", 14, 27, 0.7), (3, "API", "Build", 12, 34, 0.45),
    (4, "App", "Build", 22, 48, 0.15), (5, "Beta", "Launch", 44, 56, 0),
  ].map { id, name, phase, start, end, progress in
    let first = date(2024, 9, 2)
    return ProjectTask(
      id: id, name: name, phase: phase, start: first.adding(start, .day),
      end: first.adding(end, .day), progress: progress)
  }
}

struct GanttChart: View {
  let tasks = ProjectTask.samples
  let today = date(2024, 9, 26)

  var body: some View {
    Chart {
      ForEach(tasks) { task in
        BarMark(
          xStart: .value("Start", task.start),
          xEnd: .value("End", task.end),
          y: .value("Task", task.name)
        )
        .foregroundStyle(by: .value("Phase", task.phase))
        .opacity(0.35)

        BarMark(
          xStart: .value("Start", task.start),
          xEnd: .value("Done", done(task)),
          y: .value("Task", task.name)
        )
        .foregroundStyle(by: .value("Phase", task.phase))
      }
      RuleMark(x: .value("Today", today))
        .lineStyle(StrokeStyle(lineWidth: 1.5))
        .foregroundStyle(.red)
        .annotation(position: .top, alignment: .center) {
          Text("Today")
            .font(.caption2.bold())
            .padding(.horizontal, 4)
            .foregroundColor(.white)
            .background(.red, in: Capsule())
        }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .weekOfYear, count: 2)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.day().month(.abbreviated))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in
        AxisValueLabel()
      }
    }
    .frame(height: 270)
    .padding()
  }

  private func done(_ task: ProjectTask) -> Date {
    let length = task.end.timeIntervalSince(task.start)
    return task.start.addingTimeInterval(length * task.progress)
  }
}

struct BurndownChart: View {
  struct Sprint {
    let start: Date
    let points: Int
    let remaining: [Int]
  }

  let sprint = Sprint(
    start: date(2024, 10, 7), points: 48, remaining: [48, 45, 45, 38, 33, 34, 27, 21])

  var body: some View {
    Chart {
      LineMark(
        x: .value("Day", sprint.start, unit: .day), y: .value("Points", sprint.points),
        series: .value("", "Ideal")
      )
      .foregroundStyle(.secondary)
      .lineStyle(.init(lineWidth: 1, dash: [5, 3]))
      LineMark(
        x: .value("Day", sprint.start.adding(10, .day), unit: .day), y: .value("Points", 0),
        series: .value("", "Ideal")
      )
      .foregroundStyle(.secondary)
      .lineStyle(.init(lineWidth: 1, dash: [5, 3]))

      ForEach(Array(zip(sprint.remaining.indices, sprint.remaining)), id: \.0) { index, points in
        LineMark(
          x: .value("Day", sprint.start.adding(index, .day), unit: .day),
          y: .value("Points", points),
          series: .value("", "Actual")
        )
        .symbol {
          Circle()
            .fill(.blue)
            .frame(width: 6)
        }
        .interpolationMethod(.linear)
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 2)) { value in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .frame(height: 210)
    .padding()
  }
}

struct CommitHeatMap: View {
  struct Day: Identifiable {
    let date: Date
    let commits: Int
    var id: Date { date }
  }

  private let days: [Day] = (0..<84).map { index in
    let day = ChartSourceSwift5.date(2024, 1, 7).adding(index, .day)
    let isWeekend = Calendar.current.isDateInWeekend(day)
    return Day(date: day, commits: isWeekend ? index % 2 : (index * index * 7 + index) % 11)
  }

  private var colors: [Color] {
    (0...10).map { $0 == 0 ? Color.gray.opacity(0.15) : Color.green.opacity(Double($0) / 10) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Chart(days) { day in
        RectangleMark(
          xStart: .value("Start week", day.date, unit: .weekOfYear),
          xEnd: .value("End week", day.date, unit: .weekOfYear),
          yStart: .value("Start weekday", weekday(for: day.date)),
          yEnd: .value("End weekday", weekday(for: day.date) + 1)
        )
        .clipShape(RoundedRectangle(cornerRadius: 4).inset(by: 2))
        .foregroundStyle(by: .value("Count", day.commits))
      }
      .chartForegroundStyleScale(range: Gradient(colors: colors))
      .chartXAxis {
        AxisMarks(position: .top, values: .stride(by: .month)) {
          AxisValueLabel(format: .dateTime.month())
            .foregroundStyle(Color.primary)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: [1, 3, 5]) { value in
          if let value = value.as(Int.self) {
            AxisValueLabel {
              Text(Calendar.current.shortWeekdaySymbols[value])
            }
            .foregroundStyle(Color.primary)
          }
        }
      }
      .chartYScale(domain: .automatic(includesZero: false, reversed: true))
      .chartLegend {
        HStack(spacing: 4) {
          Text("Less")
          ForEach(colors.indices.filter { $0 % 2 == 0 }, id: \.self) { index in
            colors[index]
              .frame(width: 10, height: 10)
              .cornerRadius(2)
          }
          Text("More")
        }
        .padding(4)
        .foregroundStyle(Color.primary)
        .font(.caption2)
      }
      .frame(height: 190)
    }
    .padding()
  }

  private func weekday(for date: Date) -> Int {
    Calendar.current.component(.weekday, from: date) - 1
  }
}

struct SupportTicketsChart: View {
  enum Priority: String, CaseIterable, Plottable {
    case low = "Low"
    case normal = "Normal"
    case urgent = "Urgent"
  }

  struct Bucket: Identifiable {
    let id = UUID()
    let week: Int
    let priority: Priority
    let count: Int
  }

  let buckets: [Bucket] = (1...6).flatMap { week in
    Priority.allCases.enumerated().map { index, priority in
      Bucket(week: week, priority: priority, count: (week * 7 + index * 5) % 13 + 4 - index)
    }
  }

  var body: some View {
    Chart(buckets) { bucket in
      BarMark(
        x: .value("Week", "W\(bucket.week)"),
        y: .value("Tickets", bucket.count)
      )
      .foregroundStyle(by: .value("Priority", bucket.priority))
      .annotation(position: .overlay) {
        Text("\(bucket.count)")
          .font(.caption2)
          .foregroundColor(.white)
      }
    }
    .chartForegroundStyleScale { (priority: Priority) in
      switch priority {
      case .low: return Color.gray
      case .normal: return .blue
      case .urgent: return .red
      }
    }
    .chartLegend(position: .top)
    .frame(height: 240)
    .padding()
  }
}

struct Projects_Previews: PreviewProvider {
  static var previews: some View {
    GanttChart()
    BurndownChart()
    CommitHeatMap()
    SupportTicketsChart()
  }
}
