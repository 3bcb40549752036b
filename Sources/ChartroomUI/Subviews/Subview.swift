/// One of the views of which another view consists, for containers that arrange or decorate the views separately.
///
///     ForEach(subviews: content) { subview in
///       Card { subview }
///     }
///
/// - Note: Unlike in SwiftUI, a view whose own body consists of several views is one subview.
public struct Subview {
  /// The identity of a subview among the others.
  public struct ID: Hashable {
    let row: AnyHashable
  }

  private let source: SubviewSource
  private let index: Int

  init(_ source: SubviewSource, at index: Int) {
    self.source = source
    self.index = index
  }

  /// The id that `id(_:)` or a `ForEach` gives to the view; `nil` if there is none.
  var explicitID: AnyHashable? {
    source.read { [index] in
      rowTrait((any IdentifiedRow).self, of: $0.rows.row(at: index))?.rowID
        ?? $0.rows.elementID(at: index)
    }
  }

  /// The values that the view sets for its container.
  public var containerValues: ContainerValues {
    source.read { [index] in ContainerValues(of: $0.rows.row(at: index)) }
  }
}

extension Subview: Identifiable {
  /// The identity of the view.
  public var id: ID {
    source.read { [index] in ID(row: AnyHashable($0.rows.id(at: index))) }
  }
}

extension Subview: View {
  /// The view.
  public var body: some View { AnyView(erasing: source.rows.view(at: index)) }
}

extension Subview: RowWrapper {
  package var wrappedRow: (any View)? { source.rows.row(at: index) }
}

/// The views of which a view consists, which are found when they are first read.
@MainActor
final class SubviewSource {
  private let make: @MainActor () -> RowList
  private(set) lazy var rows = make()
  /// The sections of the views, and the runs of views outside of sections.
  ///
  /// They are places only, because collections of views would hold this object.
  private(set) lazy var sections = SectionPlaces.all(in: rows)

  nonisolated init(_ make: @escaping @MainActor () -> RowList) { self.make = make }

  /// Returns what a closure finds in the views.
  ///
  /// - Precondition: It is called on the main actor.
  nonisolated func read<Result>(_ body: @MainActor (SubviewSource) -> Result) -> Result {
    // Never leaves this thread: the closure runs at once, here.
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(self) }
    guard let result else { preconditionFailure("A closure on the main actor has not run") }
    return result
  }
}
