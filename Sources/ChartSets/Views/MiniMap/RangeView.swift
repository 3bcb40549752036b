import ChartroomUI
import Foundation
import Graphics

/// The mini-map: the visible series over the whole time axis, with the window of the plot.
struct RangeView: View {
  @Binding var chart: LinesSet

  /// The height of the window, in points, which exceeds the mini-map by about a point above and below.
  static let height: CGFloat = 42
  fileprivate static let mapHeight: CGFloat = 40
  private static let cornerRadius: CGFloat = 6
  /// The space above and below the mini graphs, in points.
  private static let inset: CGFloat = 3

  var body: some View {
    let chart = chart
    RangeArea(chart: $chart) { window in
      ZStack(alignment: .leading) {
        ZStack(alignment: .leading) {
          MiniGraphs(chart: chart, lineWidth: 1)
            // Lines need room for half their width; bars and areas fill the map.
            .padding(.vertical, chart.kind?.isStacked == true ? 0 : Self.inset)
          if window.left > 0 { mask(from: 0, to: window.left + Self.cornerRadius) }
          if window.right < window.width {
            mask(from: window.right - Self.cornerRadius, to: window.width)
          }
        }
        .frame(height: Self.mapHeight)
        // Overlapping series would show through the corners of a clip.
        .mask { RoundedRectangle(cornerRadius: Self.cornerRadius).fill(.black) }
        WindowFrame.shown(from: window.left, to: window.right, in: window.width)
      }
    }
    .frame(height: Self.height)
  }

  /// Returns the overlay of a range outside the window; it extends below the rounded corners of the
  /// handle.
  private func mask(from start: CGFloat, to end: CGFloat) -> some View {
    Rectangle().fill(ContestTheme.mask).frame(width: end - start).padding(.leading, start)
  }
}

/// The frame of the mini-map's window: two handles with notches, and a rail above and below.
private struct WindowFrame: View, Equatable {
  private static let handleWidth: CGFloat = 10

  @Environment(\.hairline) private var hairline

  nonisolated static func == (left: WindowFrame, right: WindowFrame) -> Bool { true }

  /// Returns the frame of a window, at least as wide as its handles and inside the mini-map.
  static func shown(from left: CGFloat, to right: CGFloat, in width: CGFloat) -> some View {
    let shown = max(right - left, min(2 * handleWidth, width))
    let start = max(min((left + right - shown) / 2, width - shown), 0)
    return WindowFrame().frame(width: shown).padding(.leading, start)
  }

  var body: some View {
    HStack(spacing: 0) {
      handle(UnevenRoundedRectangle(topLeadingRadius: 6, bottomLeadingRadius: 6))
      VStack(spacing: 0) {
        Rectangle().fill(ContestTheme.windowFrame).frame(height: hairline)
        Spacer(minLength: 0)
        Rectangle().fill(ContestTheme.windowFrame).frame(height: hairline)
      }
      handle(UnevenRoundedRectangle(bottomTrailingRadius: 6, topTrailingRadius: 6))
    }
    // The rails lie outside of the map, both of them.
    .frame(height: RangeView.mapHeight + 2 * hairline)
  }

  private func handle(_ outline: UnevenRoundedRectangle) -> some View {
    outline.fill(ContestTheme.windowFrame).frame(width: Self.handleWidth)
      .overlay { Capsule(style: .circular).fill(Color.white).frame(width: 2, height: 10) }
  }
}
