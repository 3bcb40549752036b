/// How much time goes into a PNG file being small.
///
/// All of them hold the same pixels, exactly, and give the same bytes on every machine.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// The least time: for the frames of an animation.
  ///
  /// About as large as what Cairo writes, in a twentieth of its time.
  case fast
  /// Smaller than what Cairo writes, in less than a fifth of its time: the default everywhere.
  case balanced
  /// The fewest bytes, in about ten times the time that Cairo takes: for pictures that are drawn
  /// once and loaded often.
  case small
}
