import Foundation
import Graphics

/// The gestures under a pointer, which compete for its touch.
///
/// A contest can outlast the touch, because a gesture may wait for another tap.
@MainActor
final class GestureContest {
  /// A gesture that competes.
  struct Entry {
    let participant: GestureParticipant
    let rank: Int
    let isSimultaneous: Bool

    /// Returns whether a touch can belong to both gestures.
    func isCompatible(with other: Entry) -> Bool {
      rank > other.rank ? isSimultaneous : other.isSimultaneous
    }
  }

  /// The pointer; `nil` after its release.
  var pointer: Int?
  /// The gestures in order of precedence.
  var entries: [Entry]
  /// Whether gestures in scrolled content still hold back their first values.
  ///
  /// As in UIKit, a scroll view delays a touch of its content until it is known whether the touch scrolls.
  var delaysPress = true

  init(pointer: Int, entries: [Entry]) {
    self.pointer = pointer
    self.entries = entries
  }

  func entry(of participant: GestureParticipant) -> Entry? {
    entries.first { $0.participant === participant }
  }

  /// The gestures that exclude an entry's gesture.
  func rivals(of entry: Entry) -> [GestureParticipant] {
    entries.filter { $0.participant !== entry.participant && !$0.isCompatible(with: entry) }
      .map(\.participant)
  }

  /// Returns whether a recognised gesture waits for the failure of a preceding one.
  func mustWait(_ entry: Entry) -> Bool {
    let traits = entry.participant.recognizer.traits
    return entries.prefix { $0.participant !== entry.participant }.contains { preceding in
      let other = preceding.participant.recognizer
      return other.state == .possible && !preceding.isCompatible(with: entry)
        && traits.mustWait(for: other.traits)
    }
  }

  /// Whether a gesture holds back its values, because the touch may yet scroll.
  var isDelayed: Bool { entries.contains { delays($0) } }

  /// Returns whether a gesture holds back its values, because the touch may yet scroll.
  func delays(_ entry: Entry) -> Bool {
    delaysPress && entry.participant.recognizer.traits.isDelayedByScroll
      && entries.contains {
        $0.rank > entry.rank && $0.participant.recognizer.state == .possible
          && $0.participant.recognizer.traits.isScroll
      }
  }

  /// Whether the touch is over and no gesture can change any more.
  var isOver: Bool { pointer == nil && entries.allSatisfy(\.participant.isFinished) }
}

/// A gesture that takes part in a contest, with the position of its element when the touch began.
@MainActor
final class GestureParticipant {
  weak var element: (any GestureTarget)?
  let recognizer: AnyRecognizer
  /// Whether the gesture has won its contests, so that its actions are called.
  var hasWon = false
  private let path: [ProjectionTransform]
  private let frame: CGRect
  private let namedOrigins: [AnyHashable: CGPoint]
  private var last = CGPoint.zero

  init(_ touched: TouchedElement) {
    element = touched.element
    recognizer = touched.recognizer
    path = touched.path
    frame = touched.element.frame
    namedOrigins = Self.namedOrigins(of: touched.element, at: frame.origin)
    recognizer.reset()
  }

  /// Returns the position of an element in each coordinate space that an ancestor names.
  private static func namedOrigins(
    of element: LayoutElement, at origin: CGPoint
  ) -> [AnyHashable: CGPoint] {
    var origins: [AnyHashable: CGPoint] = [:]
    var next = element.parent
    while let ancestor = next {
      let corner = ancestor.frame.origin
      for name in ancestor.spaceNames where origins[name] == nil {
        origins[name] = CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)
      }
      next = ancestor.parent
    }
    return origins
  }

  /// Whether the gesture can change no more and its actions have been called.
  var isFinished: Bool {
    recognizer.state == .failed || recognizer.state == .ended && hasWon
  }

  func handle(_ event: PointerEvent, at time: TimeInterval) {
    // A cancellation has no location.
    let location = event.phase == .cancelled ? frame.origin : event.location
    recognizer.handle(
      PointerInput(
        phase: event.phase, pointer: event.pointer, local: local(location), global: location,
        size: frame.size, time: time, namedOrigins: namedOrigins))
  }

  /// Returns a point of the stage in the element's coordinates.
  ///
  /// A point beyond the horizon of an element in perspective has no such coordinates, and the last ones
  /// are returned.
  private func local(_ point: CGPoint) -> CGPoint {
    var local = point
    for transform in path {
      guard let image = transform.image(of: local) else { return last }
      local = image
    }
    last = CGPoint(x: local.x - frame.minX, y: local.y - frame.minY)
    return last
  }

  /// Returns whether the element is still displayed below `root` and its gesture is enabled.
  func isAttached(below root: LayoutElement) -> Bool {
    guard let element, element.recognizer === recognizer else { return false }
    var current: LayoutElement = element
    while let parent = current.parent {
      guard parent.children.contains(where: { $0 === current }) else { return false }
      current = parent
    }
    return current === root
  }
}
