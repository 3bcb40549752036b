public import Foundation
public import Graphics

/// The position of a scroll view: a view, an edge or a point of the content.
///
/// `scrollPosition(_:anchor:)` scrolls to it, and notes in it that the user has scrolled.
///
/// - Note: Unlike in SwiftUI, a position that the user has changed identifies no view.
public struct ScrollPosition: Hashable, @unchecked Sendable {
  // Identifiers of views are values, as in SwiftUI.
  private(set) var id: AnyHashable?
  private(set) var anchor: UnitPoint?
  /// The edge to which the content is scrolled; `nil` for none.
  public private(set) var edge: Edge?
  /// The horizontal position of the displayed part in the content, in points; `nil` for none.
  public private(set) var x: CGFloat?
  /// The vertical position of the displayed part in the content, in points; `nil` for none.
  public private(set) var y: CGFloat?
  /// Whether the user has scrolled since the position was set.
  public private(set) var isPositionedByUser = false
  /// The point to which the content is scrolled, in points; `nil` for none.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }
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

  /// Creates the position of a point, in points, for identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, point: CGPoint) { self.init(point: point) }

  /// Creates a horizontal position, in points, for identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, x: CGFloat) { self.init(x: x) }

  /// Creates a vertical position, in points, for identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, y: CGFloat) { self.init(y: y) }

  /// Creates the position of a point, in points, for identifiers of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
    self.init(point: CGPoint(x: x, y: y))
  }

  /// Creates the position of an edge.
  public init(edge: Edge) { self.edge = edge }

  /// Creates the position of a point, in points; a coordinate that is not a number is none.
  public init(point: CGPoint) { self.init(x: point.x, y: point.y) }

  /// Creates a horizontal position, in points; none if it is not a number.
  public init(x: CGFloat) { self.x = x.isNaN ? nil : x }

  /// Creates a vertical position, in points; none if it is not a number.
  public init(y: CGFloat) { self.y = y.isNaN ? nil : y }

  /// Creates the position of a point, in points; a coordinate that is not a number is none.
  public init(x: CGFloat, y: CGFloat) {
    self.init(x: x)
    self.y = y.isNaN ? nil : y
  }

  /// Returns the identifier of the view, if it has a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition(point: CGPoint(x: x, y: y))
  }

  /// Scrolls horizontally to a distance from the leading edge of the content, in points.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

  /// Scrolls vertically to a distance from the top edge of the content, in points.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  /// Whether the position says where to scroll.
  fileprivate var isSet: Bool { id != nil || edge != nil || x != nil || y != nil }

  /// Replaces the position by that of content that the user has scrolled.
  fileprivate mutating func leaveToUser() {
    self = ScrollPosition(idType: Int.self)
    isPositionedByUser = true
  }
}

nonisolated extension View {
  /// Scrolls the content to the position of a binding, when the view appears and when the position changes.
  ///
  /// When the user scrolls the outermost scroll view of the content, the position changes to one that the user has
  /// set. The same position can then be set again.
  ///
  /// - Parameters:
  ///   - position: A binding to the position.
  ///   - anchor: The point of a view to align, if the position has none; `nil` selects the shortest scroll.
  /// - Returns: The view with the position.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedScroll(content: self, position: position, anchor: anchor)
  }

  /// Scrolls the content to the view of a binding, when the view appears and when the identifier changes.
  ///
  /// When the user scrolls the outermost scroll view of the content, the binding changes to the identifier of the view
  /// in a layout with `scrollTargetLayout(isEnabled:)` that is nearest to the anchor of the visible part.
  ///
  /// - Parameters:
  ///   - id: A binding to the identifier of a view, set by `id(_:)` or by a `ForEach`; `nil` for none.
  ///   - anchor: The point of the view to align with the same point of the visible part; `nil` selects the shortest
  ///     scroll, and the top leading corner to choose the nearest view.
  /// - Returns: The view with the position.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrolledToView(content: self, id: id, anchor: anchor)
  }
}

/// A view whose content is scrolled to the position of a binding.
private struct PositionedScroll<Content: View> {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @State private var link = ScrollLink()

  init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.content = content
    self.position = position
    self.anchor = anchor
  }
}

extension PositionedScroll: View {
  var body: some View {
    // The closure holds the binding only: with the view, the link would hold itself.
    let _ = link.attach { [position] in
      if !position.wrappedValue.isPositionedByUser { position.wrappedValue.leaveToUser() }
    }
    ScrollViewReader { proxy in
      content
        .environment(\.scrollLink, link)
        .onChange(of: position.wrappedValue, initial: true) { _, position in
          guard position.isSet else { return }
          if let id = position.id {
            proxy.scrollTo(id, anchor: position.anchor ?? anchor)
          } else {
            link.scroll(to: position)
          }
        }
    }
  }
}

/// The connection of a scroll position with the scroll views of a view, of which it moves the outermost one.
@MainActor
final class ScrollLink {
  private struct Weak {
    weak var element: ScrollElement?
  }

  private var elements: [Weak] = []
  private var respond: () -> Void = {}

  nonisolated init() {}

  /// Sets the action for a scroll by the user.
  fileprivate func attach(_ respond: @escaping () -> Void) { self.respond = respond }

  /// Adds a scroll view.
  func add(_ element: ScrollElement) {
    elements.removeAll { $0.element == nil || $0.element === element }
    elements.append(Weak(element: element))
  }

  /// The number of scrolls by the user.
  private(set) var userScrolls = 0

  /// Responds to a scroll of a scroll view by the user.
  func userDidScroll(_ element: ScrollElement) {
    guard element === outermost else { return }
    userScrolls += 1
    respond()
  }

  /// Scrolls the outermost scroll view after the layout.
  fileprivate func scroll(to position: ScrollPosition) {
    guard let core = outermost?.core else { return }
    let transaction = Transaction.current
    core.scrollLater { [weak self] in
      guard let element = self?.outermost else { return }
      element.scroll(to: position.target(in: element), in: transaction)
      core.awaitEnd(of: transaction)
    }
  }

  var outermost: ScrollElement? {
    elements.compactMap(\.element).min { depth(of: $0) < depth(of: $1) }
  }

  private func depth(of element: ScrollElement) -> Int {
    var depth = 0
    var ancestor = element.parent
    while let current = ancestor {
      depth += 1
      ancestor = current.parent
    }
    return depth
  }
}

extension ScrollLink: Equatable {
  nonisolated static func == (lhs: ScrollLink, rhs: ScrollLink) -> Bool { lhs === rhs }
}

extension ScrollPosition {
  /// Returns the distance of the displayed part from the top leading corner of the content, in points.
  @MainActor
  fileprivate func target(in element: ScrollElement) -> CGSize {
    let most = CGSize(
      width: max(element.child.size.width - element.size.width, 0),
      height: max(element.child.size.height - element.size.height, 0))
    /// An infinite distance is the end of the content.
    func distance(
      _ given: CGFloat?, _ present: CGFloat, _ most: CGFloat, _ axis: Axis
    ) -> CGFloat {
      guard let given else { return present }
      return given.isFinite ? element.beginning(at: given, axis) : given > 0 ? most : 0
    }
    var target = CGSize(
      width: distance(x, element.offset.width, most.width, .horizontal),
      height: distance(y, element.offset.height, most.height, .vertical))
    switch edge {
    case .top: target.height = 0
    case .bottom: target.height = most.height
    case .leading: target.width = 0
    case .trailing: target.width = most.width
    case nil: break
    }
    return target
  }
}

private enum ScrollLinkKey: EnvironmentKey { static var defaultValue: ScrollLink? { nil } }

extension EnvironmentValues {
  /// The connection of the scroll views with a scroll position; `nil` for none.
  var scrollLink: ScrollLink? {
    get { self[ScrollLinkKey.self] }
    set { self[ScrollLinkKey.self] = newValue }
  }
}
