import CairoCanvas
import Chartroom
import ChartroomCommand
import TestSupport
import Testing

@Suite("FrameOutput")
struct FrameOutputTests {
  private func output(
    _ name: String, stream: StreamFormat? = nil, sampling: ChromaSubsampling? = nil
  ) throws -> FrameOutput {
    try FrameOutput(name, stream: stream, sampling: sampling)
  }

  @Test("names tell what an output is, in capitals too")
  func names() throws {
    #expect(try output("a.y4m") == .stream(.path("a.y4m"), .y4m, .yuv420))
    #expect(try output("a.Y4M", sampling: .yuv444) == .stream(.path("a.Y4M"), .y4m, .yuv444))
    #expect(try output("a.bgra") == .stream(.path("a.bgra"), .bgra, .yuv420))
    #expect(try output("b/a.rgba") == .stream(.path("b/a.rgba"), .rgba, .yuv420))
    #expect(try output("-") == .stream(.standardOutput, .y4m, .yuv420))
    #expect(try output("-", stream: .rgba) == .stream(.standardOutput, .rgba, .yuv420))
    for container in VideoContainer.allCases {
      #expect(try output("a." + container.rawValue).container == container)
      #expect(try output("A.B." + container.rawValue.uppercased()).container == container)
      #expect(try output("100%." + container.rawValue).container == container)
    }
    #expect(try output("5%d.rgba") == .stream(.path("5%d.rgba"), .rgba, .yuv420))
  }

  @Test("what has no extension is a folder, and what is a folder may have one")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.put("", in: "take.two/note")
    for name in [
      "out", "out/", "a.b/out", "./out", folder.path + "/take.two", "100%/out", "5%/", "%d/",
    ] {
      let pattern = FramePattern(folder: name)
      #expect(try output(name) == .pictures(pattern, name: name), "\(name)")
    }
    let pattern = try FramePattern("out/a-%04d.png")
    #expect(try output("out/a-%04d.png") == .pictures(pattern, name: "out/a-%04d.png"))
  }

  @Test(
    "other names are wrong usage",
    arguments: [
      "", "a.png", "a.avi", "a.jpeg", "%d-%d.png", "%5d.png", "%x.png", "a%", "a-%d.jpg", "b/.mkv",
      "a-%d/b.png", "a-%d/b%%.png", "a-%d/b-%d.png",
    ])
  func others(name: String) {
    let error = #expect(throws: ToolError.self) { try output(name) }
    #expect(error?.status == .usage)
  }

  @Test(
    "a number in a folder's name is told apart from none", arguments: ["a-%d/b.png", "%d/%%.png"])
  func numberedFolder(name: String) {
    let error = #expect(throws: ToolError.self) { try output(name) }
    #expect(error?.message.contains("in the name of the file and not of a folder") == true)
  }

  @Test("options that do not belong to the output are wrong usage")
  func options() {
    for (name, stream, sampling) in [
      ("a.mp4", StreamFormat.y4m, nil), ("out", .bgra, nil), ("a.y4m", .y4m, nil),
      ("a.mp4", nil, ChromaSubsampling.yuv444), ("a.bgra", nil, .yuv420), ("-", .rgba, .yuv444),
    ] {
      let error = #expect(throws: ToolError.self) {
        try output(name, stream: stream, sampling: sampling)
      }
      #expect(error?.status == .usage, "\(name)")
    }
  }
}
