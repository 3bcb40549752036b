/// The views of which a view consists.
public struct SubviewsCollection {
  private let source: SubviewSource
  /// The views among those of the source; `nil` for all.
  private let range: Range<Int>?

  init(_ source: SubviewSource, _ range: Range<Int>? = nil) {
    self.source = source
    self.range = range
  }

  init<V: View>(of view: V) {
    // Views are values that are evaluated on the main actor only.
    nonisolated(unsafe) let view = view
    self.init(SubviewSource { RowList(of: view) })
  }
}

extension SubviewsCollection: RandomAccessCollection {
  /// The index of the first view, which is 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { range?.count ?? source.read { $0.rows.count } }

  /// The view at an index.
  ///
  /// - Precondition: `index` is in `startIndex..<endIndex`.
  public subscript(index: Int) -> Subview {
    Subview(source, at: (range?.lowerBound ?? 0) + index)
  }

  /// The views at some indices.
  ///
  /// - Precondition: `bounds` lies in `startIndex..<endIndex`.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  /// The views, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection: RowContainer {
  func appendRows(to list: inout RowList) { list.append(body) }
}

/// Some of the views of which a view consists.
public struct SubviewsCollectionSlice {
  private let base: SubviewsCollection
  private let bounds: Range<Int>

  init(base: SubviewsCollection, bounds: Range<Int>) {
    self.base = base
    self.bounds = bounds
  }
}

extension SubviewsCollectionSlice: RandomAccessCollection {
  /// The index of the first view, in the whole collection.
  public var startIndex: Int { bounds.lowerBound }
  /// The index after the last view, in the whole collection.
  public var endIndex: Int { bounds.upperBound }

  /// The view at an index of the whole collection.
  ///
  /// - Precondition: `index` is in `startIndex..<endIndex`.
  public subscript(index: Int) -> Subview { base[index] }

  /// The views at some indices of the whole collection.
  ///
  /// - Precondition: `bounds` lies in `startIndex..<endIndex`.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  /// The views, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: RowContainer {
  func appendRows(to list: inout RowList) { list.append(body) }
}

/// A section among the views of which a view consists, or neighbouring views outside of sections.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among the others.
  public struct ID: Hashable {
    let row: AnyHashable
  }

  /// The identity of the section.
  public let id: ID
  /// The values that the section sets for its container.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
}

/// The places of a section and its parts among the views of which a view consists.
@MainActor
struct SectionPlaces {
  let id: SectionConfiguration.ID
  let values: ContainerValues
  let parts: [SectionMark.Role: Range<Int>]

  /// Returns the places of the sections among some views, and of the runs of views outside of sections.
  static func all(in rows: RowList) -> [SectionPlaces] {
    var found: [SectionPlaces] = []
    var start = 0
    while start < rows.count {
      let mark = rows.section(at: start)
      var parts: [SectionMark.Role: Range<Int>] = [:]
      var end = start
      while end < rows.count, rows.section(at: end)?.section == mark?.section {
        let role = rows.section(at: end)?.role ?? .content
        parts[role] = (parts[role]?.lowerBound ?? end)..<end + 1
        end += 1
      }
      found.append(
        SectionPlaces(
          id: SectionConfiguration.ID(row: AnyHashable(rows.id(at: start))),
          values: rows.values(ofSection: mark), parts: parts))
      start = end
    }
    return found
  }

  /// Returns the section with its views.
  func section(of source: SubviewSource) -> SectionConfiguration {
    func views(_ role: SectionMark.Role) -> SubviewsCollection {
      SubviewsCollection(source, parts[role] ?? 0..<0)
    }
    return SectionConfiguration(
      id: id, containerValues: values, header: views(.header), content: views(.content),
      footer: views(.footer))
  }
}

/// The sections of which a view consists.
public struct SectionCollection {
  private let source: SubviewSource

  init<V: View>(of view: V) {
    // Views are values that are evaluated on the main actor only.
    nonisolated(unsafe) let view = view
    source = SubviewSource { RowList(of: view) }
  }
}

extension SectionCollection: RandomAccessCollection {
  /// The index of the first section, which is 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { source.read { $0.sections.count } }

  /// The section at an index.
  ///
  /// - Precondition: `index` is in `startIndex..<endIndex`.
  public subscript(index: Int) -> SectionConfiguration {
    source.read { [index] in $0.sections[index].section(of: $0) }
  }
}

// MARK: Containers

/// The content of a group that is made from the views of another view.
public struct _SubviewsGroup<Base: View, Parts, Result: View> {
  let base: Base
  let parts: (Base) -> Parts
  let transform: (Parts) -> Result
}

extension _SubviewsGroup: View {
  /// The views that the closure returns.
  public var body: some View { transform(parts(base)) }
}

nonisolated extension Group {
  /// Creates a group from the views of which a view consists.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - transform: Returns the group for the subviews of the view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsGroup<Base, SubviewsCollection, Result> {
    self = .containing(
      _SubviewsGroup(base: view, parts: { SubviewsCollection(of: $0) }, transform: transform))
  }

  /// Creates a group from the sections of which a view consists.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - transform: Returns the group for the sections of the view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SubviewsGroup<Base, SectionCollection, Result> {
    self = .containing(
      _SubviewsGroup(base: view, parts: { SectionCollection(of: $0) }, transform: transform))
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// Creates a view for each of the views of which a view consists.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: Returns the view for a subview.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

extension ForEach
where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
  /// Creates a view for each of the sections of which a view consists.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: Returns the view for a section.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(SectionCollection(of: view), content: content)
  }
}
