import Foundation
import Graphics

/// The setting of a stage for the movement of the views that are presented and pushed.
@MainActor
final class PresentationMotion {
  /// Whether they move.
  var isAnimated = false

  nonisolated init() {}
}

private enum PresentationMotionKey: EnvironmentKey {
  static var defaultValue: PresentationMotion? { nil }
}

private enum IsPresentationLeavingKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum IsPresentationShownKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The setting of the stage.
  var presentationMotion: PresentationMotion? {
    get { self[PresentationMotionKey.self] }
    set { self[PresentationMotionKey.self] = newValue }
  }

  /// Whether the presented view around the view moves away, because its presentation has ended.
  var isPresentationLeaving: Bool {
    get { self[IsPresentationLeavingKey.self] }
    set { self[IsPresentationLeavingKey.self] = newValue }
  }

  /// Whether the presented view around the view is at its place, and neither before nor after its presentation.
  var isPresentationShown: Bool {
    get { self[IsPresentationShownKey.self] }
    set { self[IsPresentationShownKey.self] = newValue }
  }
}

/// The progress of a presentation that moves.
enum PresentationPhase {
  case presented
  /// The view disappears, and the closure is called at the end.
  case leaving(() -> Void)

  var isLeaving: Bool { if case .leaving = self { true } else { false } }
}

/// A presented view that moves to its place, and away from it at the end of its presentation.
struct MovingPresentation<Content: View> {
  let phase: PresentationPhase
  let animation: Animation
  let content: Content
  @State private var isShown = false

  init(phase: PresentationPhase, animation: Animation, content: Content) {
    self.phase = phase
    self.animation = animation
    self.content = content
  }
}

extension MovingPresentation: View {
  var body: some View {
    content
      .environment(\.isPresentationShown, isShown)
      .allowsHitTesting(!phase.isLeaving)
      .onAppear { withAnimation(animation) { isShown = true } }
      .onChange(of: phase.isLeaving) {
        guard case .leaving(let finish) = phase else { return }
        withAnimation(animation, completionCriteria: .removed) {
          isShown = false
        } completion: {
          finish()
        }
      }
  }
}

/// A modifier that animates the push of a screen in a stage that animates presentations.
struct PushAnimation<Value: Equatable> {
  /// A value that changes with the push.
  let value: Value
  @Environment(\.presentationMotion) private var motion

  init(value: Value) { self.value = value }
}

extension PushAnimation: ViewModifier {
  func body(content: Content) -> some View {
    content.transaction(value: value) { [motion] transaction in
      guard motion?.isAnimated == true, !transaction.disablesAnimations else { return }
      transaction.animation = transaction.animation ?? .default
    }
  }
}

extension PresentationStyle {
  /// The movement of the system's presentations.
  var animation: Animation {
    switch self {
    case .sheet, .cover, .dialog: .spring(duration: 0.45)
    case .alert, .popover, .menu, .contextMenu: .spring(duration: 0.3)
    }
  }
}

/// A modifier that moves a presented view up to its place.
struct SlidingPresentation {
  /// The distance, in points.
  let distance: CGFloat
  @Environment(\.isPresentationShown) private var isShown

  init(distance: CGFloat) { self.distance = distance }
}

extension SlidingPresentation: ViewModifier {
  func body(content: Content) -> some View { content.offset(y: isShown ? 0 : distance) }
}

/// A modifier that lets a presented view appear while it grows or shrinks to its size.
struct ZoomingPresentation {
  /// The scale at the beginning.
  let scale: CGFloat
  var anchor = UnitPoint.center
  @Environment(\.isPresentationShown) private var isShown

  init(from scale: CGFloat, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ZoomingPresentation: ViewModifier {
  func body(content: Content) -> some View {
    content
      .scaleEffect(isShown ? 1 : scale, anchor: anchor)
      .opacity(isShown ? 1 : 0)
  }
}

/// A modifier that fades the dimming view behind a presented view.
struct FadingPresentation {
  @Environment(\.isPresentationShown) private var isShown

  init() {}
}

extension FadingPresentation: ViewModifier {
  func body(content: Content) -> some View { content.opacity(isShown ? 1 : 0) }
}
