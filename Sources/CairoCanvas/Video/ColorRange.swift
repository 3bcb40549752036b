/// The range of the 8-bit Y′, Cb and Cr values in video.
public enum ColorRange: String, CaseIterable, Hashable, Sendable {
  /// Y′ in 16...235, and Cb and Cr in 16...240, as video players expect by default.
  case limited
  /// Y′, Cb and Cr in 0...255.
  case full
}
