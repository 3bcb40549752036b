extension ChannelValues {
  /// Messages about values that cannot be plotted, each with a remedy.
  var warnings: [String] {
    guard let label, let kind else { return [] }
    var messages: [String] = []
    if hasInfinite {
      messages.append(
        "The quantity \"\(label)\" of a chart has infinite values, which are not plotted. Correct the data."
      )
    }
    if isMixed {
      messages.append(
        "The quantity \"\(label)\" of a chart has values of several types, of which only \(kind.plural), the type of "
          + "the first one, are plotted. Give all of them one type.")
    }
    return messages
  }
}

extension ChannelValues.Kind {
  fileprivate var plural: String {
    switch self {
    case .number: "numbers"
    case .date: "dates"
    case .category: "categories"
    }
  }
}

extension _MarkCollector {
  /// Messages about values of all quantities that cannot be plotted.
  var warnings: [String] { ([x, y, angle] + channels).flatMap(\.warnings) }
}
