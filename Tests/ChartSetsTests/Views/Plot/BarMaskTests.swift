import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Veil over bars")
struct BarMaskTests {
  /// The veil of a chart of ten bars, every second one half as high, and the place of its plot.
  private static func veil(indicator: Double, scheme: ColorScheme = .dark) throws -> (
    path: Path, offset: CGPoint
  ) {
    var chart = LinesSet(
      id: 0, time: ContiguousArray((0..<10).map { 1_542_412_800_000 + Double($0) * 86_400_000 }),
      lines: [
        Line(
          id: "y0", title: "", points: ContiguousArray((0..<10).map { $0 % 2 == 0 ? 100 : 50 }),
          color: .red, type: .bar)
      ])
    (chart.lowerBound, chart.upperBound) = (0, 1)
    let shown = chart
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let list = Stage(
      size: ProposedViewSize(width: 375, height: 560), environment: environment,
      shaper: BoxShaper()
    ) {
      ChartView(chartIndex: 0, indicator: indicator).environment(UserData(charts: [shown]))
    }.drawList()
    var found: [(Path, CGPoint)] = []
    func visit(_ list: DrawList, _ offset: CGPoint) {
      for command in list.commands {
        switch command {
        case .fill(let path, _, .color(let color)):
          if color.hex == (scheme == .dark ? "#242F3E80" : "#FFFFFF80") {
            found.append((path, offset))
          }
        case .group(let group):
          let inner = CGPoint(
            x: offset.x + group.transform.tx, y: offset.y + group.transform.ty)
          if let clip = group.clip,
            case .fill(_, _, .color(let color))? = group.contents.commands.first,
            color.opacity < 1, color.opacity > 0.4
          {
            #expect(!clip.path.contains(CGPoint(x: 16 + 343 * (indicator - 0.05), y: 100)))
          }
          visit(group.contents, inner)
        default: break
        }
      }
    }
    visit(list, .zero)
    return try #require(found.first)
  }

  @Test("covers the bars, and not the ground above them", arguments: ColorScheme.allCases)
  func ground(scheme: ColorScheme) throws {
    let (path, _) = try Self.veil(indicator: 0.5, scheme: scheme)
    let bounds = path.boundingRect
    func place(_ bar: Int, _ height: CGFloat) -> CGPoint {
      CGPoint(x: 16 + 34.3 * (CGFloat(bar) + 0.5), y: bounds.maxY - bounds.height * height)
    }
    for bar in 0..<10 {
      #expect(path.contains(place(bar, 0.4)))
      #expect(path.contains(place(bar, 0.9)) == (bar % 2 == 0))
    }
  }
}
