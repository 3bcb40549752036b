/// The number of pixels that share one Cb and one Cr sample in video.
///
/// Raw values are the usual names without colons, such as `420` for 4:2:0.
public enum ChromaSubsampling: String, CaseIterable, Hashable, Sendable {
  /// 4:2:0 subsampling: each square of 2 × 2 pixels shares one Cb and one Cr sample.
  ///
  /// The samples are those of the square's mean colour, sited at its centre. For an odd width or height,
  /// the size of the chroma planes is rounded up.
  case yuv420 = "420"
  /// 4:4:4 sampling: every pixel has its own Cb and Cr samples.
  case yuv444 = "444"
}
