/// The properties of a recogniser that decide whether it waits for the failure of one that precedes it.
///
/// In general, gestures do not wait: the first to be recognised wins, and precedence decides between gestures
/// that are recognised by the same event.
package struct RecognizerTraits: Equatable, Sendable {
  /// The number of taps that the gesture consists of; 0 for other gestures.
  package var taps = 0
  /// Whether the gesture is recognised by a movement of one pointer.
  package var isDrag = false
  /// Whether the gesture is the scrolling of a scroll view.
  package var isScroll = false
  /// Whether the gesture is recognised by a press without a movement or a delay.
  package var isPress = false
  /// Whether a scroll view around the gesture delays the values that it has before it is recognised.
  package var isDelayedByScroll = false

  /// Whether the gesture waits for preceding gestures of some kind once it is recognised.
  package var canWait: Bool { taps > 0 || isDrag || isPress }

  /// Returns whether a recognised gesture waits while a preceding one may yet be recognised.
  ///
  /// A tap waits for a preceding gesture of more taps, a drag for a preceding drag or scroll, and a scroll for
  /// none. A gesture that is recognised by a press waits for all preceding gestures, until the pointer moves.
  /// Otherwise a parent could preempt its children. The rule for taps is published, the others are assumptions
  /// about SwiftUI.
  package func mustWait(for preceding: RecognizerTraits) -> Bool {
    isPress || isDrag && (preceding.isDrag || preceding.isScroll)
      || taps > 0 && preceding.taps > taps
  }

  /// Returns the traits of a gesture that consists of this one and another.
  package func union(_ other: RecognizerTraits) -> RecognizerTraits {
    RecognizerTraits(
      taps: max(taps, other.taps), isDrag: isDrag || other.isDrag,
      isPress: isPress && other.isPress,
      isDelayedByScroll: isDelayedByScroll || other.isDelayedByScroll)
  }
}
