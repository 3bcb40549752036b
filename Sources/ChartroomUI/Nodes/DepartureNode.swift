/// A node whose removed children are displayed until their transitions end.
package class DepartureNode<V: View>: TypedNode<V> {
  /// The removed children.
  final var departures = Departures()

  override package func collectElements() -> ElementList {
    let leaving = departures.elements
    return leaving.isEmpty ? childElements : .many(leaving + childElements)
  }

  override package final func markDepartures() { departures.mark() }

  override package final func departureDidEnd(of child: Node) { departures.end(child, in: self) }

  override package func dispose() {
    departures.dispose()
    super.dispose()
  }
}
