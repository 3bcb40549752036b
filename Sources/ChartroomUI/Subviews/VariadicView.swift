/// Containers that arrange the views of which a view consists, in the form that preceded `Group(subviews:)`.
///
///     struct Divided: _VariadicView_UnaryViewRoot {
///       func body(children: _VariadicView.Children) -> some View {
///         VStack {
///           ForEach(children) { child in
///             child
///             if child.id != children.last?.id { Divider() }
///           }
///         }
///       }
///     }
///
///     _VariadicView.Tree(Divided()) { content }
///
/// Apple does not document it, but many packages use it.
public enum _VariadicView {
  /// The type of a container of views.
  public typealias Root = _VariadicView_Root
  /// The type of a container whose body is made from its views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The type of a container that is one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// The type of a container that is as many views as its body.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views in a container.
  public typealias Children = _VariadicView_Children

  /// A container with its content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The container.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a container with its content.
    @inlinable
    nonisolated
      public init(root: Root, content: Content)
    {
      self.root = root
      self.content = content
    }

    /// Creates a container with its content.
    @inlinable
    nonisolated
      public init(_ root: Root, @ViewBuilder content: () -> Content)
    {
      self.init(root: root, content: content())
    }
  }
}

/// The type of a container of views.
public protocol _VariadicView_Root {}

/// The type of a container whose body is made from its views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body.
  associatedtype Body: View
  /// Returns the body.
  ///
  /// - Parameter children: The views in the container.
  /// - Returns: The body.
  @ViewBuilder @MainActor @preconcurrency
  func body(children: _VariadicView.Children) -> Body
}

/// The type of a container that is one view, whatever its body consists of.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// The type of a container whose body is part of the container around it.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The body that the container makes.
  public var body: some View {
    root.body(children: _VariadicView_Children(views: SubviewsCollection(of: content)))
  }
}

extension _VariadicView.Tree: RowContainer
where Root: _VariadicView_MultiViewRoot, Content: View {
  func appendRows(to list: inout RowList) { list.append(body) }
}

/// The views in a container.
public struct _VariadicView_Children {
  fileprivate let views: SubviewsCollection
}

extension _VariadicView_Children: RandomAccessCollection {
  /// The index of the first view, which is 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { views.endIndex }
  /// The view at an index.
  ///
  /// - Precondition: `index` is in `startIndex..<endIndex`.
  public subscript(index: Int) -> Element { Element(view: views[index]) }

  /// One of the views in a container.
  public struct Element: Identifiable {
    fileprivate let view: Subview

    /// The identity of the view among the others.
    public var id: AnyHashable { AnyHashable(view.id) }

    /// Returns the id that `id(_:)` or a `ForEach` gives to the view; `nil` if there is none of the type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      view.explicitID?.base as? ID
    }

    /// The value that the view sets for a trait with `_trait(_:_:)`, or the default value.
    ///
    /// - Note: Unlike in SwiftUI, a container cannot set it.
    public subscript<Trait: _ViewTraitKey>(trait: Trait.Type) -> Trait.Value {
      view.containerValues[TraitValueKey<Trait>.self]
    }
  }
}

extension _VariadicView_Children: View {
  /// The views, one after the other.
  public var body: some View { views }
}

extension _VariadicView_Children: RowContainer {
  func appendRows(to list: inout RowList) { list.append(body) }
}

extension _VariadicView_Children.Element: View {
  /// The view.
  public var body: some View { view }
}

extension _VariadicView_Children.Element: RowWrapper {
  package var wrappedRow: (any View)? { view }
}

/// A key of a value that a view sets for the container around it.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set it.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Sets the value of a trait, which the container around the view reads.
  ///
  /// - Parameters:
  ///   - key: The trait.
  ///   - value: The value.
  /// - Returns: The view with the value.
  public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
    containerValue(\.[trait: TraitIndex<Trait>()], value)
  }
}

/// A trait as a container value.
private enum TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

/// A trait in a key path.
private struct TraitIndex<Trait: _ViewTraitKey>: Hashable {}

extension ContainerValues {
  fileprivate subscript<Trait: _ViewTraitKey>(trait index: TraitIndex<Trait>) -> Trait.Value {
    get { self[TraitValueKey<Trait>.self] }
    set { self[TraitValueKey<Trait>.self] = newValue }
  }
}
