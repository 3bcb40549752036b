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

  @Test("what has no sector has no percentage")
  func none() {
    #expect(labels([0, -2, 5]) == ["A", "B", "C 100%"])
    #expect(labels([0, .nan]) == ["A", "B"])
    #expect(labels([]) == [])
  }
}
