/// The range of the values of Y′, Cb and Cr, in bytes.
public enum ColorRange: String, CaseIterable, Hashable, Sendable {
  /// Y′ from 16 to 235, Cb and Cr from 16 to 240: what players expect.
  case limited
  /// All from 0 to 255.
  case full
}
