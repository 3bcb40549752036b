/// The search for the word that a misspelt one was meant to be.
enum NearestWord {
  /// The words of specs by those that other programs have in their place.
  private static let synonyms: [String: [String]] = [
    "pie": ["sector"], "donut": ["sector"], "doughnut": ["sector"], "scatter": ["point"],
    "column": ["bar"], "histogram": ["bar"], "heatmap": ["rectangle"], "rect": ["rectangle"],
    "color": ["foregroundStyle"], "colour": ["foregroundStyle", "color"],
    "fill": ["foregroundStyle"], "stroke": ["foregroundStyle"], "thresholds": ["colors"],
    "markdown": ["text"], "source": ["data"], "kpi": ["number"], "metric": ["number"],
    "stat": ["number"],
  ]

  /// Returns the word that is most similar to a wrong one, or that specs have in its place.
  ///
  /// - Parameters:
  ///   - word: The misspelt word.
  ///   - words: The correct ones.
  /// - Returns: The first word with the fewest edits, where letter case does not count and a swap of neighbours is one
  ///   edit; `nil` if more than a third of the letters would have to change, or one of two.
  static func of(_ word: String, among words: [String]) -> String? {
    let most = word.count < 3 ? 0 : max(1, word.count / 3)
    let distances = words.map { (word: $0, edits: edits(from: word, to: $0)) }
    let nearest = distances.filter { $0.edits <= most }.min { $0.edits < $1.edits }?.word
    return nearest ?? synonyms[word.lowercased()]?.first(where: words.contains)
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbours.
  private static func edits(from first: String, to second: String) -> Int {
    let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
    // Words of very different lengths are never similar.
    guard abs(first.count - second.count) <= 8, max(first.count, second.count) <= 64 else {
      return .max
    }
    var rows = [Array(0...second.count)]
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var edits = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          edits = min(edits, rows[i - 1][j - 1] + 1)
        }
        row.append(edits)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }

  /// Returns words in a sentence: `a, b or c`.
  static func list(_ words: [String], joint: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(joint) \(last)"
  }

  /// Returns `, expected a, b or c. Did you mean 'b'?` for a misspelt word.
  static func advice(_ word: String?, among words: [String]) -> String {
    let shown = words.count > 24 ? words.prefix(24) + ["…"] : words
    let list = list(shown)
    let nearest = word.flatMap { of($0, among: words) }.map { " Did you mean '\($0)'?" }
    return ", expected \(list).\(nearest ?? "")"
  }
}
