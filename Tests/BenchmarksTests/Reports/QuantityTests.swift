import Benchmarks
import Testing

@Suite("Quantity")
struct QuantityTests {
  @Test(
    "times have three digits and the unit that fits",
    arguments: [
      (0, "0.00 ns"), (1, "1.00 ns"), (999, "999 ns"), (1000, "1.00 µs"), (9_994, "9.99 µs"),
      (9_996, "10.0 µs"), (99_960, "100 µs"), (999_400, "999 µs"), (999_600, "1.00 ms"),
      (16_700_000, "16.7 ms"), (1_500_000_000, "1.50 s"), (5_000_000_000_000, "5000 s"),
    ])
  func time(nanoseconds: Int, text: String) {
    #expect(Quantity.text(.nanoseconds(nanoseconds)) == text)
  }
}
