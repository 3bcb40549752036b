/// The names of the categories that divide marks into lines and areas, by their codes.
struct SeriesNames {
  private let series: [String]
  private let channels: [[String]]

  @MainActor
  init(_ collector: _MarkCollector) {
    series = collector.series.categories
    channels = collector.channels.map(\.categories)
  }

  /// Returns names in place of the codes of a key, which differ between the states of a chart.
  func names(of key: MarkSeries.Key) -> [String] {
    func name(_ code: Double, _ names: [String]) -> String {
      guard code >= 0, let index = Int(exactly: code), names.indices.contains(index) else {
        return "\(code)"
      }
      return names[index]
    }
    return [
      "\(key.kind)", "\(key.mask)", name(key.series, series),
      name(key.style, channels[MarkChannel.foregroundStyle.rawValue]),
      name(key.line, channels[MarkChannel.lineStyle.rawValue]),
      name(key.symbol, channels[MarkChannel.symbol.rawValue]),
    ]
  }
}

/// The identities of the lines and areas of a chart and of their points, by which an animation finds them in another
/// state of the chart.
struct SeriesIndex {
  /// The names of the categories of each series; `nil` for a series of very many points.
  private(set) var names: [[String]?] = []
  private(set) var places: [[String]: Int] = [:]
  /// The identities of the points of each series; `nil` for those without an id.
  private(set) var points: [[MarkIndex.Key?]] = []

  /// - Complexity: O(*n*) for *n* marks.
  init(_ model: ChartModel) {
    let index = model.index
    var found: [MarkSeries.Key: Int] = [:]
    MarkSeries.forEachRun(in: model.batches) { key, batch, marks in
      let place = found[key] ?? points.count
      if place == points.count {
        found[key] = place
        let role = model.layers.maskRole(of: batch.settings)
        names.append(model.names.names(of: key) + ["\(role)"])
        points.append([])
      }
      let keys = index.keys[batch.number]
      points[place] += marks.map { mark in
        guard mark < keys.count, let key = keys[mark], !key.path.isEmpty else { return nil }
        return key
      }
    }
    for place in names.indices {
      if points[place].count > MarkIndex.mostMarks { names[place] = nil }
      if let name = names[place] { places[name] = place }
    }
  }
}
