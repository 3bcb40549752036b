import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom animate")
struct AnimateCommandTests {
  private let folder: TemporaryFolder
  private let chart = ToolRun.fixtures + "/overview.json"

  init() throws { folder = try TemporaryFolder() }

  /// Draws six frames of 64 by 48 pixels.
  private func animate(
    _ options: String..., to name: String, environment: [String: String]? = nil,
    shell: String? = nil
  ) throws -> ToolRun {
    let frames = [
      "animate", chart, "--window", "0...0.3", "--to-window", "0.7...1", "--duration", "0.2",
      "--fps", "30", "--size", "64x48",
    ]
    return try ToolRun(
      frames + options + ["--out", name == "-" ? name : folder.path + "/" + name],
      environment: environment, shell: shell)
  }

  @Test("a folder gets a picture for each frame, named by its number")
  func folderOfPictures() throws {
    let run = try animate(to: "frames")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == folder.path + "/frames\n")
    let names = (0..<6).map { "frame-00000\($0).png" }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/frames")
    #expect(files.sorted() == names)
    var pictures: Set<[UInt8]> = []
    for name in names {
      let bitmap = try PNG.decode(folder.bytes(of: "frames/" + name))
      #expect(bitmap.width == 64 && bitmap.height == 48)
      pictures.insert(bitmap.pixels)
    }
    #expect(pictures.count == 6)
  }

  @Test("a pattern names the pictures")
  func pattern() throws {
    try animate("--duration", "0.1", to: "shot%03d.png").expectDone()
    #expect(try folder.names == ["shot000.png", "shot001.png", "shot002.png"])
  }

  @Test("a name that is not UTF-8 is wrong usage, not another name")
  func foreignNames() throws {
    let run = try ToolRun(
      ["animate", chart, "--to-window", "0.7...1", "--duration", "0.1"], in: folder.path,
      shell: #""$@" --out $'no\xff.y4m'"#)
    #expect(run.status == 2 && run.errors.contains("argument 8, 'no\u{FFFD}.y4m', is not UTF-8"))
    #expect(try folder.names.isEmpty)
  }

  @Test("pictures of a longer run are told, and stay")
  func leftovers() throws {
    try animate(to: "frames").expectDone()
    try animate(to: "frames").expectDone()
    let before = try folder.bytes(of: "frames/frame-000003.png")
    let run = try animate("--duration", "0.1", to: "frames")
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "chartroom: warning: '\(folder.path)/frames/frame-000003.png' is left over from an earlier")
    )
    #expect(try folder.bytes(of: "frames/frame-000003.png") == before)
  }

  @Test(
    "frames of a window at rest are those of chartroom render", arguments: ["0...0.3", "0.2...1"])
  func sameAsRender(window: String) throws {
    try animate("--window", window, "--to-window", window, to: "frames").expectDone()
    try ToolRun.render([chart], to: folder.path, "--size", "64x48", "--window", window)
      .expectDone()
    let still = try PNG.decode(folder.bytes(of: "overview.png"))
    for frame in 0..<6 {
      let moving = try PNG.decode(folder.bytes(of: "frames/frame-00000\(frame).png"))
      #expect(still.pixels == moving.pixels, "\(frame)")
    }
  }

  @Test(
    "a y4m stream has a header and planes for each frame",
    arguments: [("420", 4608), ("444", 9216)])
  func y4m(pixels: String, frame: Int) throws {
    try animate("--pixels", pixels, to: "a.y4m").expectDone()
    let bytes = try folder.bytes(of: "a.y4m")
    let header = String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
    #expect(header.hasPrefix("YUV4MPEG2 W64 H48 F30:1 ") && header.contains(" C" + pixels))
    #expect(bytes.count == header.utf8.count + 1 + 6 * (frame + 6))
  }

  @Test(
    "bytes do not depend on the number of workers",
    arguments: ["a.y4m", "a.bgra", "a.rgba", "a%d.png"])
  func workers(name: String) throws {
    var contents: [[String: [UInt8]]] = []
    for workers in ["1", "2", "4"] {
      try animate("--workers", workers, to: name).expectDone()
      contents.append(try folder.contents)
    }
    #expect(contents[0] == contents[1] && contents[0] == contents[2])
    #expect(contents[0].values.allSatisfy { !$0.isEmpty })
  }

  @Test("standard output gets y4m or bare pixels, and nothing else")
  func standardOutput() throws {
    let file = folder.path + "/stream"
    for format in ["y4m", "bgra", "rgba"] {
      let run = try animate("--format", format, to: "-", shell: "\"$@\" > '\(file)'")
      #expect(run.status == 0 && run.errors.isEmpty)
      try animate(to: "a." + format).expectDone()
      let isSame = try folder.bytes(of: "stream") == folder.bytes(of: "a." + format)
      #expect(isSame, "\(format)")
    }
  }

  @Test("a reader that goes away ends the run quietly")
  func closedPipe() throws {
    let run = try animate(
      "--duration", "20", to: "-", shell: #""$@" | head -c 100 > /dev/null; exit ${PIPESTATUS[0]}"#)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test("a full disk ends with 6, and nothing is left")
  func fullDisk() throws {
    let run = try animate(to: "a.bgra", shell: #"ulimit -f 8; exec "$@""#)
    #expect(run.status == 6 && run.errors.contains("File too large"))
    #expect(try folder.names.isEmpty)
  }

  @Test("a report tells of frames, stages and memory")
  func report() throws {
    let run = try animate("--report", "--workers", "2", to: "a.y4m")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("chartroom: 6 frames of 64x48 in "))
    for word in ["2 workers", "MiB", "evaluate: ", "draw: ", "write: "] {
      #expect(run.errors.contains(word), "\(word)")
    }
  }

  /// Options that are wrong usage, and the beginning of the message without `chartroom: `.
  private static let wrong: [([String], String)] = [
    (
      ["--fps", "0"],
      "--fps: '0' is not a frame rate. Give a whole number from 1 to 1000, for example"
    ),
    (["--fps", "1001"], "--fps: '1001' is not a frame rate."),
    (["--fps", "29.97"], "--fps: '29.97' is not a frame rate."),
    (
      ["--duration", "0"],
      "--duration: '0' is not a duration. Give a number of seconds above 0, for example 2.5."
    ),
    (["--duration", "-1"], "--duration: '-1' is not a duration."),
    (["--duration", "nan"], "--duration: 'nan' is not a duration."),
    (
      ["--duration", "0.001"],
      "--duration: '0.001' seconds at 60 frames per second are less than one frame"
    ),
    (
      ["--to-window", "0.7"],
      "--to-window: '0.7' is not a window. Give its start and end as fractions, from 0 (first point) to 1 "
    ),
    (["--window", "0.5...0.2"], "--window: '0.5...0.2' is not a window."),
    (["--chart", "0"], "--chart: '0' is not a chart number. Give a whole number of 1 or more"),
    (["--chart", "2"], "--chart: '2' is not the number of a chart; "),
    (
      ["--workers", "0"],
      "--workers: '0' is not a worker count. Give a whole number from 1 to 64, for "
    ),
    (["--workers", "65"], "--workers: '65' is not a worker count."),
    (["--workers", "two"], "--workers: 'two' is not a worker count."),
    (["--pixels", "444", "--out", "a.mp4"], "--pixels applies only to y4m"),
    (
      ["--pixels", "411"],
      "The value '411' is invalid for '--pixels <sampling>'. Please provide one of"
    ),
    (["--format", "bgra"], "--format applies only to standard output"),
    (["--preset", "fast"], "--preset applies only to .mp4, but --out is 'a.y4m'. Omit --preset."),
    (
      ["--preset", "hasty", "--out", "a.mp4"],
      "The value 'hasty' is invalid for '--preset <preset>'"
    ),
    (
      ["--png", "small", "--out", "a.mp4"],
      "--png applies only to PNG files, but --out is 'a.mp4'. Omit --png."
    ),
    (["--png", "tiny"], "The value 'tiny' is invalid for '--png <effort>'"),
    (["--out", ""], "--out is empty. Give a folder, a file, or - for standard output."),
    (["--out", "a.avi"], "--out: 'a.avi' has the unknown extension .avi. Give a folder"),
    (
      ["--out", "a.png"],
      "--out: 'a.png' names a single image, but every frame needs its own file."
    ),
    (["--out", "%d%d.png"], "--out: '%d%d.png' is not a pattern of frames. Give one placeholder"),
    (["--out", "%s.png"], "--out: '%s.png' is not a pattern of frames. Give one placeholder"),
    (
      ["--out", "a-%d/b.png"],
      "--out: 'a-%d/b.png' is not a pattern of frames. Give one placeholder"
    ),
    (
      ["--out", "a-%d/b%%.png"],
      "--out: 'a-%d/b%%.png' is not a pattern of frames. Give one placeholder"
    ),
    (
      ["--size", "63x48", "--out", "a.mp4"],
      "--out: 'a.mp4': '63x48' pixels have an odd width or height"
    ),
    (
      ["--size", "64x47", "--out", "a.mp4"],
      "--out: 'a.mp4': '64x47' pixels have an odd width or height"
    ),
    (
      ["--size", "16386x2", "--out", "a.mp4"],
      "--out: 'a.mp4': '16386x2' pixels exceed the limit of the "
    ),
    (
      ["--size", "64"],
      "--size: '64' is not a size. Give the width and height in points, both above 0, for "
    ),
    (
      ["--scale", "17"],
      "--scale: '17' is not a scale. Give the pixels per point, above 0 and at most 16"
    ),
    (
      ["--fps", "51", "--out", "a.gif"],
      "--out: 'a.gif': '51' frames per second exceed the limit of a GIF"
    ),
    (
      ["--hide", "Nobody"], "--hide: no series has the name 'Nobody'. The names are: Joined, Left."
    ),
    (
      ["--style", "shiny"],
      "The value 'shiny' is invalid for '--style <style>'. Please provide one of"
    ),
    (["--locale", "xx_YY"], "--locale: 'xx_YY' is not a locale."),
    (
      ["--time-zone", "berlin"],
      "--time-zone: 'berlin' is not a time zone. Did you mean Europe/Berlin?"
    ),
    (["--speed", "3"], "Unknown option '--speed'"),
  ]

  @Test("wrong usage ends with 2 before anything is drawn, and names the option", arguments: wrong)
  func usage(options: [String], message: String) throws {
    let run = try ToolRun(
      [
        "animate", chart, "--to-window", "0.7...1", "--duration", "0.2", "--size", "64x48",
        "--out", "a.y4m",
      ] + options, in: folder.path)
    #expect(run.errors.hasPrefix("chartroom: " + message), "\(run.errors)")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(try folder.names.isEmpty)
  }

  @Test("bad input ends with 3, too much of anything with 5")
  func badInputAndLimits() throws {
    func status(_ file: String, _ options: String...) throws -> Int32 {
      try ToolRun(
        ["animate", file, "--to-window", "0...1", "--duration", "1", "--out", "a.y4m"] + options,
        in: folder.path
      ).status
    }
    try folder.put("{}", in: "bad.json")
    #expect(try status("no such file.json") == 3)
    #expect(try status("bad.json") == 3)
    #expect(try status(chart, "--size", "40000x10") == 5)
    #expect(try status(chart, "--size", "20000x20000") == 5)
    #expect(try status(chart, "--duration", "1e9") == 5)
    // Each of them takes 64 MB.
    #expect(try status(chart, "--workers", "64", "--size", "2000x2000") == 5)
    #expect(try folder.names == ["bad.json"])
  }
}

extension ToolRun {
  /// Expects that it did what it was asked for, and said nothing.
  func expectDone() {
    #expect(status == 0 && errors.isEmpty, "\(errors)")
  }
}
