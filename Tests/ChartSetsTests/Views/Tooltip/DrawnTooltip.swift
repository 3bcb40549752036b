import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// The box of an indicator in a drawn chart.
@MainActor
struct DrawnTooltip {
  /// A text with its frame and its colour.
  struct Word {
    var string: String
    var frame: CGRect
    var color: Color.Resolved
    var isTruncated: Bool
  }

  /// The texts of the box, in order.
  private(set) var words: [Word] = []
  /// The frames of boxes: of what casts a shadow.
  private(set) var boxes: [CGRect] = []
  /// The arrows, each by its three points.
  private(set) var arrows: [[CGPoint]] = []
  /// The rectangles that are filled, such as lines of the grid and of the indicator.
  private(set) var rects: [CGRect] = []

  var strings: [String] { words.map(\.string) }

  func word(_ string: String) -> Word? { words.first { $0.string == string } }

  init(
    _ chart: LinesSet, indicator: Double = 0.5, style: ChartStyle = .contest,
    size: CGSize = CGSize(width: 375, height: 560),
    settings: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    settings(&environment)
    let stage = Stage(
      size: ProposedViewSize(size), environment: environment, shaper: BoxShaper()
    ) {
      ChartView(chartIndex: 0, indicator: indicator, style: style)
        .environment(UserData(charts: [chart]))
    }
    visit(stage.drawList(), CGPoint.zero)
  }

  private mutating func visit(_ list: DrawList, _ origin: CGPoint) {
    for command in list.commands {
      switch command {
      case .text(let text, let point, .color(let color)):
        // The dates of the heading have the same size, but are semibold.
        let font = text.request.font
        guard font.size == 13, font.weight == .regular || font.weight == .bold else { continue }
        words.append(
          Word(
            string: text.request.string,
            frame: CGRect(
              x: origin.x + point.x, y: origin.y + point.y, width: text.size.width,
              height: text.size.height),
            color: color, isTruncated: text.isTruncated))
      case .stroke(let path, _, _):
        let bounds = path.boundingRect
        // Frames are rounded to whole pixels.
        if abs(bounds.width - 4.5) < 0.6, abs(bounds.height - 9) < 0.6 {
          arrows.append(
            path.elements.compactMap { element in
              switch element {
              case .move(let to), .line(let to): CGPoint(x: origin.x + to.x, y: origin.y + to.y)
              default: nil
              }
            })
        }
      case .fill(let path, _, _):
        if let rect = path.rectangle { rects.append(rect.offsetBy(dx: origin.x, dy: origin.y)) }
      case .group(let group):
        let inner = CGPoint(
          x: origin.x + group.transform.tx, y: origin.y + group.transform.ty)
        if case .shadow = group.filter, case .fill(let path, _, _)? = group.contents.commands.first
        {
          boxes.append(path.boundingRect.offsetBy(dx: inner.x, dy: inner.y))
        }
        visit(group.contents, inner)
      default: break
      }
    }
  }
}
