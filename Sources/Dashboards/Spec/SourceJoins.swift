/// The check of the joins of data sources.
struct SourceJoins {
  /// The maximum number of sources each of which joins the next one.
  private static let longest = 32

  private let sources: [String: [TransformSpec]]
  private let reader: SpecReader
  /// The sources whose joins were followed, with the number of sources in their longest chain; 0 for those in progress.
  private var lengths: [String: Int] = [:]

  /// Reports joins of unknown sources, of sources that join themselves, directly or by others, and of chains of more
  /// than 32 sources.
  ///
  /// - Parameters:
  ///   - spec: The spec; `nil` if it could not be read.
  ///   - root: The root of its tree.
  ///   - reader: The reading, to which the problems are reported.
  /// - Complexity: O(*n*) for *n* transforms.
  static func check(_ spec: FileSpec?, _ root: SpecNode, _ reader: SpecReader) {
    guard let spec else { return }
    // Sources with problems have names, too.
    let names = root["data"]?.members.map(\.key) ?? []
    let known = Set(names)
    let steps =
      spec.data.flatMap(\.value.value.transform)
      + spec.dashboards.flatMap(\.value.panels).flatMap(\.value.transform)
    for join in steps.compactMap(\.join) where !known.contains(join.data.value) {
      reader.report(
        join.data.node,
        "unknown data source '\(join.data.value)'\(NearestWord.advice(join.data.value, among: names))"
      )
    }
    var joins = SourceJoins(spec, reader)
    for source in spec.data { _ = joins.length(of: source.name, []) }
  }

  private init(_ spec: FileSpec, _ reader: SpecReader) {
    sources = Dictionary(
      spec.data.map { ($0.name, $0.value.value.transform) }, uniquingKeysWith: { first, _ in first }
    )
    self.reader = reader
  }

  /// Returns the number of sources in the longest chain of joins from a source.
  ///
  /// - Parameters:
  ///   - name: The name of the source.
  ///   - path: The sources that led to it.
  /// - Returns: The number, with the source.
  private mutating func length(of name: String, _ path: [String]) -> Int {
    if let known = lengths[name] { return known }
    let path = path + [name]
    lengths[name] = 0
    var longest = 1
    for join in (sources[name] ?? []).compactMap(\.join) {
      let other = join.data.value
      if let start = path.firstIndex(of: other) {
        let circle = (path[start...] + [other]).map { "'\($0)'" }.joined(separator: " → ")
        reader.report(
          join.data.node,
          "sources cannot join each other in a circle: \(circle). Leave out one join.")
      } else {
        // Longer paths are not followed, which bounds the depth of the recursion.
        let length = path.count < Self.longest ? length(of: other, path) : Self.longest
        longest = max(longest, 1 + length)
      }
      if longest > Self.longest {
        reader.report(
          join.data.node,
          "more than \(Self.longest) sources each of which joins the next one, which is the limit. Join fewer."
        )
        longest = 1
      }
    }
    lengths[name] = longest
    return longest
  }
}
