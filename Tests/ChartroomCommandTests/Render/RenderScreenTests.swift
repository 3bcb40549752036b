import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom render --screen, --style")
struct RenderScreenTests {
  private let folder: TemporaryFolder
  private let stage = ToolRun.fixtures + "/stage1.json"
  private let some = ToolRun.fixtures + "/broken/some.json"

  init() throws { folder = try TemporaryFolder() }

  @Test("gives one picture of all charts of a file", arguments: ["row", "overlay", "tabs"])
  func shared(screen: String) throws {
    let run = try ToolRun.render(
      [stage], to: folder.path, "--screen", screen, "--appearance", "both")
    #expect(run.status == 0)
    #expect(run.paths == ["stage1.png", "stage1-dark.png"].map { folder.path + "/" + $0 })
    let bytes = try folder.bytes(of: "stage1.png")
    let bitmap = try PNG.decode(bytes)
    #expect(bitmap.width == 375 && bitmap.height == 560)
    let description = try #require(PNG.metadata(bytes).description)
    #expect(description.components(separatedBy: "Line chart “").count - 1 == 5)
  }

  @Test("gives a list as high as all its charts")
  func list() throws {
    let run = try ToolRun.render(
      [stage], to: folder.path, "--screen", "list", "--size", "320x400")
    #expect(run.status == 0)
    let bitmap = try PNG.decode(folder.bytes(of: "stage1.png"))
    #expect(bitmap.width == 320 && bitmap.height == 2000)
  }

  @Test("hits the limit of a picture by the number of charts in a list")
  func limit() throws {
    let run = try ToolRun.render(
      [stage], to: folder.path, "--screen", "list", "--size", "10x7000")
    #expect(run.status == 5)
    #expect(try folder.names.isEmpty)
  }

  @Test("gives one picture for each chart or card", arguments: ["chart", "card"])
  func single(screen: String) throws {
    let run = try ToolRun.render([stage], to: folder.path, "--screen", screen)
    #expect(run.paths == (1...5).map { folder.path + "/stage1-\($0).png" })
  }

  @Test("tells of bad charts and draws the good ones together")
  func someFailed() throws {
    let apart = try ToolRun.render([some], to: folder.path + "/apart")
    let together = try ToolRun.render([some], to: folder.path + "/together", "--screen", "overlay")
    #expect(together.status == 4 && apart.status == 4)
    #expect(together.paths == [folder.path + "/together/some.png"])
    #expect(together.errors == apart.errors)
  }

  @Test("draws nothing where no chart is good")
  func allFailed() throws {
    let run = try ToolRun.render(
      [ToolRun.fixtures + "/broken/ragged.json"], to: folder.path, "--screen", "row")
    #expect(run.status == 3 && run.paths.isEmpty)
  }

  @Test("tells of a card what it shows: the whole time")
  func cardDescription() throws {
    _ = try ToolRun.render([stage], to: folder.path, "--screen", "card")
    let card = try PNG.metadata(folder.bytes(of: "stage1-1.png")).description
    _ = try ToolRun.render([stage], to: folder.path, "--style", "seed", "--window", "0...1")
    let chart = try PNG.metadata(folder.bytes(of: "stage1-1.png")).description
    #expect(card == chart)
  }

  @Test("draws the seed style when asked to, and the contest's otherwise")
  func style() throws {
    let drawn = try ["contest", "seed"].map { style in
      _ = try ToolRun.render([stage], to: folder.path, "--style", style)
      return try folder.bytes(of: "stage1-1.png")
    }
    _ = try ToolRun.render([stage], to: folder.path)
    #expect(drawn[0] != drawn[1])
    let plain = try folder.bytes(of: "stage1-1.png")
    #expect(plain == drawn[0])
  }
}
