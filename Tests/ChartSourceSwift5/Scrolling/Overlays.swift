import Charts
import SwiftUI

/// A chart whose range is chosen by a drag, as with a brush.
struct BrushingChart: View {
  let sales = Array(DailySales.year.prefix(60))
  @State private var range: (Date, Date)? = (date(2023, 1, 14), date(2023, 2, 2))

  private var total: Int {
    guard let range else { return 0 }
    let (low, high) = (min(range.0, range.1), max(range.0, range.1))
    return sales.filter { (low...high).contains($0.day) }.reduce(0) { $0 + $1.count }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(range == nil ? "Drag to select" : "\(total) sold in the selected days")
        .font(.footnote)
        .foregroundColor(.secondary)

      Chart {
        ForEach(sales) { item in
          AreaMark(x: .value("Day", item.day), y: .value("Sales", item.count))
            .foregroundStyle(Color.blue.opacity(0.4))
        }
        if let (start, end) = range {
          RectangleMark(
            xStart: .value("Selection start", start),
            xEnd: .value("Selection end", end)
          )
          .foregroundStyle(.gray.opacity(0.2))
        }
      }
      .chartOverlay { proxy in
        GeometryReader { nthGeoItem in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture()
                .onChanged { value in
                  let origin = nthGeoItem[proxy.plotAreaFrame].origin.x
                  let xStart = value.startLocation.x - origin
                  let xCurrent = value.location.x - origin
                  if let dateStart: Date = proxy.value(atX: xStart),
                    let dateCurrent: Date = proxy.value(atX: xCurrent)
                  {
                    range = (dateStart, dateCurrent)
                  }
                }
                .onEnded { _ in range = nil }
            )
        }
      }
      .frame(height: 180)
    }
    .padding()
  }
}

/// A tool tip that follows the finger, drawn above the chart.
struct TooltipChart: View {
  let hours = HourWeather.day
  @State private var location: CGPoint? = CGPoint(x: 180, y: 60)

  var body: some View {
    Chart(hours) {
      LineMark(x: .value("Time", $0.time), y: .value("Wind", $0.windSpeed))
        .foregroundStyle(.teal)
        .interpolationMethod(.cardinal)
    }
    .chartOverlay(alignment: .topLeading) { proxy in
      GeometryReader { geometry in
        ZStack(alignment: .topLeading) {
          Rectangle()
            .fill(.clear)
            .contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { location = $0.location }
                .onEnded { _ in
                  withAnimation(.easeOut(duration: 0.2)) { location = nil }
                })

          if let location {
            tooltip(at: location, proxy: proxy, frame: geometry[proxy.plotAreaFrame])
          }
        }
      }
    }
    .frame(height: 200)
    .padding()
  }

  @ViewBuilder
  private func tooltip(at location: CGPoint, proxy: ChartProxy, frame: CGRect) -> some View {
    if let time = proxy.value(atX: location.x - frame.minX, as: Date.self),
      let hour = hours.last(where: { $0.time <= time }),
      let x = proxy.position(forX: hour.time),
      let y = proxy.position(forY: hour.windSpeed)
    {
      Circle()
        .strokeBorder(.teal, lineWidth: 3)
        .background(Circle().fill(.white))
        .frame(width: 14, height: 14)
        .position(x: x + frame.minX, y: y + frame.minY)
      Text("\(hour.windSpeed, specifier: "%.1f") km/h")
        .font(.caption.bold())
        .foregroundColor(.white)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(Color.teal)
        .cornerRadius(6)
        .fixedSize()
        .position(x: x + frame.minX, y: max(12, y + frame.minY - 22))
    }
  }
}

/// Grid-free chart with its own axis labels drawn in an overlay.
struct CustomAxisOverlayChart: View {
  let values: [Double] = [3, 6, 4, 8, 7, 9, 12, 10]

  var body: some View {
    Chart(Array(values.enumerated()), id: \.offset) { item in
      LineMark(x: .value("Index", item.offset), y: .value("Value", item.element))
        .symbol(by: .value("Kind", item.element > 7 ? "above" : "below"))
        .foregroundStyle(.purple)
    }
    .chartSymbolScale(["above": BasicChartSymbolShape.triangle, "below": .circle])
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
    .chartPlotStyle { content in
      content
        .background(Color.purple.opacity(0.06))
        .frame(height: 150)
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        let frame = geo[proxy.plotAreaFrame]
        ForEach([4.0, 8, 12], id: \.self) { value in
          if let y = proxy.position(forY: value) {
            Text("\(Int(value))")
              .font(.caption2)
              .foregroundColor(.purple)
              .position(x: frame.minX + 10, y: frame.minY + y)
          }
        }
      }
    }
    .padding()
  }
}

/// A view that has the name of a plot of the framework.
struct LinePlot: View {
  let values: [Double]
  let color: Color

  var body: some View {
    Chart(values.indices, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", values[index]))
        .foregroundStyle(color)
    }
    .chartYAxis(.hidden)
    .frame(height: 80)
  }
}

struct PlotComparison: View {
  var body: some View {
    VStack {
      LinePlot(values: [1, 3, 2, 5, 4, 6], color: .blue)
      LinePlot(values: [6, 4, 5, 2, 3, 1], color: .red)
    }
    .padding()
  }
}

struct Overlays_Previews: PreviewProvider {
  static var previews: some View {
    BrushingChart()
    TooltipChart()
    CustomAxisOverlayChart()
    PlotComparison()
  }
}
