import Foundation
import Graphics

/// Tabs side by side, of which one is displayed, until a horizontal drag turns the page.
struct PagedTabs {
  let choices: TabChoices
  let dots: PageTabViewStyle.IndexDisplayMode
  /// The distance by which the pages are dragged to the right, in points.
  @State private var drag: CGFloat = 0
  /// The page towards which the pages are dragged; `nil` at rest.
  @State private var neighbor: Int?
  /// The page at rest, which stays displayed until the next one has moved into its place.
  @State private var settled: Int?
  /// The selected page, as the dots show it.
  @State private var marked: Int?
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.indexViewHasBackground) private var hasBackground

  init(choices: TabChoices, dots: PageTabViewStyle.IndexDisplayMode) {
    self.choices = choices
    self.dots = dots
  }
}

extension PagedTabs: View {
  private var count: Int { choices.entries.count }
  private var selected: Int { choices.selected }
  /// The direction of later pages: 1 to the right, -1 to the left.
  private var direction: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ZStack {
        ForEach(Array(choices.entries.enumerated()), id: \.element.id) { index, entry in
          KeptView(content: entry.content, isShown: isShown(index))
            .frame(width: size.width, height: size.height)
            .offset(x: CGFloat(index - selected) * size.width * direction + drag)
        }
      }
      .frame(width: size.width, height: size.height)
      .contentShape(Rectangle())
      .gesture(turning(width: size.width))
    }
    .clipped()
    .overlay(alignment: .bottom) {
      PageDots(count: count, current: marked ?? selected, hasBackground: hasBackground)
        .opacity(dots.showsDots && (count > 1 || dots.showsOne) ? 1 : 0)
        .allowsHitTesting(false)
        .padding(.bottom, 10)
    }
    .onAppear {
      settled = selected
      marked = selected
    }
    .onChange(of: selected) { _, page in
      // The dots change for as long as the pages move.
      withAnimation(.easeInOut(duration: 0.35)) {
        marked = page
      } completion: {
        settled = page
      }
    }
  }

  private func isShown(_ index: Int) -> Bool {
    index == selected || index == settled || index == neighbor
  }

  private func turning(width: CGFloat) -> some Gesture {
    DragGesture()
      .onChanged { value in
        let distance = value.translation.width
        neighbor = page(beside: distance)
        drag = neighbor == nil ? distance / 3 : distance
      }
      .onEnded { value in
        let target = page(beside: drag)
        let isFar = abs(value.predictedEndTranslation.width) > width / 2
        withAnimation(.easeOut(duration: 0.3)) {
          drag = 0
          if let target, isFar { choices.select(target) }
        } completion: {
          neighbor = nil
        }
      }
  }

  /// Returns the page that a drag by a distance to the right shows; `nil` beyond the first and the last one.
  private func page(beside distance: CGFloat) -> Int? {
    guard distance != 0 else { return nil }
    let page = selected + (distance * direction < 0 ? 1 : -1)
    return choices.entries.indices.contains(page) ? page : nil
  }
}

/// A dot for each page, the brightest for the current one.
private struct PageDots {
  let count: Int
  let current: Int
  let hasBackground: Bool
}

extension PageDots: View {
  var body: some View {
    let look = UIPageControl.appearance()
    let currentColor = look.currentPageIndicatorTintColor?.color ?? .white
    let otherColor = look.pageIndicatorTintColor?.color
    HStack(spacing: 9) {
      ForEach(0..<count) { index in
        Circle()
          .fill(index == current ? currentColor : otherColor ?? .white)
          .frame(width: 8, height: 8)
          .opacity(index == current || otherColor != nil ? 1 : 0.35)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background { if hasBackground { Capsule().fill(.black.opacity(0.3)) } }
  }
}
