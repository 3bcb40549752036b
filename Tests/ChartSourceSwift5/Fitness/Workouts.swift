import Charts
import SwiftUI

struct Split: Identifiable {
  let kilometer: Int
  let seconds: Int

  var id: Int { kilometer }
  var pace: String { String(format: "%d:%02d", seconds / 60, seconds % 60) }

  static let samples = [312, 305, 298, 301, 322, 337, 310, 291].enumerated().map {
    Split(kilometer: $0.offset + 1, seconds: $0.element)
  }
}

struct WorkoutSplitsChart: View {
  let splits: [Split] = Split.samples

  private var fastest: Split? { splits.min(by: { $0.seconds < $1.seconds }) }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Splits")
        .font(.headline)
      Chart(splits) { split in
        BarMark(
          x: .value("Seconds", split.seconds),
          y: .value("Kilometer", "\(split.kilometer)")
        )
        .foregroundStyle(split.id == fastest?.id ? .yellow : .yellow.opacity(0.5))
        .annotation(position: .overlay, alignment: .trailing) {
          Text(split.pace)
            .font(.caption.monospacedDigit())
            .foregroundColor(.black)
            .padding(.trailing, 4)
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(preset: .aligned, position: .leading) { _ in
          AxisValueLabel(horizontalSpacing: 8)
            .font(.caption.bold())
        }
      }
      .frame(height: CGFloat(splits.count) * 28)
    }
    .padding()
  }
}

struct TrackPoint: Identifiable {
  let id: Int
  let distance: Double
  let elevation: Double

  static let hike: [TrackPoint] = (0...120).map { index in
    let km = Double(index) / 10
    let shape = 420 + 260 * exp(-pow(km - 7.5, 2) / 6) + 60 * sin(km * 1.3) + 18 * sin(km * 5)
    return TrackPoint(id: index, distance: km, elevation: shape)
  }
}

struct ElevationProfile: View {
  let points = TrackPoint.hike
  @State private var position: Double? = 7.4

  private let fill = LinearGradient(
    gradient: Gradient(colors: [.green.opacity(0.7), .green.opacity(0.05)]),
    startPoint: .top, endPoint: .bottom)

  private var selectedPoint: TrackPoint? {
    guard let position else { return nil }
    return points.min { abs($0.distance - position) < abs($1.distance - position) }
  }

  var body: some View {
    Chart {
      ForEach(points) { point in
        AreaMark(
          x: .value("Distance", point.distance),
          yStart: .value("Base", 300),
          yEnd: .value("Elevation", point.elevation)
        )
        .foregroundStyle(fill)

        LineMark(
          x: .value("Distance", point.distance),
          y: .value("Elevation", point.elevation)
        )
        .foregroundStyle(.green)
        .lineStyle(StrokeStyle(lineWidth: 2))
      }
      .interpolationMethod(.monotone)

      if let selectedPoint {
        RuleMark(x: .value("Selected", selectedPoint.distance))
          .foregroundStyle(Color.secondary)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
        PointMark(
          x: .value("Selected", selectedPoint.distance),
          y: .value("Elevation", selectedPoint.elevation)
        )
        .symbolSize(80)
        .foregroundStyle(.green)
        .annotation(position: .topLeading) {
          VStack(alignment: .trailing) {
            Text("\(Int(selectedPoint.elevation)) m")
              .bold()
            Text(String(format: "km %.1f", selectedPoint.distance))
              .foregroundColor(.secondary)
          }
          .font(.caption)
          .padding(6)
          .background(Color.white.opacity(0.8), in: RoundedRectangle(cornerRadius: 6))
        }
      }
    }
    .chartYScale(domain: 300...800)
    .chartXAxisLabel("Distance (km)")
    .chartYAxisLabel("Elevation (m)")
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { value in
                guard let plotFrame = proxy.plotFrame else { return }
                let x = value.location.x - geometry[plotFrame].origin.x
                position = proxy.value(atX: x, as: Double.self)
              }
              .onEnded { _ in position = nil }
          )
      }
    }
    .frame(height: 240)
    .padding()
  }
}

struct WorkoutPoint: Identifiable {
  enum Kind: String, Plottable {
    case run = "Run"
    case ride = "Ride"
    case swim = "Swim"
  }

  let id = UUID()
  let kind: Kind
  let minutes: Double
  let calories: Double

  static let samples: [WorkoutPoint] = {
    var generator = SampleGenerator(seed: 4)
    let kinds: [(Kind, Double)] = [(.run, 11.5), (.ride, 8.2), (.swim, 9.6)]
    return (0..<60).map { index in
      let (kind, rate) = kinds[index % 3]
      let minutes = Double.random(in: 15...95, using: &generator)
      let noise = Double.random(in: 0.85...1.15, using: &generator)
      return WorkoutPoint(kind: kind, minutes: minutes, calories: minutes * rate * noise)
    }
  }()
}

struct WorkoutScatter: View {
  var body: some View {
    Chart(WorkoutPoint.samples) { workout in
      PointMark(
        x: .value("Duration", workout.minutes),
        y: .value("Calories", workout.calories)
      )
      .foregroundStyle(by: .value("Kind", workout.kind))
      .symbol(by: .value("Kind", workout.kind))
      .opacity(0.8)
    }
    .chartXAxisLabel("Minutes", alignment: .center)
    .chartYAxisLabel("kcal")
    .chartLegend(position: .top, alignment: .leading)
    .frame(height: 280)
    .padding()
  }
}

struct TrainingLoadChart: View {
  struct Week: Identifiable {
    let start: Date
    let load: Double
    var id: Date { start }
  }

  let weeks: [Week] = [210, 260, 240, 310, 295, 340, 180, 320, 365, 350, 402, 260]
    .enumerated()
    .map { Week(start: date(2023, 6, 5).adding($0.offset * 7, .day), load: $0.element) }

  private var rolling: [(Date, Double)] {
    weeks.indices.map { index in
      let window = weeks[max(0, index - 3)...index]
      return (weeks[index].start, window.map(\.load).average)
    }
  }

  var body: some View {
    Chart {
      ForEach(weeks) { week in
        BarMark(
          x: .value("Week", week.start, unit: .weekOfYear),
          y: .value("Load", week.load),
          width: .ratio(0.8)
        )
        .foregroundStyle(.purple.opacity(0.35))
      }
      ForEach(rolling, id: \.0) { start, value in
        LineMark(
          x: .value("Week", start, unit: .weekOfYear),
          y: .value("Rolling", value)
        )
        .foregroundStyle(.purple)
        .interpolationMethod(.catmullRom)
        .symbol(.circle)
        .symbolSize(24)
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.wide))
      }
    }
    .frame(height: 200)
    .padding()
  }
}

struct Workouts_Previews: PreviewProvider {
  static var previews: some View {
    ScrollView {
      WorkoutSplitsChart()
      ElevationProfile()
      WorkoutScatter()
      TrainingLoadChart()
    }
  }
}
