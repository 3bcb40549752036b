import Foundation
import Graphics

/// A modifier of the screens of a stack, of which those below the visible one are not displayed.
///
/// In an animation, a screen that is covered moves aside by a part of its width while the screen above slides over it,
/// and a shade darkens it, as in `UINavigationController`.
struct CoveredScreen {
  /// How far the screen is covered, from 0 to 1.
  private var amount: CGFloat
  @Environment(\.layoutDirection) private var layoutDirection

  init(isCovered: Bool) { amount = isCovered ? 1 : 0 }

  /// The opacity of the black over a screen at the end of the movement.
  private static var shade: CGFloat { 0.1 }
}

extension CoveredScreen: AnimatableModifier {
  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content
      .overlay {
        if amount > 0, amount < 1 { Color.black.opacity(Self.shade * amount).ignoresSafeArea() }
      }
      .modifier(
        AsideEffect(amount: layoutDirection == .rightToLeft ? -amount : amount)
      )
      // A spring can pass its end.
      .opacity(amount < 1 ? 1 : 0)
  }
}

/// The shift of a screen to its left, or to its right for negative amounts.
private struct AsideEffect {
  let amount: CGFloat

  /// The part of the width by which a covered screen moves.
  nonisolated private static var distance: CGFloat { 0.3 }
}

extension AsideEffect: GeometryEffect {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: -Self.distance * amount * size.width, y: 0))
  }
}
