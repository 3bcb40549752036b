import Foundation

/// A coordinate space in which the frame of a view is expressed.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the stage, with the origin at its top left corner.
  case global
  /// The coordinate space of the view, with the origin at its top left corner.
  case local
  /// The coordinate space of the nearest ancestor with a name, set by `coordinateSpace(_:)`.
  ///
  /// If no ancestor has the name, it is the global coordinate space.
  case named(AnyHashable)

  /// Whether the space is the global one.
  public var isGlobal: Bool { self == .global }

  /// Whether the space is the local one.
  public var isLocal: Bool { self == .local }
}

/// A type of coordinate space.
///
/// Its values are `.local`, `.global`, `.named(_:)`, `.scrollView` and `.scrollView(axis:)`.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the stage.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the global coordinate space.
  public init() {}

  /// The global coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the local coordinate space.
  public init() {}

  /// The local coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the nearest ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The coordinate space with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the stage, with the origin at its top left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view, with the origin at its top left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest ancestor with a name.
  ///
  /// If no ancestor has the name, it is the global coordinate space.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: name)
  }

  /// The coordinate space of the innermost scroll view around the view, with the origin at its top left corner.
  ///
  /// Without a scroll view, it is the global coordinate space.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: nil))
  }

  /// Returns the coordinate space of the innermost scroll view around the view that scrolls along an axis.
  ///
  /// Without such a scroll view, it is the global coordinate space.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

/// The name of the coordinate space of a scroll view.
struct ScrollSpaceName: Hashable {
  /// An axis along which the view scrolls; `nil` for any.
  let axis: Axis?
}

nonisolated extension View {
  /// Names the coordinate space of the view, so that its descendants can express positions in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceName(name: name.name))
  }

  /// Names the coordinate space of the view, so that its descendants can express positions in it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(SpaceName(name: name))
  }
}

struct SpaceName: Equatable {
  let name: AnyHashable
}

extension SpaceName: SettingsModifier {
  typealias Wrapper = SpaceNameElement

  func settings(in environment: EnvironmentValues) -> AnyHashable { name }
}

/// An element whose coordinate space has a name.
final class SpaceNameElement: SettingsElement<AnyHashable> {
  override func settingsDidChange(_ settings: AnyHashable) { notifyPositionReaders() }

  override var spaceName: AnyHashable? { settings }
}
