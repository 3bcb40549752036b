/// The effort that makes a PNG file smaller.
///
/// Every effort is lossless, and gives the same bytes on every machine.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// The least time, for the frames of an animation.
  ///
  /// Files are about as large as Cairo's, in a tenth to a twentieth of its time.
  case fast
  /// The default for pictures.
  ///
  /// Files are at most as large as Cairo's, in a fifth to a fifteenth of its time.
  case balanced
  /// The fewest bytes, in several times Cairo's time, for pictures that are drawn once and loaded often.
  case small
}
