import Foundation
import Observation

/// The row of a list that the user moves by its handle, and the places of the others.
@MainActor
@Observable
final class MovedRow {
  /// The place of the row of an element.
  struct Place {
    let element: ElementEdits
    /// The vertical extent in the list, in points.
    let extent: ClosedRange<CGFloat>

    var height: CGFloat { extent.upperBound - extent.lowerBound }
    var middle: CGFloat { (extent.upperBound + extent.lowerBound) / 2 }
  }

  /// The moved row; `nil` for none.
  private(set) var moved: MovingRow?
  /// The distance by which it is moved, in points.
  private(set) var distance: CGFloat = 0
  @ObservationIgnored private var places: [ObjectIdentifier: Place] = [:]

  nonisolated init() {}

  func set(_ place: Place?, of row: MovingRow) { places[ObjectIdentifier(row)] = place }

  /// Moves a row by a distance from its place, in points.
  func move(_ row: MovingRow, by distance: CGFloat) {
    moved = row
    self.distance = distance
  }

  /// Returns the distance by which a row is displaced, in points: the moved one with the pointer, and others to make
  /// room for it.
  func displacement(of row: MovingRow) -> CGFloat {
    guard let moved else { return 0 }
    if row === moved { return distance }
    guard let origin = places[ObjectIdentifier(moved)], let place = places[ObjectIdentifier(row)],
      place.element.group == origin.element.group
    else { return 0 }
    let middle = origin.middle + distance
    if place.middle > origin.middle { return middle > place.middle ? -origin.height : 0 }
    return middle < place.middle ? origin.height : 0
  }

  /// Ends the move.
  ///
  /// - Returns: The offset of the element in front of which the moved one was dropped; `nil` at its former place.
  func end() -> Int? {
    defer {
      moved = nil
      distance = 0
    }
    guard let moved, let origin = places[ObjectIdentifier(moved)] else { return nil }
    let middle = origin.middle + distance
    let others = places.values.filter {
      $0.element.group == origin.element.group && $0.element.offset != origin.element.offset
    }
    let passed = others.filter {
      $0.middle > origin.middle ? middle > $0.middle : middle < $0.middle
    }.map(\.element.offset)
    guard let first = passed.min(), let last = passed.max() else { return nil }
    return first < origin.element.offset ? first : last + 1
  }
}

/// The identity of a row that can be moved.
final class MovingRow: Sendable {
  nonisolated init() {}
}

private enum MovedRowKey: EnvironmentKey { static var defaultValue: MovedRow? { nil } }
private enum RowDragKey: EnvironmentKey { static var defaultValue: RowDrag? { nil } }

/// The actions of a drag of the handle of a row.
struct RowDrag {
  /// Moves the row by a distance from its place, in points.
  let move: @MainActor (CGFloat) -> Void
  let end: @MainActor () -> Void
}

extension EnvironmentValues {
  /// The row that is moved in the list around the view; `nil` outside of lists.
  var movedRow: MovedRow? {
    get { self[MovedRowKey.self] }
    set { self[MovedRowKey.self] = newValue }
  }

  /// The actions of the handle of the row around the view; `nil` for none.
  var rowDrag: RowDrag? {
    get { self[RowDragKey.self] }
    set { self[RowDragKey.self] = newValue }
  }
}
