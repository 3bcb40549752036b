import Benchmarks
import Testing

@Suite("NameFilter")
struct NameFilterTests {
  @Test(
    "a text matches a part of a name, a pattern the whole of it",
    arguments: [
      ("m4", true), ("M4/Float64", true), ("kernel/m4/float64/1000", true), ("", true),
      ("m5", false), ("kernel*1000", true), ("*m4*", true), ("KERNEL/?4/*", true),
      ("kernel/[lm]4/*", true), ("m4*", false), ("kernel/*/float32/*", false), ("*100", false),
    ])
  func matches(text: String, isMatch: Bool) {
    #expect(NameFilter(text).matches("kernel/m4/float64/1000") == isMatch)
  }
}
