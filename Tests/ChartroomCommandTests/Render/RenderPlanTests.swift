import CairoCanvas
import ChartScales
import ChartSets
import Chartroom
import ChartroomCommand
import Foundation
import Graphics
import Testing

@Suite("RenderPlan")
struct RenderPlanTests {
  private func plan(_ options: String...) throws -> RenderPlan {
    try Tool.renderPlan(["a.json", "--out", "out"] + options)
  }

  @Test("has fixed defaults")
  func defaults() throws {
    let plan = try plan()
    #expect(plan.inputs == ["a.json"])
    #expect(plan.folder == "out")
    #expect(plan.appearances == [.light])
    #expect(plan.request.size.points == CGSize(width: 375, height: 560))
    #expect(plan.request.size.scale == 1)
    #expect(plan.request.size.width == 375 && plan.request.size.height == 560)
    #expect(plan.request.window == nil)
    #expect(plan.request.hidden.isEmpty)
    #expect(plan.indicator == nil)
    #expect(!plan.isPie)
    #expect(plan.zoom == nil)
    #expect(plan.request.locale.identifier == "en_US")
    #expect(plan.request.timeZone.secondsFromGMT(for: .distantPast) == 0)
    #expect(plan.request.title == nil)
    #expect(plan.overlay == .none)
    #expect(plan.request.style == .contest)
    #expect(plan.screen == .chart)
    #expect(plan.compression == .balanced)
  }

  @Test("takes every option")
  func options() throws {
    let plan = try plan(
      "b.json", "--appearance", "both", "--size", "320.5x240", "--scale", "3", "--window",
      "0.3...0.8", "--hide", "Joined", "--hide", "y1", "--indicator", "0.4", "--locale", "de-de",
      "--time-zone", "Europe/Berlin", "--title", "Followers", "--debug", "layout",
      "--pie", "--zoom", "2018-10-12", "--style", "contest", "--screen", "chart", "--png",
      "small")
    #expect(plan.inputs == ["a.json", "b.json"])
    #expect(plan.appearances == [.light, .dark])
    #expect(plan.request.size.points == CGSize(width: 320.5, height: 240))
    #expect(plan.request.size.width == 962 && plan.request.size.height == 720)
    #expect(plan.request.window == WindowBounds(lower: 0.3, upper: 0.8))
    #expect(plan.request.hidden == ["Joined", "y1"])
    #expect(plan.indicator == 0.4)
    #expect(plan.request.locale.identifier == "de_DE")
    #expect(plan.request.timeZone.identifier == "Europe/Berlin")
    #expect(plan.request.title == "Followers")
    #expect(plan.overlay == .layout)
    #expect(plan.isPie)
    #expect(plan.zoom.map { "\($0)" } == "2018-10-12")
    #expect(plan.request.style == .contest)
    #expect(plan.screen == .chart)
    #expect(plan.compression == .small)
  }
}
