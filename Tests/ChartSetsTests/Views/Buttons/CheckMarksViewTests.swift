import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Buttons of series")
struct CheckMarksViewTests {
  private static func chart(_ colors: [String], hidden: Set<Int> = []) -> LinesSet {
    let time = ContiguousArray((0..<101).map { 1_542_412_800_000 + Double($0) * 86_400_000 })
    let lines = colors.enumerated().map { number, color in
      Line(
        id: "y\(number)", title: "Series \(number)",
        points: ContiguousArray((0..<101).map { Double(($0 * (number + 3)) % 50 + 100) }),
        color: Color(hex: color) ?? .red, isHidden: hidden.contains(number))
    }
    return LinesSet(id: 0, time: time, lines: lines)
  }

  private static func list(
    _ chart: LinesSet, style: ChartStyle = .contest, scheme: ColorScheme = .light,
    locale: String = "en_US", size: CGSize = CGSize(width: 375, height: 560),
    deviceScale: CGFloat = 1
  ) -> DrawList {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.locale = Locale(identifier: locale)
    return Stage(
      size: ProposedViewSize(size), scale: deviceScale, environment: environment,
      shaper: BoxShaper()
    ) {
      ChartView(chartIndex: 0, style: style).environment(UserData(charts: [chart]))
    }.drawList()
  }

  /// The buttons' names.
  private static func names(_ list: DrawList, size: CGFloat = 14) -> [DrawnText] {
    list.texts.filter { $0.text.request.font.size == size }
  }

  /// The colours of fills and strokes of a height of about 36 points, and those of names.
  private static func colors(
    _ list: DrawList
  ) -> (shapes: [Color.Resolved], names: [Color.Resolved]) {
    var colors: (shapes: [Color.Resolved], names: [Color.Resolved]) = ([], [])
    func visit(_ list: DrawList) {
      for command in list.commands {
        switch command {
        case .fill(let path, _, .color(let color)), .stroke(let path, _, .color(let color)):
          if abs(path.boundingRect.height - 36) < 2 { colors.shapes.append(color) }
        case .text(let text, _, .color(let color)):
          if text.request.font.size == 14 { colors.names.append(color) }
        case .group(let group): visit(group.contents)
        default: break
        }
      }
    }
    visit(list)
    return colors
  }

  private static let palette = ["#3497ED", "#2373DB", "#9ED448", "#5FB641", "#F5BD25", "#E65850"]

  @Test("a button that is off is as wide as it was, with its name in the middle")
  func widths() throws {
    let on = Self.names(Self.list(Self.chart(Self.palette)))
    for index in Self.palette.indices {
      let off = Self.names(Self.list(Self.chart(Self.palette, hidden: [index])))
      for (position, name) in on.enumerated() {
        // A tick and the space behind it are 15 points wide, so half of that is the way to the middle.
        let moved = position == index ? -7.5 : 0
        #expect(abs(off[position].frame.minX - name.frame.minX - moved) < 0.51)
        #expect(off[position].frame.minY == name.frame.minY)
      }
    }
  }

  @Test(
    "buttons stand out from the ground and names from the buttons, whatever the colours are",
    arguments: ["#FFFFFF", "#FFFF66", "#000000", "#242F3E", "#345B9C", "#123456"],
    ColorScheme.allCases)
  func contrast(color: String, scheme: ColorScheme) throws {
    let ground = try #require(Color(hex: scheme == .light ? "#FFFFFF" : "#242F3E"))
      .resolve(in: .light)
    for isHidden in [false, true] {
      let colors = Self.colors(
        Self.list(Self.chart([color, "#000000"], hidden: isHidden ? [0] : []), scheme: scheme))
      let (shape, name) = (try #require(colors.shapes.first), try #require(colors.names.first))
      #expect(shape.contrast(with: ground) >= (isHidden ? 3 : 1.5))
      #expect(name.contrast(with: isHidden ? ground : shape) >= (isHidden ? 3 : 1.6))
    }
  }

  @Test("colours of the design stay as they are, white names too")
  func design() throws {
    let colors = Self.colors(Self.list(Self.chart(Self.palette)))
    #expect(colors.shapes.map(\.hex) == Self.palette)
    #expect(Set(colors.names.map(\.hex)) == ["#FFFFFF"])
    let idle = Self.colors(Self.list(Self.chart(Self.palette, hidden: [0, 1, 2, 3, 4])))
    #expect(Array(idle.names.map(\.hex).prefix(5)) == Array(Self.palette.prefix(5)))
  }

  @Test(
    "more buttons than there is space for are cut to whole rows, and their number is given",
    arguments: [ChartStyle.contest, .bestKora])
  func more(style: ChartStyle) throws {
    let chart = Self.chart([String](repeating: "#3497ED", count: 60))
    let list = Self.list(chart, style: style)
    let size: CGFloat = style == .contest ? 14 : 17
    let names = Self.names(list, size: size).filter { $0.text.request.string.hasPrefix("Series") }
    let rest = try #require(list.texts.first { $0.text.request.string.hasSuffix(" more") })
    #expect(names.count >= 10 && names.count < 60)
    #expect(rest.text.request.string == "+\(60 - names.count) more")
    #expect(names.allSatisfy { $0.frame.maxX < 375 && $0.frame.maxY < 560 })
    #expect(rest.frame.maxX < 375 && rest.frame.maxY < 560)
    // The plot keeps a quarter of the height.
    let first = try #require(names.map(\.frame.minY).min())
    #expect(first > 560 / 4 + 40)
    let german = Self.list(chart, style: style, locale: "de_DE").texts
    #expect(german.contains { $0.text.request.string.hasSuffix(" weitere") })
  }

  @Test("the rows hold the same buttons at every scale, whatever widths are rounded to")
  func scales() {
    // Four names that leave one point of a row, and whose widths are no whole pixels at 1.5×.
    var chart = Self.chart([String](repeating: "#3497ED", count: 5))
    for (index, count) in [7, 7, 5, 5, 5].enumerated() {
      chart.lines[index].title = String(repeating: "n", count: count)
    }
    let rows = [1, 1.5, 2, 3].map { (scale: CGFloat) -> [Int] in
      let names = Self.names(Self.list(chart, deviceScale: scale))
      // A row is 42 points high.
      return names.map { Int((($0.frame.midY - names[0].frame.midY) / 42).rounded()) }
    }
    #expect(rows == [[Int]](repeating: [0, 0, 0, 0, 1], count: 4))
    // No button leaves its row by more than its rounding.
    let names = Self.names(Self.list(chart, deviceScale: 1.5))
    #expect(names.allSatisfy { $0.frame.maxX + 12 <= 375 - 16 + 1 })
  }

  @Test("a low picture has as many rows as leave the plot its height, then none")
  func low() {
    let chart = Self.chart([String](repeating: "#3497ED", count: 60))
    let rows = [640, 480, 400, 320, 260, 200].map { height in
      Set(
        Self.names(Self.list(chart, size: CGSize(width: 375, height: CGFloat(height))))
          .map(\.frame.midY)
      ).count
    }
    #expect(rows == rows.sorted(by: >))
    #expect(rows[0] >= 6 && rows[3] >= 1 && rows[5] == 0)
  }
}
