import Foundation

/// The properties of a layout element that few elements have.
///
/// They are in an object that is created when the first of them is set, so that most elements take less memory.
@MainActor
final class ElementExtras: RareProperties<LayoutElement> {
  /// A question for the position of a guide.
  struct GuideQuery: Equatable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }

  /// The known positions of guides.
  @exclusivity(unchecked) private(set) var guides: [(query: GuideQuery, value: CGFloat?)] = []
  /// The motion of the frame.
  @exclusivity(unchecked) var frameMotion: FrameMotion?
  /// The motion of the presented content or settings.
  @exclusivity(unchecked) var valueMotion: Motion?
  /// The observable properties that the layout of a leaf has read.
  @exclusivity(unchecked) var layoutReads: ObservedReads?
  /// The observable properties that the drawing of a leaf has read.
  @exclusivity(unchecked) var drawingReads: ObservedReads?
  /// The transition with which the element appears or disappears.
  @exclusivity(unchecked) var transition: ElementTransition?
  /// Requests the layout or the drawing of the element when state that it has read is written.
  @exclusivity(unchecked) var stateReader: Invalidator?
  /// The section that the node of a section sets.
  @exclusivity(unchecked) var section: SectionMark?

  deinit { stateReader?.beginEvaluation() }

  /// Returns the position of a guide, if it is known.
  func value(of query: GuideQuery) -> CGFloat?? {
    for known in guides where known.query == query { return known.value }
    return nil
  }

  /// Adds the position of a guide; a full list drops its older half.
  func add(_ value: CGFloat?, for query: GuideQuery) {
    if guides.count >= SizeCache.capacity { guides.removeFirst(SizeCache.capacity / 2) }
    guides.append((query, value))
  }

  /// Forgets the positions of guides.
  func forgetGuides() { if !guides.isEmpty { guides.removeAll(keepingCapacity: true) } }
}

extension LayoutElement {
  /// The properties that few elements have; `nil` if none is set.
  final var extras: ElementExtras? { attachments.rare }

  /// The properties that few elements have, in an object that is created if necessary.
  final var madeExtras: ElementExtras { attachments.madeRare() }

  /// The motion of the frame.
  final var frameMotion: FrameMotion? {
    get { extras?.frameMotion }
    set { if newValue != nil || extras != nil { madeExtras.frameMotion = newValue } }
  }

  /// The motion of the presented content or settings.
  final var valueMotion: Motion? {
    get { extras?.valueMotion }
    set { if newValue != nil || extras != nil { madeExtras.valueMotion = newValue } }
  }

  /// The observable properties that the layout of a leaf reads.
  final var layoutReads: ObservedReads {
    let extras = madeExtras
    if let known = extras.layoutReads { return known }
    let made = ObservedReads(of: self)
    extras.layoutReads = made
    return made
  }

  /// The observable properties that the drawing of a leaf reads.
  final var drawingReads: ObservedReads {
    let extras = madeExtras
    if let known = extras.drawingReads { return known }
    let made = ObservedReads(of: self)
    extras.drawingReads = made
    return made
  }

  /// The transition with which the element appears or disappears.
  final var transition: ElementTransition? {
    get { extras?.transition }
    set { if newValue != nil || extras != nil { madeExtras.transition = newValue } }
  }

  /// Requests the layout or the drawing of this element when state that it has read is written.
  final var stateReader: Invalidator? {
    get { extras?.stateReader }
    set { madeExtras.stateReader = newValue }
  }

  /// The section that the node of a section sets.
  final var ownSection: SectionMark? {
    get { extras?.section }
    set { if newValue != nil || extras != nil { madeExtras.section = newValue } }
  }
}
