import ChartroomUI
import Foundation
import Graphics

/// BestKora's mini-map: the whole time axis, tinted outside a framed window.
struct BestKoraRangeView: View {
  @Binding var chart: LinesSet

  /// The minimum height, in points.
  static let leastHeight: CGFloat = 40
  /// The space above and below the mini graphs, in points.
  private static let inset: CGFloat = 5

  var body: some View {
    RangeArea(bounds: $chart.windowRange) { window in
      ZStack(alignment: .leading) {
        MiniGraphs(chart: chart, lineWidth: 2)
          .padding(.vertical, Self.inset)
          // The round ends of the lines stay inside.
          .clipped()
        BestKoraRangeTint(left: window.left, right: window.right)
          .fill(BestKoraTheme.rangeTint, style: FillStyle(eoFill: true))
        BestKoraWindowFrame.shown(from: window.left, to: window.right, in: window.width)
      }
    }
  }
}

/// The mini-map outside its window, up to the rounded corners of the window's frame.
private struct BestKoraRangeTint: UnmirroredShape, Equatable {
  var left: CGFloat
  var right: CGFloat

  func path(in rect: CGRect) -> Path {
    let window = CGRect(
      x: rect.minX + left, y: rect.minY, width: right - left, height: rect.height)
    return Path { path in
      path.addRect(rect)
      path.addRoundedRect(
        in: window,
        cornerSize: CGSize(
          width: BestKoraWindowFrame.cornerRadius, height: BestKoraWindowFrame.cornerRadius))
    }
  }
}

/// The frame of the mini-map's window: an outline with a grip on each side.
///
/// The app uses an image instead.
private struct BestKoraWindowFrame: View {
  nonisolated static let cornerRadius: CGFloat = 8
  private static let grip = CGSize(width: 12, height: 18)

  @Environment(\.rule) private var rule

  /// Returns the frame of a window, at least as wide as its grips and inside the mini-map.
  static func shown(from left: CGFloat, to right: CGFloat, in width: CGFloat) -> some View {
    let shown = max(right - left, min(2 * grip.width, width))
    let start = max(min((left + right - shown) / 2, width - shown), 0)
    return BestKoraWindowFrame().frame(width: shown).padding(.leading, start)
  }

  var body: some View {
    RoundedRectangle(cornerRadius: Self.cornerRadius)
      .strokeBorder(BestKoraTheme.title, lineWidth: rule)
      .overlay(alignment: .leading) { grip }
      .overlay(alignment: .trailing) { grip }
  }

  private var grip: some View {
    Capsule(style: .circular).fill(BestKoraTheme.title).frame(width: 4, height: Self.grip.height)
      .frame(width: Self.grip.width)
  }
}
