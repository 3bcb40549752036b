import ChartScales
import Testing

@Suite("ScaleTransform")
struct ScaleTransformTests {
  @Test("values of transforms are those of their formulas")
  func values() {
    #expect(ScaleTransform.linear.linear(-3) == -3 && ScaleTransform.linear.value(-3) == -3)
    #expect(ScaleTransform.logarithmic.linear(1000) == 3)
    #expect(ScaleTransform.logarithmic.value(-2) == 0.01)
    let root = ScaleTransform.power(exponent: 0.5)
    #expect(root.linear(9) == 3 && root.linear(-9) == -3 && root.value(-3) == -9)
    let symmetric = ScaleTransform.symmetricLogarithmic(slopeAtZero: 2)
    // The natural logarithm of 1 + 2 · 3.
    #expect(abs(symmetric.linear(3) - 1.945910149055313) < 1e-15)
    #expect(symmetric.linear(-3) == -symmetric.linear(3))
    #expect(abs(symmetric.value(symmetric.linear(3)) - 3) < 1e-15)
  }

  @Test("a logarithmic scale has no numbers up to zero")
  func gaps() {
    for value in [0, -1, -Double.infinity, .nan] {
      #expect(ScaleTransform.logarithmic.linear(value).isNaN)
    }
  }

  @Test("only equal distances for equal differences are linear")
  func isLinear() {
    #expect(ScaleTransform.linear.isLinear)
    for transform in [
      ScaleTransform.logarithmic, .power(exponent: 2), .symmetricLogarithmic(slopeAtZero: 1),
    ] { #expect(!transform.isLinear) }
  }
}
