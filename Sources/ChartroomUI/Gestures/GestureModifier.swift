import Foundation
import Graphics

extension View {
  /// Listens to a gesture; gestures of views inside come first.
  public func gesture<Listened: Gesture>(_ gesture: Listened) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }

  /// Calls `action` when the view is tapped `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Sets the area in which the view, with all inside of it, is touched; by default what it draws.
  public func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifier(ContentShape(shape: shape))
  }
}

struct GestureModifier: ElementModifier {
  var gesture: any Gesture

  typealias Wrapper = GestureElement

  func update(_ wrapper: GestureElement, environment: EnvironmentValues) {
    wrapper.gesture = gesture as? any PrimitiveGesture
  }
}

final class GestureElement: WrapperElement {
  private var listening: (any GestureRecognizer)?

  /// The gesture.
  ///
  /// One that is in progress goes on as it began, under its first closures.
  var gesture: (any PrimitiveGesture)? {
    didSet { if !core.pointer.isFollowing(self) { listening = nil } }
  }

  override var recognizer: (any GestureRecognizer)? {
    if listening == nil { listening = gesture?.makeRecognizer() }
    return listening
  }
}

struct ContentShape<Outline: Shape>: ElementModifier {
  var shape: Outline

  typealias Wrapper = ContentShapeElement

  func update(_ wrapper: ContentShapeElement, environment: EnvironmentValues) {
    let shape = shape
    wrapper.isInside = { shape.path(in: CGRect(origin: .zero, size: $1)).contains($0) }
  }
}

final class ContentShapeElement: WrapperElement {
  var isInside: (CGPoint, CGSize) -> Bool = { _, _ in true }

  override func contains(_ point: CGPoint) -> Bool { isInside(point, frame.size) }

  override func isHittable(at point: CGPoint) -> Bool {
    contains(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }
}

/// A control that does something when it is tapped.
public struct Button<Label: View>: View {
  private let action: () -> Void
  private let label: Label

  /// Creates a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// The label, listening to taps anywhere in its frame.
  public var body: some View {
    label.contentShape(Rectangle()).onTapGesture(perform: action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
