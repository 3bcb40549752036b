/// A type that creates a modified version of a view.
///
/// `View.modifier(_:)` applies a modifier to a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the unmodified view that `body(content:)` receives.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  ///
  /// - Parameter content: The unmodified view.
  /// - Returns: The modified view, which usually contains `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// Returns a new node for a view with this modifier.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  @MainActor @preconcurrency static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode
}

extension ViewModifier {
  /// Returns the node that evaluates the modifier's body.
  @MainActor @preconcurrency
  public static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode {
    _ViewNode(of: view, in: place) {
      ModifierBody(content: AnyView($0.content), modifier: $0.modifier)
    }
  }
}

extension ViewModifier where Body == Never {
  /// Traps, because a built-in modifier has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is built in and has no body")
  }
}

/// The unmodified view that a modifier's body receives.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: AnyView
}

extension _ViewModifier_Content: View {
  /// The unmodified view.
  public var body: some View { content }
}

extension _ViewModifier_Content: RowContainer {
  static var rowCount: RowCount { RowCount.isInBody ? .one : .several }

  func appendRows(to list: inout RowList) { list.append(content) }
}

extension _ViewModifier_Content: RowWrapper {
  package var wrappedRow: (any View)? { content }
}

/// The body of a modifier, as a view with a separate node, which stores the modifier's state.
struct ModifierBody<Modifier: ViewModifier> {
  let content: AnyView
  var modifier: Modifier
}

extension ModifierBody: View {
  var body: some View { modifier.body(content: _ViewModifier_Content(content: content)) }

  static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    _ViewNode(
      BodyNode(view, place.context, owner: Modifier.self, at: offsetOfModifier))
  }

  /// The position of the modifier, in bytes.
  static var offsetOfModifier: Int { MemoryLayout<Self>.offset(of: \.modifier) ?? 0 }
}

extension ModifierBody: Animatable where Modifier: Animatable {
  nonisolated var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Returns the view with a modifier applied to it.
  @inlinable
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
