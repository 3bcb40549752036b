/// A view that consists of a fixed number of views, as created by `ViewBuilder`.
public struct TupleView<each Content: View> {
  /// The views, in an object: a view is copied several times on its way from a body to its node, and each
  /// copy of a tuple of generic types would look up the type of the tuple.
  let views: Views

  final class Views: ComparedObject {
    let parts: (repeat each Content)

    init(_ parts: repeat each Content) { self.parts = (repeat each parts) }

    override func isKnown(toEqual other: ComparedObject) -> Bool {
      let other = unsafeDowncast(other, to: Views.self)
      var areEqual = true
      for (part, otherPart) in repeat (each parts, each other.parts) {
        areEqual = areEqual && !mayDiffer(part, otherPart)
      }
      return areEqual
    }
  }

  @usableFromInline
  package init(_ content: repeat each Content) { views = Views(repeat each content) }
}

extension TupleView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { TupleNode(self, context) }
}
