/// A trade-off between the time to compress a PNG file and the size of the file.
///
/// Every level is lossless and produces the same bytes on every machine. Sizes and times are relative to
/// those of Cairo's PNG writer.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// The fastest compression, for the frames of an animation.
  ///
  /// Files are about as large as Cairo's, and up to twice as large where large smooth gradients fill the image. They
  /// are compressed in a twentieth to a tenth of the time.
  case fast
  /// The default compression, for single images.
  ///
  /// Files are at most as large as Cairo's, and are compressed in a fifteenth to a fifth of the time.
  case balanced
  /// The strongest compression, for images that are created once and loaded often.
  ///
  /// Compression takes several times as long as Cairo's.
  case small
}
