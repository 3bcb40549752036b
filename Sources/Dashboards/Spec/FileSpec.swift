import Chartroom
import Foundation
import Graphics

/// A spec file.
struct FileSpec: Sendable, Equatable {
  var include: [Located<String>] = []
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
        "include", \.include,
        .list(of: SpecShape<String>.name.located, "a list of paths", counts: 0...100),
        """
        Paths of files with parameters, data sources, a theme and other settings, relative to this one and inside \
        of its folder; values of this file replace those of included ones, key by key for 'theme'.
        """
      ),
      Field(
        "parameters", \.parameters,
        .named(SpecShape<SpecValue>.value.located, "a mapping of parameters to their defaults"),
        "Values by name, which texts of the spec contain as ${name}, and which --param replaces."),
      Field(
        "data", \.data, .named(DataSpec.shape.located, "a mapping of data sources by name"),
        "Data sources by name."),
      Field("theme", \.theme, ThemeSpec.shape, "Fonts, colours and distances."),
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
        .list(of: DashboardSpec.item.located, "a list of dashboards", counts: 1...10_000),
        "The dashboards, each of which is a picture, or 'include' with the path of a spec whose dashboards they are.",
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
    for member in members where member.key != "title" {
      schema = schema.with(member.key, member.value)
    }
    return schema
  }
}
