/// A modifier that wraps each element of its content in an element of its own.
@MainActor
package protocol ElementModifier: ViewModifier where Body == Never {
  /// The element around one element of the content.
  associatedtype Wrapper: WrapperElement
  /// Hands the modifier's present values to a wrapper.
  func update(_ wrapper: Wrapper, environment: EnvironmentValues)
  /// The view that the wrapper places beside its content, or `nil`.
  var secondary: (any View)? { get }
}

extension ElementModifier {
  package var secondary: (any View)? { nil }
}

extension ElementModifier {
  /// Makes the node that wraps the elements of the view.
  @MainActor @preconcurrency
  public static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode {
    _ViewNode(ModifierNode(view, place.context))
  }
}
