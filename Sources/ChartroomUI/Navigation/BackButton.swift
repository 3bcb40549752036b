import Foundation
import Graphics
import Observation

/// The titles of the screens of a stack and their sizes, by the levels of the screens.
@MainActor
@Observable
final class ScreenTitles {
  private var titles: [Int: Text] = [:]
  /// The levels of the screens whose titles are in the middle of the bar.
  private var inlineLevels: Set<Int> = []

  nonisolated init() {}

  fileprivate subscript(level: Int) -> Text? {
    get { titles[level] }
    set { if titles[level] != newValue { titles[level] = newValue } }
  }

  fileprivate subscript(isInlineAt level: Int) -> Bool {
    get { inlineLevels.contains(level) }
    set {
      guard newValue != inlineLevels.contains(level) else { return }
      if newValue { inlineLevels.insert(level) } else { inlineLevels.remove(level) }
    }
  }
}

/// The place of a screen in a stack.
struct ScreenPlace {
  let titles: ScreenTitles
  let level: Int

  /// The title of the screen at the place; `nil` for none.
  @MainActor var title: Text? {
    get { titles[level] }
    nonmutating set { titles[level] = newValue }
  }

  /// Whether the title of the screen at the place is in the middle of the bar, so that the screen above it, whose mode
  /// is `.automatic`, has such a title, too.
  @MainActor var isInline: Bool {
    get { titles[isInlineAt: level] }
    nonmutating set { titles[isInlineAt: level] = newValue }
  }
}

/// The button that returns to the view below.
///
/// It carries the title of that view, or "Back" if the title is long or does not fit, or only a chevron.
struct BackButton {
  /// The screen below; `nil` if it is unknown.
  let below: ScreenPlace?
  let hidesTitle: Bool
  let action: () -> Void
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.self) private var environment

  init(below: ScreenPlace?, hidesTitle: Bool, action: @escaping () -> Void) {
    self.below = below
    self.hidesTitle = hidesTitle
    self.action = action
  }

  /// The largest number of characters of a title that the button carries.
  private static let longestTitle = 12
}

extension BackButton: View {
  var body: some View {
    Button {
      action()
    } label: {
      if hidesTitle {
        chevronAlone
      } else {
        ViewThatFits(in: .horizontal) {
          if let title { label(title.unstyled) }
          label(Text("Back"))
          chevronAlone
        }
      }
    }
  }

  @MainActor private var title: Text? {
    guard let title = below?.title else { return nil }
    return 1...Self.longestTitle ~= title.string(in: environment).count ? title : nil
  }

  private func label(_ title: Text) -> some View {
    HStack(spacing: 6) {
      chevron
      title.lineLimit(1)
    }
  }

  /// The chevron in an area that is large enough for a tap.
  private var chevronAlone: some View { chevron.frame(width: 24, height: 44, alignment: .leading) }

  private var chevron: some View {
    ChevronShape()
      .stroke(
        TintShapeStyle(), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 9, height: 17)
      .scaleEffect(x: layoutDirection == .rightToLeft ? 1 : -1)
  }
}

/// A layout of the back button, of the other items of a bar, and of the title in the middle.
///
/// The back button has the width that is left beside the title.
struct BarRow: Layout {
  /// The distance of the title from the ends of the bar.
  let titleMargin: CGFloat
  /// The distance between the back button and the next item.
  private static let spacing: CGFloat = 16
  /// The least distance between the back button and the title.
  private static let gap: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? ideal.reduce(0) { $0 + $1.width },
      height: proposal.height ?? ideal.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let (back, items, title) = (subviews[0], subviews[1], subviews[2])
    var room = bounds.width - items.sizeThatFits(.unspecified).width - Self.spacing
    let titleWidth = title.sizeThatFits(.unspecified).width
    if titleWidth > 0 { room = min(room, (bounds.width - titleWidth) / 2 - Self.gap) }
    let offered = ProposedViewSize(width: max(room, 0), height: bounds.height)
    let backWidth = back.sizeThatFits(offered).width
    back.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offered)
    let start = backWidth > 0 ? backWidth + Self.spacing : 0
    items.place(
      at: CGPoint(x: bounds.minX + start, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: max(bounds.width - start, 0), height: bounds.height))
    title.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(
        width: max(bounds.width - 2 * titleMargin, 0), height: bounds.height))
  }
}
