import Foundation
import Graphics

/// A view that performs the action of a button when it is tapped, and knows whether it is pressed.
struct PressableButton<Content: View> {
  let configuration: PrimitiveButtonStyleConfiguration
  @ViewBuilder let content: (_ isPressed: Bool) -> Content
  @GestureState private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInToolbar) private var isInToolbar

  init(
    configuration: PrimitiveButtonStyleConfiguration,
    @ViewBuilder content: @escaping (_ isPressed: Bool) -> Content
  ) {
    self.configuration = configuration
    self.content = content
  }
}

extension PressableButton: View {
  var body: some View {
    content(isPressed)
      .contentShape(TouchArea(minimum: isInToolbar ? 44 : 0))
      .gesture(
        PressGesture()
          .updating($isPressed) { isInside, state, _ in state = isInside }
          .onEnded { _ in configuration.trigger() },
        isEnabled: isEnabled)
  }
}

/// A gesture that recognises a press and a release of one pointer, both in or near the view.
///
/// Its value is whether the pointer is near the view.
struct PressGesture {}

extension PressGesture: PrimitiveGesture {
  typealias Value = Bool

  func makeMachine(in place: _GesturePlace) -> PressRecognizer { PressRecognizer(core: place.core) }
  func update(_ machine: PressRecognizer, in place: _GesturePlace) {}
}

final class PressRecognizer: Recognizer<Bool> {
  /// The distance from the view up to which a pointer counts as inside, in points.
  ///
  /// It is a published observation of UIKit, which is not confirmed for SwiftUI.
  private static var tolerance: CGFloat { 70 }

  private var pointer: Int?

  override var traits: RecognizerTraits { RecognizerTraits(taps: 1) }

  override func respond(to event: PointerInput) {
    if event.phase == .down {
      guard pointer == nil else { return finish(.failed) }
      pointer = event.pointer
      return change(to: .possible(true))
    }
    guard event.pointer == pointer else { return }
    let near = CGRect(origin: .zero, size: event.size)
      .insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    let isInside = near.contains(event.local)
    switch event.phase {
    case .up: finish(isInside ? .ended(true) : .failed)
    case .cancelled: finish(.failed)
    default: change(to: .possible(isInside))
    }
  }

  override func clear() { pointer = nil }
}

/// A rectangle of at least some width and height, which extends beyond a smaller frame on all sides.
private struct TouchArea: Shape {
  /// The minimum length of a side, in points.
  let minimum: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(
      rect.insetBy(
        dx: min((rect.width - minimum) / 2, 0), dy: min((rect.height - minimum) / 2, 0)))
  }
}
