/// The number of pixels that share one sample of Cb and one of Cr.
///
/// The raw values are the usual digits: `420` and `444`.
public enum ChromaSubsampling: String, CaseIterable, Hashable, Sendable {
  /// Squares of 2×2 pixels share the samples of their mean colour, sited in the square's middle.
  ///
  /// Planes of odd sides are rounded up.
  case yuv420 = "420"
  /// Every pixel has separate samples.
  case yuv444 = "444"
}
