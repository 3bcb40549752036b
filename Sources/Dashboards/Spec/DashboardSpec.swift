import Foundation
import Graphics

/// A dashboard.
package struct DashboardSpec: Sendable, Equatable {
  var name = ""
  var title: String?
  var subtitle: String?
  var size: Located<PictureFormat>?
  var layout = PanelLayout.grid
  var columns = 12
  var panels: [Located<PanelSpec>] = []
  /// The path of a spec whose dashboards are in place of this one, which then has nothing else.
  var include: Located<String>?

  /// The arrangements of panels.
  enum PanelLayout: String, CaseIterable, Sendable { case grid, stack }

  static let shape = SpecShape<DashboardSpec>.object(
    "a dashboard", DashboardSpec(),
    [
      Field(
        "name", \.name, fileName, "Name of the picture, without its extension.",
        required: "name: sales"),
      Field("title", \.title, .text, "Title above the panels."),
      Field("subtitle", \.subtitle, .text, "Smaller text below the title."),
      Field(
        "size", \.size, PictureFormat.shape.located,
        """
        Size in points: \(NearestWord.list(PictureFormat.names)), or a width and a height such as 1600x900 \
        (default: 1200 wide, as high as the panels need).
        """
      ),
      Field(
        "layout", \.layout, .word,
        "Arrangement of the panels: rows of a grid, or a stack of panels of the whole width (default: grid)."
      ),
      Field(
        "columns", \.columns, .count(in: 1...24), "Number of columns of the grid (default: 12)."),
      Field(
        "panels", \.panels, .list(of: PanelSpec.shape.located, "a list of panels", counts: 1...200),
        "The panels, from left to right and from top to bottom.",
        required: "panels: [{text: Hello}]"),
    ]
  ) { dashboard, node, reader in
    if dashboard.layout == .stack {
      for key in [node["columns"]] + dashboard.panels.map({ $0.node["span"] }) {
        guard let key else { continue }
        reader.report(key, "a stack has no columns. Leave the key out, or the layout.")
      }
      for key in dashboard.panels.compactMap({ $0.node["rowSpan"] }) {
        reader.report(
          key, "a stack has one panel in each row. Leave the key out, or the layout.")
      }
      return
    }
    for panel in dashboard.panels {
      guard let span = panel.value.span, span.value > dashboard.columns else { continue }
      reader.report(
        span.node,
        "found \(span.node.words), expected at most \(dashboard.columns), the number of columns of the dashboard."
      )
    }
  }

  /// A dashboard, or the path of a spec with dashboards.
  static let item = SpecShape<DashboardSpec>(
    words: shape.words,
    schema: shape.schema.with("properties", shape.properties(and: includeField))
      .without("required")
      .with("oneOf", [["required": ["name", "panels"]], ["required": ["include"]]])
  ) { node, reader in
    guard node["include"] != nil else { return shape.read(node, reader) }
    return included.read(node, reader)
  }

  private static let included = SpecShape<DashboardSpec>.object(
    "an included spec", DashboardSpec(), [includeField])

  private static let includeField = Field<DashboardSpec>(
    "include", \.include, SpecShape<String>.name.located,
    "Path of a spec with its data and settings, relative to this one and inside of its folder.")

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
