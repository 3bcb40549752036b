/// How much time goes into a PNG file being small.
///
/// All of them hold the same pixels, exactly, and give the same bytes on every machine.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// The least time: for the frames of an animation.
  ///
  /// About as large as what Cairo writes, in a tenth to a twentieth of its time.
  case fast
  /// About as large as what Cairo writes or smaller, in a fifth to a fifteenth of its time: the
  /// default for pictures.
  case balanced
  /// The fewest bytes, in several times the time that Cairo takes: for pictures that are drawn once
  /// and loaded often.
  case small
}
