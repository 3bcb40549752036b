/// The node of a `ForEach`, with one child for each element.
///
/// The id identifies the first element that has it. The others are identified by the id and their number.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DepartureNode<ForEach<Data, ID, Content>>
{
  private var ids: [ID] = []
  /// The identities of the elements whose id an earlier one has, by index.
  private var repeats: [Int: RepeatedID<ID>] = [:]
  /// The nodes of the elements with `ids`, in the same order.
  @exclusivity(unchecked) private var nodes: [Node] = []
  private var isMade = false

  override package init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    reconcileAll()
    isMade = true
  }

  override package var children: [Node] { nodes }

  override package func update(
    _ view: ForEach<Data, ID, Content>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    reconcileAll()
  }

  override package func refresh() { reconcileAll() }

  private func reconcileAll() {
    core.didRefresh(self)
    // The content closures run here, so their reads are tracked here. The resulting views are
    // reconciled outside of the tracking, because they track their own reads.
    let (data, id, content) = (view.data, view.id, view.content)
    var contents: [Content] = []
    var newIDs: [ID] = []
    observing {
      contents.reserveCapacity(data.count)
      newIDs.reserveCapacity(data.count)
      for element in data {
        contents.append(content(element))
        newIDs.append(id(element))
      }
    }
    if newIDs == ids {
      for index in contents.indices {
        nodes[index] = reconciled(nodes[index], with: contents[index])
      }
    } else {
      replace(with: newIDs, contents)
    }
  }

  private func replace(with newIDs: [ID], _ contents: [Content]) {
    var old = Dictionary(zip(ids, nodes), uniquingKeysWith: { first, _ in first })
    var oldRepeats = Dictionary(
      uniqueKeysWithValues: repeats.map { index, repeated in (repeated, nodes[index]) })
    let (former, formerRepeats) = (ids, repeats)
    var occurrences = IDOccurrences<ID>()
    ids = newIDs
    repeats = [:]
    nodes = []
    nodes.reserveCapacity(newIDs.count)
    for index in newIDs.indices {
      let id = newIDs[index]
      let repeated = occurrences.add(id)
      let known: Node?
      if let repeated {
        repeats[index] = repeated
        core.addRepeatedID(id)
        known = oldRepeats.removeValue(forKey: repeated)
      } else {
        known = old.removeValue(forKey: id)
      }
      // An empty list is asked for no id, because boxing the id takes longer than the search.
      let returning =
        known == nil && !departures.isEmpty
        ? departures.returning(identity(id, repeated)) { _ in true } : nil
      let node = reconciled(known ?? returning, with: contents[index])
      if known == nil, returning == nil, isMade { core.addArrival(node) }
      nodes.append(node)
    }
    for (index, leftover) in former.enumerated() {
      let repeated = formerRepeats[index]
      let node = if let repeated { oldRepeats[repeated] } else { old[leftover] }
      if let node {
        departures.remove(node, from: self, as: identity(leftover, repeated))
      }
    }
    invalidateOwnElements()
  }

  private func identity(_ id: ID, _ repeated: RepeatedID<ID>?) -> AnyHashable {
    repeated.map { AnyHashable($0) } ?? AnyHashable(id)
  }

  override var identifiedChildren: [(id: AnyHashable?, node: Node)] {
    zip(ids, nodes).map { (AnyHashable($0), $1) }
  }

  override func scrollTarget(_ id: AnyHashable) -> ScrollDestination? {
    ids.firstIndex { AnyHashable($0) == id }.map { .views(of: nodes[$0]) }
  }
}
