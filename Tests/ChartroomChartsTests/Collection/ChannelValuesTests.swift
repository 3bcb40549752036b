import ChartroomCharts
import Testing

@Suite("ChannelValues")
struct ChannelValuesTests {
  @Test("categories have codes in the order of their first appearance")
  func categories() {
    var channel = ChannelValues()
    let codes = ["b", "a", "b", "", "a"].map { channel.code(of: .category($0), label: "City") }
    #expect(codes == [0, 1, 0, 2, 1])
    #expect(channel.categories == ["b", "a", ""])
    #expect(channel.kind == .category && channel.label == "City" && !channel.isMixed)
  }

  @Test("numbers and dates are their own codes, and gaps are NaN")
  func numbers() {
    var channel = ChannelValues()
    #expect(channel.code(of: .number(2.5), label: "a") == 2.5)
    for gap in [Double.nan, .infinity, -.infinity] {
      #expect(channel.code(of: .number(gap), label: "b").isNaN)
    }
    #expect(channel.label == "a" && !channel.isMixed && channel.hasInfinite)
    var missing = ChannelValues()
    _ = missing.code(of: .number(.nan), label: "a")
    #expect(!missing.hasInfinite)
  }

  @Test("values of another kind than the first one are gaps")
  func mixed() {
    var channel = ChannelValues()
    _ = channel.code(of: .date(0), label: "Day")
    #expect(channel.code(of: .number(1), label: "").isNaN)
    #expect(channel.code(of: .category("x"), label: "").isNaN)
    #expect(channel.isMixed && channel.kind == .date && channel.categories.isEmpty)
  }
}
