package import Foundation
import Graphics

/// A mini-map in the design of the contest: a map, dimmed outside of a framed window.
package struct MiniMapStrip<Map: View> {
  private let window: RangeWindow?
  private let height: CGFloat
  private let map: Map

  /// Creates a mini-map.
  ///
  /// - Parameters:
  ///   - window: The position of the window; `nil` for none.
  ///   - height: The height of the window, in points.
  ///   - map: The map, which is proposed the size of the mini-map.
  package init(
    window: RangeWindow?, height: CGFloat = MiniMapDesign.height, @ViewBuilder map: () -> Map
  ) {
    self.window = window
    self.height = height
    self.map = map()
  }
}

/// The measures and the colours of mini-maps in the design of the contest.
package enum MiniMapDesign {
  /// The height of the window, in points, which exceeds the mini-map by about a point above and below.
  package static let height: CGFloat = 42
  /// The space above and below the lines of the map, in points.
  package static let inset: CGFloat = 3
  /// The height by which the window exceeds the mini-map, in points.
  fileprivate static let overhang: CGFloat = 2
  fileprivate static let cornerRadius: CGFloat = 6

  fileprivate static let mask = Color(
    light: Color(rgb: 0xE2EEF9).opacity(0.6), dark: Color(rgb: 0x304259).opacity(0.6))
  fileprivate static let frame = Color(light: Color(rgb: 0xC0D1E1), dark: Color(rgb: 0x56626D))
}

extension MiniMapStrip: View {
  package var body: some View {
    let mapHeight = max(height - MiniMapDesign.overhang, 0)
    ZStack(alignment: .leading) {
      ZStack(alignment: .leading) {
        map
        if let window {
          if window.left > 0 { mask(from: 0, to: window.left + MiniMapDesign.cornerRadius) }
          if window.right < window.width {
            mask(from: window.right - MiniMapDesign.cornerRadius, to: window.width)
          }
        }
      }
      .frame(height: mapHeight)
      // Overlapping series would show through the corners of a clip.
      .mask { RoundedRectangle(cornerRadius: MiniMapDesign.cornerRadius).fill(.black) }
      if let window {
        WindowFrame.shown(
          from: window.left, to: window.right, in: window.width, around: mapHeight)
      }
    }
    .frame(height: height)
  }

  /// Returns the overlay of a range outside the window; it extends below the rounded corners of the
  /// handle.
  private func mask(from start: CGFloat, to end: CGFloat) -> some View {
    Rectangle().fill(MiniMapDesign.mask).frame(width: end - start).padding(.leading, start)
  }
}

/// The frame of the mini-map's window: two handles with notches, and a rail above and below.
private struct WindowFrame: View, Equatable {
  private static let handleWidth: CGFloat = 10

  let mapHeight: CGFloat

  @Environment(\.hairline) private var hairline

  nonisolated static func == (left: WindowFrame, right: WindowFrame) -> Bool {
    left.mapHeight == right.mapHeight
  }

  /// Returns the frame of a window, at least as wide as its handles and inside the mini-map.
  static func shown(
    from left: CGFloat, to right: CGFloat, in width: CGFloat, around mapHeight: CGFloat
  ) -> some View {
    let shown = max(right - left, min(2 * handleWidth, width))
    let start = max(min((left + right - shown) / 2, width - shown), 0)
    return WindowFrame(mapHeight: mapHeight).frame(width: shown).padding(.leading, start)
  }

  var body: some View {
    HStack(spacing: 0) {
      handle(UnevenRoundedRectangle(topLeadingRadius: 6, bottomLeadingRadius: 6, style: .circular))
      VStack(spacing: 0) {
        Rectangle().fill(MiniMapDesign.frame).frame(height: hairline)
        Spacer(minLength: 0)
        Rectangle().fill(MiniMapDesign.frame).frame(height: hairline)
      }
      handle(
        UnevenRoundedRectangle(bottomTrailingRadius: 6, topTrailingRadius: 6, style: .circular))
    }
    // The rails lie outside of the map, both of them.
    .frame(height: mapHeight + 2 * hairline)
  }

  private func handle(_ outline: UnevenRoundedRectangle) -> some View {
    outline.fill(MiniMapDesign.frame).frame(width: Self.handleWidth)
      .overlay { Capsule(style: .circular).fill(Color.white).frame(width: 2, height: 10) }
  }
}
