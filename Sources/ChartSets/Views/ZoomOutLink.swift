import ChartroomUI
import Foundation
import Graphics

/// The link back to all days in the heading of a detail, with a magnifier.
struct ZoomOutLink: View {
  private static let lineWidth: CGFloat = 1.5

  @Environment(\.chartWords) private var words

  var body: some View {
    HStack(spacing: 5) {
      MagnifierMinus()
        .stroke(
          ContestTheme.link,
          style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 14, height: 14)
        // Half of the line lies outside of the shape.
        .padding(Self.lineWidth / 2)
        .alignmentGuide(.firstTextBaseline) { _ in 13.25 }
      Text(words.zoomOut).font(.system(size: 16, weight: .medium)).foregroundStyle(
        ContestTheme.link)
    }
  }
}

/// A magnifier with a minus in its lens, as large as its frame.
struct MagnifierMinus: UnmirroredShape, Equatable {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let lens = CGRect(x: rect.minX, y: rect.minY, width: side * 0.8, height: side * 0.8)
    var path = Path(ellipseIn: lens)
    path.move(to: CGPoint(x: lens.minX + side * 0.22, y: lens.midY))
    path.addLine(to: CGPoint(x: lens.maxX - side * 0.22, y: lens.midY))
    // From the rim of the lens, along the diagonal.
    let rim = lens.width / 2 * (1 + 0.5.squareRoot())
    path.move(to: CGPoint(x: lens.minX + rim, y: lens.minY + rim))
    path.addLine(to: CGPoint(x: rect.minX + side, y: rect.minY + side))
    return path
  }
}
