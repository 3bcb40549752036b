import CairoCanvas
import ChartScales
import ChartSets
import Chartroom
import ChartroomCommand
import Foundation
import Graphics
import Testing

@Suite("RenderCommand")
struct RenderCommandTests {
  private func plan(_ options: String...) throws -> RenderPlan {
    try Tool.renderPlan(["a.json", "--out", "out"] + options)
  }

  @Test("zooms in and makes pies in the contest's style alone")
  func contestAlone() throws {
    for name in ["bestkora", "seed"] {
      #expect(try plan("--style", name).request.style == .bestKora)
    }
    for options in [["--pie"], ["--zoom", "2018-10-12"]] {
      for look in [["--style", "seed"], ["--screen", "row"]] {
        let error = #expect(throws: ToolError.self) {
          try Tool.renderPlan(["a.json", "--out", "out"] + options + look)
        }
        #expect(error?.status == .usage)
      }
    }
  }

  @Test("draws the seed app's screens in its style alone, and cards over their whole time")
  func screens() throws {
    for screen in Screen.allCases where screen != .chart {
      let plan = try plan("--screen", screen.rawValue)
      #expect(plan.screen == screen && plan.request.style == .bestKora)
      let error = #expect(throws: ToolError.self) {
        try self.plan("--screen", screen.rawValue, "--style", "contest")
      }
      #expect(error?.status == .usage)
      if screen.showsWholeTime {
        let error = #expect(throws: ToolError.self) {
          try self.plan("--screen", screen.rawValue, "--window", "0...1")
        }
        #expect(error?.status == .usage)
      }
    }
    #expect(throws: (any Error).self) { try self.plan("--screen", "tv") }
    #expect(throws: (any Error).self) { try self.plan("--style", "shiny") }
  }

  @Test(
    "accepts the edges",
    arguments: [
      ["--scale", "16"], ["--scale", "0.5"], ["--scale", "1e0"], ["--window", "0...0"],
      ["--window", "1...1"], ["--window", "0.0...1.0"], ["--window", ".3...0.8"],
      ["--indicator", "0"], ["--indicator", "1"], ["--size", "32767x1"], ["--size", "11585x11585"],
      ["--locale", "fr"], ["--locale", "zh-Hant-TW"], ["--locale", "en_US_POSIX"],
      ["--locale", "es_419"], ["--time-zone", "UTC"], ["--time-zone", "Asia/Kolkata"],
    ])
  func edges(options: [String]) throws {
    _ = try Tool.renderPlan(["a.json", "--out", "out"] + options)
  }

  @Test(
    "refuses what makes no sense, in one sentence with the value",
    arguments: [
      (
        "--size",
        ["", "x", "375", "375x", "x560", "0x5", "5x-5", "1x2x3", "nanx5", "1e999x5", "5X5"]
      ),
      ("--scale", ["", "0", "-3", "nan", "inf", "1e999", "0x10", "16.1", "two", "1e-400"]),
      (
        "--window",
        [
          "", "0.3", "0.3..0.8", "0.8...0.3", "-0.1...0.5", "0...1.1", "0...nan", "...",
          "0...1...1", "0....1", ".3....8",
        ]
      ),
      ("--indicator", ["", "-0.1", "1.1", "nan", "half"]),
      (
        "--locale", ["", "xx_YY", "tlh", "en_XX", "en_US_", "english", "../en", "de_DE@currency=X"]
      ),
      ("--zoom", ["", "today", "2018-02-30", "2018-10", "10/12/2018", "2018-10-12 "]),
      ("--time-zone", ["", "Berlin", "europe/berlin", "Nowhere/City", "../../etc/passwd"]),
    ])
  func refusals(option: String, values: [String]) {
    for value in values {
      let error = #expect(throws: ToolError.self, "\(option) '\(value)'") {
        try Tool.renderPlan(["a.json", "--out", "out", option, value])
      }
      #expect(error?.status == .usage, "\(option) '\(value)'")
      #expect(error?.message.hasPrefix("\(option): '\(value)' is not a ") == true)
      #expect(
        error?.message.contains(error?.message.contains(" mean ") == true ? "?" : ", for example ")
          == true)
    }
  }

  @Test(
    "hints at the time zone that was meant",
    arguments: [
      ("berlin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"),
      ("new york", "America/New_York"),
    ])
  func hints(typed: String, meant: String) {
    let error = #expect(throws: ToolError.self) { try plan("--time-zone", typed) }
    #expect(error?.message == "--time-zone: '\(typed)' is not a time zone. Did you mean \(meant)?")
  }

  @Test(
    "stops at the limits of a picture",
    arguments: [
      (["--size", "32768x1"], ExitCode.limit), (["--size", "20000x10", "--scale", "2"], .limit),
      (["--size", "1e300x1e300"], .limit), (["--size", "11586x11586"], .limit),
      (["--size", "0.4x10"], .usage), (["--size", "1x1", "--scale", "0.1"], .usage),
    ])
  func limits(options: [String], status: ExitCode) {
    let error = #expect(throws: ToolError.self) {
      try Tool.renderPlan(["a.json", "--out", "out"] + options)
    }
    #expect(error?.status == status)
  }

  @Test("says which limit was hit, and what to do")
  func limitMessage() {
    let error = #expect(throws: ToolError.self) { try plan("--size", "20000.5x10", "--scale", "2") }
    #expect(
      error?.message
        == "20000.5x10 points at scale 2 has a side of 40001 pixels, and the limit is 32767. "
        + "Give a smaller size or scale.")
  }
}
