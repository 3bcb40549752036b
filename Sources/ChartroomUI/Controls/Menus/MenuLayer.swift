import Foundation
import Graphics

/// A menu above the screen, beside a place of it.
struct MenuLayer {
  let content: PresentedContent
  let screen: ScreenMetrics
  /// The place, in points from the top left corner of the stage; `nil` before the first layout.
  let target: CGRect?
  /// Whether the screen is shaded around the place, as for a long press.
  let isContextual: Bool
  let dismiss: () -> Void
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.colorScheme) private var colorScheme

  init(
    content: PresentedContent, screen: ScreenMetrics, target: CGRect?, isContextual: Bool,
    dismiss: @escaping () -> Void
  ) {
    self.content = content
    self.screen = screen
    self.target = target
    self.isContextual = isContextual
    self.dismiss = dismiss
  }
}

extension MenuLayer: View {
  var body: some View {
    ZStack {
      if isContextual {
        MenuShade(hole: target ?? .zero)
          .fill(
            Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2), style: FillStyle(eoFill: true)
          )
          .modifier(FadingPresentation())
      }
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { dismiss() }
      MenuPlacement(target: target ?? .zero, screen: screen, isAligned: isContextual) {
        MenuList(content: content)
          .environment(\.layoutDirection, layoutDirection)
          .compositingGroup()
          .shadow(color: .black.opacity(0.16), radius: 32, x: 0, y: 8)
      }
      .modifier(ZoomingPresentation(from: 0.5, anchor: screen.unitPoint(inMiddleOf: target)))
    }
    // The place is not mirrored.
    .environment(\.layoutDirection, .leftToRight)
    .opacity(target == nil ? 0 : 1)
  }
}

/// The screen without a rounded rectangle around a view.
private struct MenuShade: UnmirroredShape {
  let hole: CGRect

  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addRoundedRect(
      in: hole.insetBy(dx: -4, dy: -4), cornerSize: CGSize(width: 12, height: 12))
    return path
  }
}

/// The layout of a menu below a place of the screen, or above it where there is more space.
struct MenuPlacement: Layout {
  let target: CGRect
  let screen: ScreenMetrics
  /// Whether an edge of the menu is below that of the place: the left one if the place is in the left half.
  let isAligned: Bool

  private static var margin: CGFloat { 8 }

  /// The part of the screen in which the menu lies.
  private var bounds: CGRect { screen.area(margin: Self.margin) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { screen.size }

  func placeSubviews(
    in area: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for menu in subviews {
      let size = menu.sizeThatFits(ProposedViewSize(bounds.size))
      let origin = origin(of: size)
      menu.place(
        at: CGPoint(x: area.minX + origin.x, y: area.minY + origin.y),
        proposal: ProposedViewSize(size))
    }
  }

  private func origin(of size: CGSize) -> CGPoint {
    // At the leading part of the screen, the left edges are near each other, and at its trailing part the right ones.
    var share = screen.size.width > 0 ? target.midX / screen.size.width : 0
    if isAligned { share = share <= 0.5 ? 0 : 1 }
    let x = target.minX + (target.width - size.width) * max(0, min(share, 1))
    let (below, above) = (target.maxY + Self.margin, target.minY - Self.margin - size.height)
    let isBelow = below + size.height <= bounds.maxY || above < bounds.minY
    return CGPoint(
      x: max(min(x, bounds.maxX - size.width), bounds.minX),
      y: max(min(isBelow ? below : above, bounds.maxY - size.height), bounds.minY))
  }
}
