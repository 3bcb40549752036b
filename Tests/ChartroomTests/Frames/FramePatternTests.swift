import Chartroom
import Testing

@Suite("FramePattern")
struct FramePatternTests {
  @Test(
    "numbers stand where the pattern has them",
    arguments: [
      ("a-%d.png", 7, "a-7.png"), ("%04d", 12, "0012"), ("x/%06d.png", 1_234_567, "x/1234567.png"),
      ("100%%-%03d%%", 5, "100%-005%"), ("é%01d", 0, "é0"),
    ])
  func numbers(pattern: String, frame: Int, path: String) throws {
    #expect(try FramePattern(pattern).path(of: frame) == path)
  }

  @Test("a folder has frames of six digits, whatever its name")
  func folders() {
    #expect(FramePattern(folder: "out").path(of: 3) == "out/frame-000003.png")
    #expect(FramePattern(folder: "50%d/").path(of: 0) == "50%d/frame-000000.png")
  }

  @Test(
    "what names no number, two, one in another way or in a folder's name is refused",
    arguments: [
      "", "a.png", "%", "%%", "%s", "%d-%d", "%4d", "%-4d", "%0", "%019d",
      "%0999999999999999999999d", "a-%d/b.png", "%d/", "a-%d/b-%%.png",
    ])
  func malformed(pattern: String) {
    let error = #expect(throws: FramePattern.Malformed.self) { try FramePattern(pattern) }
    #expect(error?.pattern == pattern)
  }
}
