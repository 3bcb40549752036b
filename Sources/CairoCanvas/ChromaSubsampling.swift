/// The number of pixels that share the chroma samples Cb and Cr.
public enum ChromaSubsampling: String, CaseIterable, Sendable {
  /// 4:2:0: squares of four pixels, whose mean colour the samples have. Odd sides are rounded up.
  case yuv420 = "420"
  /// 4:4:4: none, every pixel has samples of its own.
  case yuv444 = "444"
}

/// The range of the values of Y′, Cb and Cr.
public enum ColorRange: String, CaseIterable, Sendable {
  /// Y′ from 16 to 235, Cb and Cr from 16 to 240: what players expect.
  case limited
  /// All from 0 to 255.
  case full
}
