// The description of a chart, whose module is imported by its own name.

import Accessibility

struct TideDescription {
  let table: TideTable

  var descriptor: AXChartDescriptor {
    let hours = AXNumericDataAxisDescriptor(
      title: "Hour", range: 0...Double(table.heights.count), gridlinePositions: []
    ) { "\(Int($0)):00" }
    let heights = AXNumericDataAxisDescriptor(
      title: "Height", range: 0...(table.heights.max() ?? 1), gridlinePositions: []
    ) { "\($0) m" }
    let series = AXDataSeriesDescriptor(
      name: table.harbour, isContinuous: true,
      dataPoints: table.heights.enumerated().map { AXDataPoint(x: Double($0), y: $1) })
    return AXChartDescriptor(
      title: "Tides of \(table.harbour)", summary: nil, xAxis: hours, yAxis: heights,
      additionalAxes: [], series: [series])
  }
}
