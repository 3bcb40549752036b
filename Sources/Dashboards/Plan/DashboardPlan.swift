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
  package let height: CGFloat
  /// The appearances of the pictures.
  package let appearances: [ColorScheme]
  /// The numbers of pixels per point of the pictures.
  package let scales: [Double]
  package let locale: Locale
  package let timeZone: TimeZone
  let look: DashboardLook
  let grid: PanelGrid
  let panels: [PanelPlan]
  /// The different errors of panels, each of which shows its own.
  package let failures: [any Error]
}

/// The colours and distances of a dashboard.
package struct DashboardLook: Sendable, Equatable {
  var accent: Color
  var palette: [Color]
  var background: Color
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

  /// What a panel shows.
  enum Content: Sendable {
    case chart(ChartPlan)
    case number(NumberPlan)
    case table(TablePlan)
    case text([TextBlock])
    /// The sentence that says why there is nothing to show.
    case failure(String)
  }
}

/// A big number.
struct NumberPlan: Sendable, Equatable {
  let value: String
  /// The change in percent with its sign; empty for none.
  let change: String
  let tone: Tone
  /// The values of the small line; empty for none.
  let line: [Double]

  /// Whether the change is good news.
  enum Tone: Sendable { case good, bad, neutral }
}

/// A table.
struct TablePlan: Sendable, Equatable {
  let columns: [Column]
  /// The number of rows that are shown.
  let rows: Int
  /// The number of rows that are not shown.
  let rest: Int

  /// A column with the texts of its cells.
  struct Column: Sendable, Equatable {
    let title: String
    let isNumber: Bool
    let cells: [String]
    /// The lengths of bars, from 0 to 1; empty for none.
    let bars: [Double]
  }
}

/// A part of a text.
enum TextBlock: Sendable, Equatable {
  case heading(String, level: Int)
  case item(String)
  case paragraph(String)

  /// Divides Markdown into headings, items of lists, and paragraphs, whose inner marks stay in their texts.
  static func blocks(of text: String) -> [TextBlock] {
    var blocks: [TextBlock] = []
    var lines: [String] = []
    func end() {
      if !lines.isEmpty { blocks.append(.paragraph(lines.joined(separator: " "))) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty {
        end()
      } else if let match = line.wholeMatch(of: /(#{1,3}) +(.*)/) {
        end()
        blocks.append(.heading(String(match.2), level: match.1.count))
      } else if let match = line.wholeMatch(of: /[-*] +(.*)/) {
        end()
        blocks.append(.item(String(match.1)))
      } else if isIndented, lines.isEmpty, case .item(let item)? = blocks.last {
        blocks[blocks.count - 1] = .item(item + " " + line)
      } else {
        lines.append(line)
      }
    }
    end()
    return blocks
  }
}
