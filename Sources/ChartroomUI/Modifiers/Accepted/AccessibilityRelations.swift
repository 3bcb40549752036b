public import Foundation
public import Graphics

// The description of a picture has no actions and no relations between views.

/// The role of a view in a pair of a label and a content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// The content.
  case content
}

/// The kind of an action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that leaves a presentation.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action of deletion.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// An action that magnifies.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of the action.
  public enum Direction: Hashable, Sendable {
    /// The view is magnified.
    case zoomIn
    /// The view is reduced.
    case zoomOut
  }

  /// The direction of the action.
  public let direction: Direction
  /// The place of the action, in unit coordinates.
  public let location: UnitPoint
  /// The place of the action, in points.
  public let point: CGPoint
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the technologies.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The reading of the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The control by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// The focus of assistive technologies, which no view has.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let none: Value

    /// The value of no focus; writing has no effect.
    public var wrappedValue: Value {
      get { none }
      nonmutating set { _ = newValue }
    }

    /// The binding itself.
    public var projectedValue: Self { self }
  }

  private let none: Value

  /// The value of no focus; writing has no effect.
  public var wrappedValue: Value {
    get { none }
    nonmutating set { _ = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(none: none) }

  /// Creates a focus.
  public init() where Value == Bool { none = false }

  /// Creates a focus of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

  /// Creates a focus for values.
  public init<V: Hashable>() where Value == V? { none = nil }

  /// Creates a focus of some technologies for values.
  public init<V: Hashable>(for technologies: AccessibilityTechnologies) where Value == V? {
    none = nil
  }
}

nonisolated extension View {
  /// Sets the action of a kind.
  ///
  /// Accepted, and has no effect: actions of assistive technologies are never performed.
  @preconcurrency
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Sets an action with a label.
  ///
  /// Accepted, and has no effect: actions of assistive technologies are never performed.
  @preconcurrency
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Sets the views that describe the view as its parts.
  ///
  /// Accepted, and has no effect: the parts are not described.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Sets a view whose description replaces that of the view.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, the description is that of the view.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Sets a list of views between which the user can move.
  ///
  /// Accepted, and has no effect: the description has no navigation.
  public func accessibilityRotor<Content>(
    _ label: LocalizedStringKey, entries: () -> Content
  ) -> some View { self }

  /// Sets the identifier of the view in a list of views.
  ///
  /// Accepted, and has no effect: the description has no navigation.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Pairs a label and a content.
  ///
  /// Accepted, and has no effect: each has a separate description.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links views between which the user can move.
  ///
  /// Accepted, and has no effect: the description has no navigation.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the action that magnifies the view.
  ///
  /// Accepted, and has no effect: actions of assistive technologies are never performed.
  @preconcurrency
  public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Sets whether touches reach the view directly; `true` by default.
  ///
  /// Accepted, and has no effect: the description receives no touches.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Sets the point at which a drag of the view starts.
  ///
  /// Accepted, and has no effect: nothing is dragged.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Sets the point at which a drag to the view ends.
  ///
  /// Accepted, and has no effect: nothing is dragged.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Sets the condition of the focus.
  ///
  /// Accepted, and has no effect: nothing has the focus.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Sets the value of the focus.
  ///
  /// Accepted, and has no effect: nothing has the focus.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
