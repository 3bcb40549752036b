import Foundation
import Graphics

/// An angle that points to the trailing edge, as beside links and closed groups.
struct Chevron {
  var style = AnyShapeStyle(TintShapeStyle())
  /// The width of the line, in points.
  var lineWidth: CGFloat = 2
  @Environment(\.layoutDirection) private var layoutDirection
}

extension Chevron: View {
  var body: some View {
    ChevronShape()
      .stroke(style, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
      .frame(width: 6, height: 11)
      .padding(.horizontal, 1)
      .scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)
  }
}

/// An angle that points to the trailing edge beside closed groups, and down beside open ones.
struct DisclosureChevron {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  init(isExpanded: Bool) { self.isExpanded = isExpanded }
}

extension DisclosureChevron: View {
  var body: some View {
    Chevron()
      .rotationEffect(.degrees(isExpanded ? layoutDirection == .rightToLeft ? -90 : 90 : 0))
  }
}

/// An angle that points to the right.
struct ChevronShape: UnmirroredShape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
