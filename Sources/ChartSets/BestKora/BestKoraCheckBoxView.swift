import ChartroomUI
import Foundation
import Graphics

/// The button of a series: filled with a check mark if the series is visible, outlined with a minus if it
/// is hidden.
struct BestKoraCheckBoxView: View {
  let line: Line
  let color: Color

  /// The height, in points.
  static let height: CGFloat = 42
  /// The width of the button without the name, in points.
  static let sides = icon + gap + 2 * padding
  private static let icon: CGFloat = 20
  private static let gap: CGFloat = 8
  /// The horizontal padding, in points; less than the app's 16, so that four buttons fit on a phone.
  private static let padding: CGFloat = 12
  private static let cornerRadius: CGFloat = 10
  private static let outline: CGFloat = 6

  var body: some View {
    let ink =
      line.isHidden
      ? BestKoraTheme.text(color, on: BestKoraTheme.background)
      : ContestTheme.letters(on: color)
    HStack(spacing: Self.gap) {
      BestKoraCheckIcon(isOn: !line.isHidden)
        .stroke(ink, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        .frame(width: Self.icon, height: Self.icon)
      Text(line.title).lineLimit(1).foregroundStyle(ink)
    }
    .frame(height: Self.height).padding(.horizontal, Self.padding)
    .background {
      let shape = RoundedRectangle(cornerRadius: Self.cornerRadius)
      if line.isHidden {
        shape.fill(BestKoraTheme.background)
        shape.strokeBorder(color, lineWidth: Self.outline)
      } else {
        shape.fill(color)
      }
    }
  }
}

/// A check mark or a minus in the centre of its frame.
struct BestKoraCheckIcon: UnmirroredShape, Equatable {
  var isOn: Bool

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path {
      $0.addLines(
        isOn
          ? [point(0.15, 0.55), point(0.4, 0.8), point(0.85, 0.2)]
          : [point(0.15, 0.5), point(0.85, 0.5)])
    }
  }
}
