import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("NiceStep")
struct NiceStepTests {
  @Test("candidates ascend from the smallest allowed step past the largest, each 1, 2, 2.5 or 5")
  func candidates() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let smallest = pow(10, Double.random(in: -200...200, using: &random))
      let largest = smallest * Double.random(in: 1...1000, using: &random)
      let steps = NiceStep.candidates(from: smallest, to: largest)
      #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.value < $1.value })
      #expect(steps.first.map { $0.value >= smallest && $0.value <= smallest * 2.51 } == true)
      #expect(steps.last.map { $0.value >= largest } == true)
      #expect(steps.allSatisfy { [10, 20, 25, 50].contains($0.tenths) })
    }
  }

  @Test("multiples are the doubles nearest to their decimal spelling")
  func decimals() {
    #expect((0...4).map(NiceStep(tenths: 10, exponent: -2).tick) == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(NiceStep(tenths: 25, exponent: -3).tick(-7) == -0.175)
    #expect(NiceStep(tenths: 20, exponent: 29).tick(3) == 6e30)
    #expect(
      (0...4).map(NiceStep(tenths: 10, exponent: -25).tick) == [0, 1e-24, 2e-24, 3e-24, 4e-24])
    #expect(NiceStep(tenths: 20, exponent: -302).tick(-3) == -6e-301)
    #expect(NiceStep(tenths: 50, exponent: 400).value == .infinity)
    #expect(NiceStep(tenths: 50, exponent: -400).value == 0)
  }

  @Test("the multiple at or below a value is the last one that is not above it")
  func below() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<2000 {
      let step = NiceStep(
        tenths: [10, 20, 25, 50][Int(random.next() % 4)],
        exponent: Int.random(in: -20...20, using: &random))
      let index = Int.random(in: -100_000...100_000, using: &random)
      let multiple = step.tick(index)
      #expect(step.index(atOrBelow: multiple) == index)
      #expect(step.index(atOrBelow: multiple.nextUp) == index)
      #expect(step.index(atOrBelow: multiple.nextDown) == index - 1)
    }
  }

  @Test("a step is an integer where all of its multiples are")
  func integers() {
    for exponent in -4...4 {
      for tenths in [10, 20, 25, 50] {
        let step = NiceStep(tenths: tenths, exponent: exponent)
        #expect(step.isInteger == (step.value.rounded() == step.value), "\(step)")
      }
    }
  }
}
