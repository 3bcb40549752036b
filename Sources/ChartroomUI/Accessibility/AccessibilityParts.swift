public import Graphics

// Nobody acts on a picture by assistive technologies, so that actions, rotors and points have no effect.

/// A category of actions of assistive technologies.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// Creates a category with a name.
  public init(_ nameKey: LocalizedStringKey) { name = "\(nameKey)" }

  /// Creates a category with a name.
  public init(_ name: Text) { self.name = "\(name)" }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name) { self.name = String(name) }

  /// Actions without another category.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change a text.
  public static let edit = AccessibilityActionCategory(name: "edit")
}

/// The properties of an area that receives touches directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: UInt

  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area receives touches after it has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The assistive technology is silent during touches.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

nonisolated extension View {
  /// Accepted, and has no effect: nobody acts on a picture.
  @preconcurrency
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  @preconcurrency
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { self }

  /// Sets the label of the view to the texts of views; those of other views than charts have no effect.
  ///
  /// Accepted, and has no effect: a picture is not read aloud.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  /// Accepted, and has no effect: a picture is not read aloud.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> some View { self }
}
