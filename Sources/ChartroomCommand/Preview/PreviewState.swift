package import Dashboards

/// What the page of a preview shows, which it receives in JSON.
package struct PreviewState: Codable, Hashable, Sendable {
  /// A picture of the spec.
  package struct Picture: Codable, Hashable, Sendable {
    /// The name of the file that `render` would write.
    package let name: String
    package let dashboard: String
    package let appearance: PictureAppearance
    /// The number of pixels per point.
    package let scale: Double
    /// The version of the picture that is shown; `nil` before the first one.
    package fileprivate(set) var version: String?
    /// Whether the shown picture was drawn without a problem.
    package fileprivate(set) var isGood = false
    /// The version of the newest drawing, if it has problems and a good picture is shown; `nil` otherwise.
    package fileprivate(set) var attempt: String?
    /// The size of the shown picture in points.
    package fileprivate(set) var width: Double?
    package fileprivate(set) var height: Double?
    /// The description of the shown picture for people who do not see it.
    package fileprivate(set) var description: String?
    /// Whether a new picture is being drawn.
    package fileprivate(set) var isDrawing = false
    /// The problems of the newest drawing, each on one line.
    package fileprivate(set) var problems: [String] = []
    /// The warnings of the newest drawing, each on one line.
    package fileprivate(set) var warnings: [String] = []

    fileprivate init(_ item: RunItem) {
      (name, dashboard) = (item.name, item.dashboard)
      (appearance, scale) = (item.appearance, item.scale)
    }

    fileprivate func shows(_ item: RunItem) -> Bool {
      dashboard == item.dashboard && appearance == item.appearance && scale == item.scale
    }

    /// The versions whose bytes the page can ask for.
    package var versions: [String] { [version, attempt].compactMap(\.self) }
  }

  /// The version of the tool.
  package let tool: String
  /// The path of the spec.
  package let spec: String
  /// The problems of the spec, each on one line; the pictures are those of an earlier version of it.
  package private(set) var problems: [String] = []
  /// The pictures in the order of the spec.
  package private(set) var pictures: [Picture] = []

  /// Creates the state of a preview that has read nothing yet.
  ///
  /// - Parameter spec: The path of the spec.
  package init(spec: String) {
    self.spec = spec
    tool = ToolVersion.identity
  }

  /// Takes the pictures of a spec that was read.
  ///
  /// - Parameters:
  ///   - items: All pictures; those that are shown already stay.
  ///   - drawn: The names of those that will be drawn.
  package mutating func begin(_ items: [RunItem], drawing drawn: Set<String>) {
    let known = Dictionary(pictures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    pictures = items.map { item in
      var picture = known[item.name].flatMap { $0.shows(item) ? $0 : nil } ?? Picture(item)
      picture.isDrawing = drawn.contains(item.name)
      return picture
    }
    problems = []
  }

  /// Takes the result of a picture.
  ///
  /// A picture with problems does not replace one without.
  package mutating func take(_ record: PictureRecord) {
    guard let index = pictures.firstIndex(where: { $0.name == record.item.name }) else { return }
    var picture = pictures[index]
    let isGood = record.status != .failed
    (picture.isDrawing, picture.attempt) = (false, nil)
    (picture.problems, picture.warnings) = (record.reasons, record.warnings)
    if record.isWritten, let version = record.sha256 {
      if isGood || !picture.isGood {
        (picture.version, picture.isGood) = (version, isGood)
        picture.width = record.width.map { Double($0) / picture.scale }
        picture.height = record.height.map { Double($0) / picture.scale }
        picture.description = record.description
      } else {
        picture.attempt = version
      }
    }
    pictures[index] = picture
  }

  /// Takes the problems of a spec from which no pictures can be made, or of the drawing as a whole.
  ///
  /// The pictures stay as they are.
  package mutating func refuse(_ problems: [String]) {
    self.problems = problems
    end()
  }

  /// Ends the drawing.
  package mutating func end() {
    for index in pictures.indices { pictures[index].isDrawing = false }
  }

  /// The different problems of the spec and of all pictures, in order.
  package var allProblems: [String] {
    var known: Set<String> = []
    return (problems + pictures.flatMap(\.problems)).filter { known.insert($0).inserted }
  }
}
