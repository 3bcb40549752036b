import Foundation
import Observation

/// The row of a list that the user moves by its handle, among the other rows of its `ForEach`.
@MainActor
@Observable
final class MovedRow {
  /// The moved row; `nil` for none.
  private(set) var moved: MovableRowPlace?
  /// The distance by which it is moved, in points.
  private(set) var distance: CGFloat = 0
  @ObservationIgnored private var rows: [ObjectIdentifier: MovableRowPlace] = [:]

  nonisolated init() {}

  func add(_ row: MovableRowPlace) { rows[ObjectIdentifier(row)] = row }
  func remove(_ row: MovableRowPlace) {
    rows[ObjectIdentifier(row)] = nil
    if row === moved { _ = end() }
  }

  /// Moves a row by a distance from its place, in points.
  func move(_ row: MovableRowPlace, by distance: CGFloat) {
    moved = row
    self.distance = distance
  }

  /// Returns the distance by which a row is displaced, in points: the moved one with the pointer, and others to make
  /// room for it.
  func displacement(of row: MovableRowPlace) -> CGFloat {
    guard let moved else { return 0 }
    if row === moved { return distance }
    guard isPassed(row, by: moved) else { return 0 }
    return row.middle > moved.middle ? -moved.height : moved.height
  }

  /// Whether the middle of the moved row is beyond that of another one in its `ForEach`.
  private func isPassed(_ row: MovableRowPlace, by moved: MovableRowPlace) -> Bool {
    guard row.element?.group == moved.element?.group, row.element?.offset != moved.element?.offset
    else { return false }
    let middle = moved.middle + distance
    return row.middle > moved.middle ? middle > row.middle : middle < row.middle
  }

  /// Ends the move.
  ///
  /// - Returns: The offset of the element in front of which the moved one was dropped; `nil` at its former place.
  func end() -> Int? {
    defer {
      moved = nil
      distance = 0
    }
    guard let moved, let origin = moved.element?.offset else { return nil }
    let passed = rows.values.filter { isPassed($0, by: moved) }.compactMap(\.element?.offset)
    guard let first = passed.min(), let last = passed.max() else { return nil }
    return first < origin ? first : last + 1
  }
}

/// The place of a row that can be moved.
@MainActor
final class MovableRowPlace {
  var element: ElementEdits?
  /// The vertical extent in the scroll view, in points.
  var extent: ClosedRange<CGFloat> = 0...0

  nonisolated init() {}

  var height: CGFloat { extent.upperBound - extent.lowerBound }
  var middle: CGFloat { (extent.upperBound + extent.lowerBound) / 2 }
}

/// The actions of a drag of the handle of a row.
struct RowDrag {
  /// Moves the row by a distance from its place, in points.
  let move: @MainActor (CGFloat) -> Void
  let end: @MainActor () -> Void
}

private enum MovedRowKey: EnvironmentKey { static var defaultValue: MovedRow? { nil } }
private enum RowDragKey: EnvironmentKey { static var defaultValue: RowDrag? { nil } }

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
