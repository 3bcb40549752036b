/// The names and the categories of what a chart plots.
struct ChartQuantities {
  let x: ChannelValues
  let y: ChannelValues
  let angle: ChannelValues
  let series: ChannelValues
  /// The values of the channels of styles, in the order of `MarkChannel`.
  let channels: [ChannelValues]

  @MainActor
  init(_ collector: _MarkCollector) {
    (x, y, angle) = (collector.x, collector.y, collector.angle)
    (series, channels) = (collector.series, collector.channels)
  }
}
