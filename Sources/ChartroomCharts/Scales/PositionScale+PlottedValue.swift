import ChartScales

/// The values of charts on a scale, whose codes are those of `ChannelValues`.
extension PositionScale {
  /// The kind of the values in the domain.
  var kind: ChannelValues.Kind {
    switch domain {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// Returns the code of a value on the scale; `nil` for values of another type and unknown categories.
  func code(of value: _PlottedValue) -> Double? {
    switch (value, domain) {
    case (.number(let number), .number): number.isNaN ? nil : number
    case (.date(let seconds), .date): seconds.isNaN ? nil : seconds
    case (_, .category(let names)):
      categoryName(of: value).flatMap(names.firstIndex).map(Double.init)
    default: nil
    }
  }

  /// Returns the name of a value as a category of the scale; `nil` for numbers and dates that are none.
  func categoryName(of value: _PlottedValue) -> String? {
    if case .category(let name) = value { return name }
    return value.categoryName.flatMap { originals[$0].map(_PlottedValue.init) == value ? $0 : nil }
  }

  /// The ends of a range of numbers or dates, or all categories.
  var values: [_PlottedValue] { domain.ends.map(value(ofEnd:)) }

  private func value(ofEnd end: _PlottedValue) -> _PlottedValue {
    guard case .category(let name) = end else { return end }
    return originals[name].map(_PlottedValue.init) ?? end
  }

  /// Returns the value with a code; `nil` if there is none.
  func value(of code: Double) -> _PlottedValue? {
    guard code.isFinite else { return nil }
    switch domain {
    case .number: return .number(code)
    case .date: return .date(code)
    case .category(let names):
      let index = Int(exactly: code.rounded()) ?? -1
      return names.indices.contains(index) ? value(ofEnd: .category(names[index])) : nil
    }
  }
}

extension PositionScale.Domain {
  /// The ends of a range, or all categories.
  var ends: [_PlottedValue] {
    switch self {
    case .number(let range): [.number(range.lowerBound), .number(range.upperBound)]
    case .date(let range): [.date(range.lowerBound), .date(range.upperBound)]
    case .category(let names): names.map { .category($0) }
    }
  }
}

extension PositionScale.Original {
  /// Creates the number or the date that is a category; fails for a string.
  init?(_ value: _PlottedValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .date(let seconds): self = .date(seconds)
    case .category: return nil
    }
  }
}

extension _PlottedValue {
  /// Creates the value of a number or a date that is a category.
  init(_ original: PositionScale.Original) {
    switch original {
    case .number(let number): self = .number(number)
    case .date(let seconds): self = .date(seconds)
    }
  }
}
