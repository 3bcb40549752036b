import Chartroom
package import Foundation
import Graphics

/// A spec file.
struct FileSpec: Sendable, Equatable {
  var parameters: [NamedMember<Located<SpecValue>>] = []
  var data: [NamedMember<Located<DataSpec>>] = []
  var theme = ThemeSpec()
  var locale = Locale(identifier: "en_US")
  var timeZone = TimeZone.gmt
  var appearances: [Appearance] = [.light]
  var scales: [Double] = [1]
  var dashboards: [Located<DashboardSpec>] = []

  /// The appearances.
  enum Appearance: String, CaseIterable, Sendable {
    case light, dark

    var scheme: ColorScheme { self == .light ? .light : .dark }
  }

  static let shape = SpecShape<FileSpec>.object(
    "a spec", FileSpec(),
    [
      Field(
        "parameters", \.parameters,
        .named(SpecShape<SpecValue>.value.located, "a mapping of parameters to their defaults"),
        "Values by name, which texts of the spec contain as ${name}, and which --param replaces."),
      Field(
        "data", \.data, .named(DataSpec.shape.located, "a mapping of data sources by name"),
        "Data sources by name."),
      Field("theme", \.theme, ThemeSpec.shape, "Colours and distances."),
      Field("locale", \.locale, .locale, "Locale of numbers and dates (default: en_US)."),
      Field(
        "timeZone", \.timeZone, .timeZone, "IANA name of the time zone of dates (default: UTC)."),
      Field(
        "appearances", \.appearances,
        .list(of: SpecShape<Appearance>.word, "a list of appearances", counts: 1...2),
        "Appearances of the pictures (default: light)."),
      Field(
        "scales", \.scales,
        .list(
          of: .number(in: 0.1...16, "a scale from 0.1 to 16"), "a list of scales", counts: 1...4),
        "Pixels per point of the pictures (default: 1)."),
      Field(
        "dashboards", \.dashboards,
        .list(of: DashboardSpec.shape.located, "a list of dashboards", counts: 1...10_000),
        "The dashboards, each of which is a picture.",
        required: "dashboards: [{name: sales, panels: […]}]"),
    ]
  ) { spec, node, reader in
    for (key, name) in [("appearances", "appearance"), ("scales", "scale")] {
      guard case .sequence(let nodes) = node[key]?.content else { continue }
      var known: Set<String> = []
      for value in nodes where !known.insert(value.text ?? "").inserted {
        reader.report(value, "the \(name) \(value.words) is given twice. Leave one out.")
      }
    }
    for source in spec.data {
      source.value.value.query?.checkParameters(of: spec, reader)
    }
    let inputs = spec.data.compactMap(\.value.value.filePath)
      .filter { $0.value == DataSpec.standardInput }
    for input in inputs.dropFirst() {
      reader.report(
        input.node,
        "standard input is read by one data source only. Use that source, or give a file.")
    }
    var names: [String: SpecNode] = [:]
    for dashboard in spec.dashboards {
      let name = dashboard.value.name
      guard !name.isEmpty else { continue }
      if let other = names.updateValue(dashboard.node, forKey: name.lowercased()) {
        reader.report(
          dashboard.node["name"] ?? dashboard.node,
          """
          the name '\(name)' is that of the dashboard at line \(other.position.line), too. Names are those \
          of files, so give another one.
          """
        )
      }
    }
  }

  /// The JSON Schema of specs, for editors.
  static var schema: SchemaValue {
    var schema: SchemaValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Chartroom dashboards",
    ]
    guard case .object(let members) = shape.schema else { return schema }
    for member in members { schema = schema.with(member.key, member.value) }
    return schema
  }
}

/// Colours and distances.
struct ThemeSpec: Sendable, Equatable {
  var accent: Color?
  var palette: [Color]?
  var background: Color?
  var spacing = 16.0
  var cornerRadius = 12.0

  static let shape = SpecShape<ThemeSpec>.object(
    "a theme", ThemeSpec(),
    [
      Field(
        "accent", \.accent, .color,
        "Colour of marks of one colour (default: the first one of the palette)."),
      Field(
        "palette", \.palette, .list(of: .color, "a list of colours", counts: 1...32),
        "Colours of series (default: eight colours that people with colour blindness can tell apart)."
      ),
      Field("background", \.background, .color, "Colour behind the panels."),
      Field(
        "spacing", \.spacing, .number(in: 0...64), "Distance of panels in points (default: 16)."),
      Field(
        "cornerRadius", \.cornerRadius, .number(in: 0...64),
        "Radius of the corners of panels in points (default: 12)."),
    ])
}

/// A dashboard.
package struct DashboardSpec: Sendable, Equatable {
  var name = ""
  var title: String?
  var subtitle: String?
  var size: PictureFormat?
  var columns = 12
  var panels: [Located<PanelSpec>] = []

  static let shape = SpecShape<DashboardSpec>.object(
    "a dashboard", DashboardSpec(),
    [
      Field(
        "name", \.name, fileName, "Name of the picture, without its extension.",
        required: "name: sales"),
      Field("title", \.title, .text, "Title above the panels."),
      Field("subtitle", \.subtitle, .text, "Smaller text below the title."),
      Field(
        "size", \.size, PictureFormat.shape,
        """
        Size in points: \(NearestWord.list(PictureFormat.names)), or a width and a height such as 1600x900 \
        (default: 1200 wide, as high as the panels need).
        """
      ),
      Field(
        "columns", \.columns, .count(in: 1...24), "Number of columns of the grid (default: 12)."),
      Field(
        "panels", \.panels, .list(of: PanelSpec.shape.located, "a list of panels", counts: 1...200),
        "The panels, from left to right and from top to bottom.",
        required: "panels: [{text: Hello}]"),
    ]
  ) { dashboard, _, reader in
    for panel in dashboard.panels {
      guard let span = panel.value.span, span.value > dashboard.columns else { continue }
      reader.report(
        span.node,
        "found \(span.node.words), expected at most \(dashboard.columns), the number of columns of the dashboard."
      )
    }
  }

  /// A name of a file that is valid on every system and stays in its folder.
  private static let fileName = SpecShape<String>.name.map(
    "a name of a file: letters, digits, spaces, '-', '_' and '.', not at its ends, and not '-dark' at its end"
  ) { text in
    let devices = /(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?/
    let isValid =
      text.utf8.count <= 120 && text.wholeMatch(of: devices) == nil && !text.hasSuffix("-dark")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || " -_.".unicodeScalars.contains($0)
          || $0.properties.generalCategory == .nonspacingMark
      } && text.first.map { !" .-".contains($0) } == true
      && text.last.map { !" .".contains($0) } == true
    return isValid ? text : nil
  }
}

/// The size of a dashboard in points.
package struct PictureFormat: Hashable, Sendable {
  package let size: CGSize

  private static let presets: KeyValuePairs<String, CGSize> = [
    "hd": CGSize(width: 1280, height: 720), "fullHD": CGSize(width: 1920, height: 1080),
    "square": CGSize(width: 1080, height: 1080), "a4": CGSize(width: 595, height: 842),
    "a4Landscape": CGSize(width: 842, height: 595), "letter": CGSize(width: 612, height: 792),
    "letterLandscape": CGSize(width: 792, height: 612),
  ]

  static let names = presets.map(\.key)

  static let shape = SpecShape<PictureFormat>(
    words: "a size such as 1600x900, or \(NearestWord.list(names))", schema: ["type": "string"]
  ) { node, reader in
    if let text = node.text {
      if let size = presets.first(where: { $0.key == text })?.value {
        return PictureFormat(size: size)
      }
      if let match = text.wholeMatch(of: /([0-9]{2,5})x([0-9]{2,5})/), let width = Double(match.1),
        let height = Double(match.2), width >= 100, height >= 100
      {
        return PictureFormat(size: CGSize(width: width, height: height))
      }
    }
    let nearest = node.text.flatMap { NearestWord.of($0, among: names) }
    reader.report(
      node,
      "found \(node.words), expected a width and a height of at least 100 points, for example 1600x900, or "
        + "\(NearestWord.list(names)).\(nearest.map { " Did you mean '\($0)'?" } ?? "")")
    return nil
  }
}
