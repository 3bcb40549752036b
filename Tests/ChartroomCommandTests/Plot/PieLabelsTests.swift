import ChartroomCommand
import Foundation
import Testing

@Suite("PieLabels")
struct PieLabelsTests {
  private func labels(_ values: [Double], _ locale: String = "en_US") -> [String] {
    let names = ["A", "B", "C"]
    return PieLabels(locale: Locale(identifier: locale)).labelled(Array(zip(names, values)))
      .map { $0.0.replacing("\u{A0}", with: "_") }
  }

  @Test("percentages have two digits and the format of the locale")
  func percentages() {
    #expect(labels([45, 50.6, 4.4]) == ["A 45%", "B 51%", "C 4.4%"])
    #expect(labels([3]) == ["A 100%"])
    #expect(labels([1, 3], "de_DE") == ["A 25_%", "B 75_%"])
  }

  @Test(
    "a part is neither the whole nor nothing",
    arguments: [
      ([99.6, 0.4], ["A 99.6%", "B 0.4%"]), ([99.5, 0.5], ["A 99.5%", "B 0.5%"]),
      ([99.4, 0.6], ["A 99%", "B 0.6%"]), ([9999, 1], ["A 99.99%", "B 0.01%"]),
      ([1e20, 1], ["A >99.999%", "B <0.001%"]), ([1, 1e-7], ["A >99.999%", "B <0.001%"]),
    ] as [([Double], [String])])
  func parts(values: [Double], expected: [String]) {
    #expect(labels(values) == expected)
  }

  @Test("what has no sector has no percentage")
  func none() {
    #expect(labels([0, -2, 5]) == ["A", "B", "C 100%"])
    #expect(labels([0, .nan]) == ["A", "B"])
    #expect(labels([]) == [])
  }
}
