/// The layout or the drawing of a stage, which attributes reads of state to elements.
///
/// A closure of an app that runs there, such as that of `alignmentGuide`, reads the current state by itself.
/// A write therefore needs no evaluation, but a new layout or drawing of the element.
@MainActor
final class LayoutReads {
  private final class Scope: ReadScope {
    nonisolated(unsafe) var reads: ObjectHandle<LayoutReads>?

    // Only the thread that runs the layout, which is the main one, has this scope.
    override var reader: Invalidator? {
      let reads = reads
      return MainActor.assumeIsolated { reads?.object?.reader }
    }
  }

  private let queue: InvalidationQueue
  private let scope = Scope()
  private var knownHandle = KnownHandle<LayoutReads>()
  /// The element that is laid out or drawn, which its caller keeps alive.
  @exclusivity(unchecked) private unowned(unsafe) var element: LayoutElement?
  @exclusivity(unchecked) private var isDrawing = false

  init(queue: InvalidationQueue) {
    self.queue = queue
    scope.reads = knownHandle.made(for: self)
  }

  deinit { knownHandle.clear() }

  /// Calls `body`, which lays out or draws an element.
  func attribute<Result>(
    to element: LayoutElement, drawing isDrawing: Bool = false, _ body: () -> Result
  ) -> Result {
    let outer = (self.element, self.isDrawing)
    (self.element, self.isDrawing) = (element, isDrawing)
    defer { (self.element, self.isDrawing) = outer }
    return outer.0 == nil ? Evaluation.run(in: scope, body) : body()
  }

  /// Returns a new reader for the element of some reads.
  func invalidator(of reads: ElementReads) -> Invalidator {
    Invalidator(queue: queue, target: .element(reads))
  }

  /// The reader for the element that is laid out or drawn.
  private var reader: Invalidator? {
    guard let element else { return nil }
    let reader =
      element.stateReader ?? Invalidator(queue: queue, target: .element(ElementReads(element)))
    element.stateReader = reader
    if !isDrawing { reader.elementReads?.affectLayout = true }
    return reader
  }
}

/// The reads of state by the layout or the drawing of an element.
@MainActor
final class ElementReads {
  private let element: ObjectHandle<LayoutElement>
  /// Whether layout has read state, and not only drawing.
  var affectLayout = false

  init(_ element: LayoutElement) { self.element = element.handle }

  /// Requests the layout or the drawing of the element after a write.
  func invalidate() {
    if affectLayout {
      element.object?.invalidateLayout()
    } else {
      element.object?.invalidateDisplay()
    }
    affectLayout = false
  }
}
