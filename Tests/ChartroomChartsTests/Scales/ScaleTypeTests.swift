import ChartScales
import ChartroomCharts
import Testing

@Suite("ScaleType")
struct ScaleTypeTests {
  @Test("a type without a usable parameter is linear", arguments: [0, -1, Double.nan, .infinity])
  func badParameters(parameter: Double) {
    #expect(ScaleType.power(exponent: parameter) == .linear)
    #expect(ScaleType.symmetricLog(slopeAtZero: parameter) == .linear)
  }

  @Test("each type of numbers has its function, and dates and categories are linear")
  func transforms() {
    for type in [ScaleType.linear, .date, .category] { #expect(type.transform == .linear) }
    #expect(ScaleType.log.transform == .logarithmic)
    #expect(ScaleType.squareRoot.transform == .power(exponent: 0.5))
    #expect(ScaleType.symmetricLog.transform == .symmetricLogarithmic(slopeAtZero: 1))
  }
}
