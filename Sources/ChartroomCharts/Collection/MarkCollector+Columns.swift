import ChartroomUI
import Foundation

extension _MarkCollector {
  /// Adds a mark for each element of a plot, as the marks of a `ForEach` would be added.
  ///
  /// - Parameters:
  ///   - plot: The marks.
  ///   - elements: The elements.
  /// - Complexity: O(*n*) for *n* elements. Columns of numbers and dates are copied as a whole.
  func add<Element>(_ plot: PlotDescription<Element>, _ elements: UnsafeBufferPointer<Element>) {
    guard !elements.isEmpty else { return }
    let outer = (settings, codes)
    defer { (settings, codes) = outer }
    let (x, y) = (
      columns(of: plot.x, elements, in: &self.x), columns(of: plot.y, elements, in: &self.y)
    )
    var columns = MarkColumns(x: x.column, y: y.column, count: elements.count)
    if let series = plot.series {
      columns.series = categories(of: series, elements, in: &self.series)
      for index in columns.series.indices where columns.series[index].isNaN {
        columns.series[index] = -1
      }
    }
    let angle = plot.sectors.map { self.columns(of: .value($0.angle), elements, in: &self.angle) }
    columns.angle = angle?.column ?? columns.angle
    for channel in MarkChannel.allCases {
      if let code = codes[channel.rawValue] {
        columns.codes[channel.rawValue] = MarkCodes(common: code)
      }
    }
    // The innermost modifier takes effect.
    for change in plot.changes.reversed() {
      switch change.kind {
      case .setting, .description: break
      case .encoding(let channel, let column): encode(column, elements, channel, &columns)
      case .position(let column, let axis, let span):
        settings.positionAxis = axis
        settings.span = span
        encode(column, elements, .position, &columns)
      }
    }
    describe(elements, plot.changes, in: &columns)
    func form(_ element: Element) -> MarkBatch.Form {
      var form = MarkBatch.Form(
        kind: plot.kind, x: x.form ?? plot.x.place(of: element),
        y: y.form ?? plot.y.place(of: element), width: plot.width.dimension(of: element),
        height: plot.height.dimension(of: element), stacking: plot.stacking)
      if let sectors = plot.sectors {
        form.sector = MarkBatch.SectorForm(
          isRange: angle?.form != .value,
          innerRadius: sectors.innerRadius.dimension(of: element),
          outerRadius: sectors.outerRadius.dimension(of: element),
          angularInset: sectors.angularInset.value(of: element) ?? 0)
      }
      return form
    }
    let changes = plot.changes.reversed().compactMap { change in
      if case .setting(let setting) = change.kind { setting } else { nil }
    }
    guard !changes.isEmpty || plot.variesForm else {
      return append(columns, 0..<elements.count, form(elements[0]), settings)
    }
    // Consecutive elements of equal form and settings are added together.
    let shared = settings
    var run: (start: Int, form: MarkBatch.Form, settings: MarkSettings)?
    for (index, element) in elements.enumerated() {
      settings = shared
      for change in changes { apply(change(element)) }
      let form = form(element)
      if let last = run, last.form != form || last.settings != settings {
        append(columns, last.start..<index, last.form, last.settings)
        run = nil
      }
      run = run ?? (index, form, settings)
    }
    if let run { append(columns, run.start..<elements.count, run.form, run.settings) }
  }

  /// Adds the descriptions that the app gives to the elements; the outermost modifier takes effect.
  private func describe<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ changes: [_ElementChange<Element>],
    in columns: inout MarkColumns
  ) {
    let descriptions = changes.reversed().compactMap { change in
      if case .description(let description) = change.kind { description } else { nil }
    }
    guard accessibility != nil || !descriptions.isEmpty else { return }
    for (index, element) in elements.enumerated() {
      var values = accessibility ?? MarkAccessibility()
      for describe in descriptions { describe(element, &values, environment) }
      columns.accessibility[index] = values
    }
  }

  /// Encodes a column in a channel.
  private func encode<Element>(
    _ column: ElementColumn<Element>, _ elements: UnsafeBufferPointer<Element>,
    _ channel: MarkChannel, _ columns: inout MarkColumns
  ) {
    let codes =
      continuousChannels.contains(channel)
      ? self.columns(of: .value(column), elements, in: &channels[channel.rawValue]).column.start
      : categories(of: column, elements, in: &channels[channel.rawValue])
    columns.codes[channel.rawValue] = MarkCodes(codes)
  }

  /// Returns the codes of the categories of a column.
  private func categories<Element>(
    of column: ElementColumn<Element>, _ elements: UnsafeBufferPointer<Element>,
    in channel: inout ChannelValues
  ) -> ContiguousArray<Double> {
    let values = column.read(elements)
    func code(_ extent: PlottedExtent) -> Double {
      self.code(of: extent, column.label, in: &channel, asCategory: true).0
    }
    if case .constant(let extent) = values {
      return ContiguousArray(repeating: code(extent), count: elements.count)
    }
    return ContiguousArray(elements.indices.map { code(values.extent($0)) })
  }

  /// Returns the codes of an extent on an axis.
  ///
  /// - Returns: The form of all elements, `nil` if it depends on the element; and the codes.
  private func columns<Element>(
    of extent: ElementExtent<Element>, _ elements: UnsafeBufferPointer<Element>,
    in channel: inout ChannelValues
  ) -> (form: MarkBatch.Form.Extent?, column: MarkBatch.Column) {
    switch extent {
    case .fixed:
      return (extent.variesPlaces ? nil : extent.place(of: elements[0]), MarkBatch.Column())
    case .interval(let start, let end):
      let (starts, ends) = (start.read(elements), end.read(elements))
      var column = MarkBatch.Column()
      for index in elements.indices {
        let first = code(of: starts.extent(index), start.label, in: &channel)
        let second = code(of: ends.extent(index), start.label, in: &channel)
        column.append((first.0, second.1 ?? second.0))
      }
      return (.interval, column)
    case .value(let value):
      var column = MarkBatch.Column()
      switch value.read(elements) {
      case .numbers(let numbers):
        column.start = channel.codes(of: numbers, .number, label: value.label)
        return (.value, column)
      case .dates(let dates):
        column.start = channel.codes(of: dates, .date, label: value.label)
        return (.value, column)
      case .constant(let extent):
        let (start, end) = code(of: extent, value.label, in: &channel)
        column.start = ContiguousArray(repeating: start, count: elements.count)
        if let end { column.end = ContiguousArray(repeating: end, count: elements.count) }
        return (form(of: extent, column), column)
      case .extents(let extents):
        for extent in extents { column.append(code(of: extent, value.label, in: &channel)) }
        return (form(of: extents[0], column), column)
      }
    }
  }

  private func form(
    of extent: PlottedExtent, _ column: MarkBatch.Column
  ) -> MarkBatch.Form.Extent {
    // A range or a unit that is a category has one code.
    guard !column.end.isEmpty else { return .value }
    if case .unit = extent { return .band(isUnit: true) }
    return .band(isUnit: false)
  }
}

extension ElementExtent {
  /// Returns the fixed places of an element.
  fileprivate func place(of element: Element) -> MarkBatch.Form.Extent {
    guard case .fixed(let start, let end) = self else { return .value }
    return .fixed(start.value(of: element), end.value(of: element))
  }
}
