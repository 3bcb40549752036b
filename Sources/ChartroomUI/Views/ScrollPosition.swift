public import Foundation
public import Graphics

/// The position of a scroll view: a view or an edge of the content.
///
/// - Note: Unlike in SwiftUI, positions in points do not move the content, and scrolling does not change the value.
public struct ScrollPosition: Hashable, @unchecked Sendable {
  // Identifiers of views are values, as in SwiftUI.
  private(set) var id: AnyHashable?
  private(set) var anchor: UnitPoint?
  /// The edge to which the content is scrolled; `nil` for none.
  public private(set) var edge: Edge?
  /// The point to which the content is scrolled, in points; `nil` for none.
  public private(set) var point: CGPoint?
  /// Whether the user has scrolled, which is always `false`.
  public var isPositionedByUser: Bool { false }
  /// The identifier of the view to which the content is scrolled; `nil` for none.
  public var viewID: (any Hashable)? { id?.base as? any Hashable }

  /// Creates the position of a view.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point of the view to align; `nil` selects the shortest scroll.
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
    self.anchor = anchor
  }

  /// Creates a position for identifiers of a type, at the start of the content.
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}

  /// Creates the position of an edge, for identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) { self.edge = edge }

  /// Creates the position of an edge.
  public init(edge: Edge) { self.edge = edge }

  /// Creates the position of a point, in points.
  public init(point: CGPoint) { self.point = point }

  /// Returns the identifier of the view, if it has a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Scrolls to a point, which does not move the content.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
}

nonisolated extension View {
  /// Scrolls the content to the position of a binding, when the view appears and when the position changes.
  ///
  /// - Note: Unlike in SwiftUI, scrolling does not write the binding, and only views are scrolled to.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedScroll(
      content: self, id: position.wrappedValue.id, anchor: position.wrappedValue.anchor ?? anchor)
  }

  /// Scrolls the content to the view of a binding, when the view appears and when the identifier changes.
  ///
  /// - Note: Unlike in SwiftUI, scrolling does not write the binding.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedScroll(
      content: self, id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor)
  }
}

/// A view whose content is scrolled to a view.
private struct PositionedScroll<Content: View> {
  let content: Content
  let id: AnyHashable?
  let anchor: UnitPoint?
}

extension PositionedScroll: View {
  var body: some View {
    ScrollViewReader { proxy in
      content
        .onAppear { if let id { proxy.scrollTo(id, anchor: anchor) } }
        .onChange(of: id) { _, id in if let id { proxy.scrollTo(id, anchor: anchor) } }
    }
  }
}
