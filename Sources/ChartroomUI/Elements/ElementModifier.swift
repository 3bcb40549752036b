/// A built-in modifier that wraps each layout element of its content in another element.
@MainActor
package protocol ElementModifier: ViewModifier where Body == Never {
  /// The type of the wrapping element.
  associatedtype Wrapper: WrapperElement
  /// Applies the modifier's current values to a wrapper.
  func update(_ wrapper: Wrapper, environment: EnvironmentValues)
  /// Whether `prepare(_:replacing:)` is called; `false` by default.
  static var preparesUpdates: Bool { get }
  /// Prepares a wrapper for the update of the content, which follows.
  func prepare(_ wrapper: Wrapper, replacing old: Self)
  /// The type of the additional view; `Never`, the default, for none.
  associatedtype Secondary: View = Never
  /// An additional view that the wrapper places, such as a background.
  var secondary: Secondary { get }
}

extension ElementModifier {
  package static var preparesUpdates: Bool { false }
  package func prepare(_ wrapper: Wrapper, replacing old: Self) {}
}

extension ElementModifier where Secondary == Never {
  package var secondary: Never { preconditionFailure("\(Self.self) has no additional view") }
}

extension ElementModifier {
  /// Returns the node of a modified view, which wraps each layout element of the content.
  @MainActor @preconcurrency
  public static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode {
    _ViewNode(ModifierNode(view, place.context))
  }
}
