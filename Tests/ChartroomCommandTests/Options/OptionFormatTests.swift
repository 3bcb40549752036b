import ChartScales
import Chartroom
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("OptionFormat")
struct OptionFormatTests {
  @Test("a whole number is in its range, both ends included")
  func counts() throws {
    let format = OptionFormat<Int>.count("a count", in: 2...9, example: 4)
    for number in 2...9 { #expect(try format.read("\(number)") == number) }
    for text in ["1", "10", "-3", "", "2.0", "2e0", " 2", "٣", "0x4", "99999999999999999999"] {
      #expect(throws: InvalidOption.self, "\(text)") { try format.read(text) }
    }
    #expect(try format.read("+4") == 4)
    let endless = OptionFormat<Int>.count("a count", in: 0...Int.max, example: 4)
    #expect(try endless.read("\(Int.max)") == .max)
  }

  @Test("decimal numbers are those of the standard library, and nothing else is one")
  func numbers() {
    var random = SplitMix64(seed: 101)
    for _ in 0..<5_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(OptionFormat<Double>.number("\(value)")?.bitPattern == value.bitPattern)
    }
    for text in [
      "nan", "inf", "-infinity", "0x10", "1_000", "", " 1", "1 ", "1,5", "e5", "1e999", "-",
    ] {
      #expect(OptionFormat<Double>.number(text) == nil, "\(text)")
    }
    #expect(OptionFormat<Double>.number(".5") == 0.5)
  }

  @Test(
    "scales, positions and durations have their limits",
    arguments: [
      (OptionFormat<Double>.scale, ["0.5", "16", "1e-3"], ["0", "-1", "16.001", "x"]),
      (.position, ["0", "1", "0.5"], ["-0.001", "1.001", "nan"]),
      (.seconds, ["0.001", "1e6"], ["0", "-2", "inf"]),
    ] as [(OptionFormat<Double>, [String], [String])])
  func limits(format: OptionFormat<Double>, good: [String], bad: [String]) throws {
    for text in good { #expect(try format.read(text) == Double(text)) }
    for text in bad { #expect(throws: InvalidOption.self, "\(text)") { try format.read(text) } }
  }

  private func plan(_ options: String...) throws -> RenderPlan {
    try Tool.renderPlan(["a.json", "--out", "out"] + options)
  }

  @Test("a window is two ascending numbers from 0 to 1 around three full stops")
  func windows() throws {
    #expect(
      try plan("--window", "0.25...0.5").request.window == WindowBounds(lower: 0.25, upper: 0.5))
    #expect(try plan("--window", ".3...1").request.window == WindowBounds(lower: 0.3, upper: 1))
    for text in ["0.5...0.25", "0..1", "0....1", "-0.1...1", "0...1.5", "...", "0...1...1", "0"] {
      #expect(throws: ToolError.self, "\(text)") { try plan("--window", text) }
    }
  }

  @Test("a size is two positive numbers around an x")
  func sizes() throws {
    #expect(
      try plan("--size", "375x560.5").request.size.points == CGSize(width: 375, height: 560.5))
    for text in ["375", "x", "5x", "x5", "0x5", "5x0", "-1x5", "5X5", "1x2x3", "5 x 5"] {
      #expect(throws: ToolError.self, "\(text)") { try plan("--size", text) }
    }
  }

  @Test("a time has one of three units, and is positive")
  func times() throws {
    let format = OptionFormat<Duration>.time
    #expect(try format.read("16.5ms") == .microseconds(16_500))
    #expect(try format.read("250us") == .microseconds(250))
    #expect(try format.read("2s") == .seconds(2))
    for text in ["5", "ms", "0s", "-1ms", "5 s", "5m", "1e7s", "nans"] {
      #expect(throws: InvalidOption.self, "\(text)") { try format.read(text) }
    }
  }

  @Test("an error has the name and the rule with an example")
  func errors() {
    func message<Value>(_ format: OptionFormat<Value>, _ text: String) -> String {
      do throws(InvalidOption) {
        _ = try format.read(text)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message(OptionFormat<Int>.count("a count", in: 2...9, example: 4), "x").contains(
        "Give a whole number from 2 to 9, for example 4."))
    #expect(
      message(OptionFormat<Int>.count("a count", in: 3...Int.max, example: 4), "x").contains(
        "Give a whole number of 3 or more, for example 4."))
    #expect(message(OptionFormat<Double>.scale, "0").hasPrefix("is not a scale. Give the pixels"))
  }
}
