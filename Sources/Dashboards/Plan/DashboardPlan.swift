import ChartSets
import ChartroomUI
package import Foundation
package import Graphics

/// A dashboard with its data, in which nothing is left open.
package struct DashboardPlan: Sendable {
  /// The name of the picture, without extension.
  package let name: String
  /// The title; empty for none.
  package let title: String
  /// The text below the title; empty for none.
  package let subtitle: String
  /// The width in points.
  package let width: CGFloat
  /// The height in points; 0 for the height that the panels need.
  package internal(set) var height: CGFloat
  /// The size in the spec, with its place; `nil` for none.
  let size: Located<PictureFormat>?
  /// The path of the spec.
  let path: String
  /// The appearances of the pictures.
  package let appearances: [ColorScheme]
  /// The numbers of pixels per point of the pictures.
  package let scales: [Double]
  package let locale: Locale
  package let timeZone: TimeZone
  package let look: DashboardLook
  var grid: PanelGrid
  var panels: [PanelPlan]
  /// The different errors of panels, each of which shows its own.
  package let failures: [any Error]
  /// The different warnings of panels, each on one line.
  package let warnings: [String]
}

/// The fonts, colours and distances of a dashboard.
package struct DashboardLook: Sendable, Equatable {
  var accent: Color
  var palette: [Color]
  var background: Color
  var panelBackground: Color
  var font: Font.Design
  var titleFont: Font.Design
  var spacing: CGFloat
  var cornerRadius: CGFloat
  /// Whether panels are on cards.
  var hasCards: Bool

  /// The distance of panels without cards from the edges of the picture, in points.
  package static let plainPadding: CGFloat = 16

  init(_ theme: ThemeSpec) {
    palette = theme.palette ?? SeriesPalette.adaptive
    accent = theme.accent ?? palette.first ?? .accentColor
    hasCards = theme.cards
    background = theme.background ?? (theme.cards ? .groupedSurface : .surface)
    panelBackground = theme.panelBackground ?? (theme.cards ? .secondaryGroupedSurface : .clear)
    (font, titleFont) = (theme.font.design, (theme.titleFont ?? theme.font).design)
    (spacing, cornerRadius) = (theme.spacing, theme.cornerRadius)
  }
}

/// A panel with its data.
struct PanelPlan: Sendable {
  /// The title; empty for none.
  let title: String
  /// The text below the title; empty for none.
  let subtitle: String
  let content: Content

  /// Whether the panel shows an error.
  var isFailed: Bool { if case .failure = content { true } else { false } }

  /// Whether the panel is a chart or a table without values.
  var isEmpty: Bool {
    switch content {
    case .chart(let chart): chart.isEmpty
    case .table(let table): table.rows == 0
    case .number, .gauge, .chartSet, .image, .text, .failure: false
    }
  }

  /// What a panel shows.
  enum Content: Sendable {
    case chart(ChartPlan)
    case number(NumberPlan)
    case table(TablePlan)
    case gauge(GaugePlan)
    case chartSet(LinesSet)
    case image(ImagePlan)
    case text([MarkdownBlock])
    /// The sentence that says why there is nothing to show.
    case failure(String)
  }
}

/// A big number.
struct NumberPlan: Sendable, Equatable {
  let value: String
  /// The change with its sign, in percent or in percentage points; empty for none.
  let change: String
  let tone: Tone
  /// The values of the small line; empty for none.
  let line: [Double]

  /// Whether the change is good news.
  enum Tone: Sendable { case good, bad, neutral }
}

/// A number in a range.
struct GaugePlan: Sendable, Equatable {
  let value: String
  /// The position of the value in the range, in 0...1; `nil` for a missing value.
  let share: Double?
  let least: String
  let most: String
  /// The colour that a rule gives; `nil` for the usual one.
  let color: Color?
}

/// A picture of a file.
struct ImagePlan: Sendable {
  let image: RasterImage
  let spec: ImageSpec
}
