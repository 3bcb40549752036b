import Foundation
import TestSupport
import Testing

@Suite("chartroom animate: ffmpeg")
struct AnimateVideoTests {
  private let folder: TemporaryFolder
  private let chart = ToolRun.fixtures + "/overview.json"

  init() throws { folder = try TemporaryFolder() }

  /// Draws nine frames of 64 by 48 pixels.
  private func animate(
    to name: String, environment: [String: String]? = nil, shell: String? = nil
  ) throws -> ToolRun {
    try ToolRun(
      [
        "animate", chart, "--window", "0...0.3", "--to-window", "0.7...1", "--duration", "0.3",
        "--fps", "30", "--size", "64x48", "--out", folder.path + "/" + name,
      ], environment: environment, shell: shell)
  }

  /// An environment in which `ffmpeg` is a script of `sh`.
  ///
  /// It finds the name of the output in `$out`.
  private func environment(script: String) throws -> [String: String] {
    try folder.putProgram(
      "for out; do :; done\nout=${out#file:}\n\(script)", in: "bin/ffmpeg")
    return ["PATH": folder.path + "/bin:/usr/bin:/bin"]
  }

  @Test("without ffmpeg it ends with 6 and names the package")
  func missing() throws {
    let run = try animate(to: "a.mp4", environment: ["PATH": folder.path])
    #expect(run.status == 6 && run.output.isEmpty)
    #expect(run.errors.contains("Install the Debian package ffmpeg"))
    #expect(try folder.names.isEmpty)
  }

  @Test(
    "when ffmpeg fails it ends with 6, tells what ffmpeg said, and leaves nothing",
    arguments: [
      ("echo 'no such codec' >&2; exit 3", "status 3"),
      ("head -c 9000 > /dev/null; echo 'no such codec' >&2; exit 1", "status 1"),
      ("cat > /dev/null; echo 'no such codec' >&2; exit 7", "status 7"),
      ("echo 'no such codec' >&2; kill -9 $$", "signal 9"),
      ("exec < /dev/null; echo 'no such codec' >&2; exit 2", "status 2"),
    ])
  func failing(script: String, ending: String) throws {
    let run = try animate(to: "a.mp4", environment: environment(script: script))
    #expect(run.status == 6 && run.output.isEmpty)
    #expect(run.errors.contains(ending) && run.errors.contains("no such codec"), "\(run.errors)")
    #expect(try folder.names == ["bin"])
  }

  @Test("with few descriptors it ends with 5 and names the limit", arguments: 10...20)
  func descriptors(limit: Int) throws {
    let run = try animate(
      to: "a.mov", environment: environment(script: "cat > \"$out\""),
      shell: "ulimit -n \(limit); exec \"$@\"")
    #expect(run.status == 5 && run.errors.contains("ulimit -n"), "\(run.errors)")
    #expect(try folder.names == ["bin"])
  }

  @Test("killed, it takes ffmpeg along, whose input ends")
  func killed() throws {
    // Many frames, so that the tool is at work when it is killed. A process that nobody has asked how it
    // ended is gone as well.
    let shell = """
      "$@" & tool=$!
      until [ -e '\(folder.path)/number' ]; do sleep 0.05; done
      kill -9 $tool
      number=$(cat '\(folder.path)/number')
      for i in $(seq 200); do
        case "$(cat /proc/$number/stat 2>/dev/null)" in '' | *') Z '*) exit 0 ;; esac
        sleep 0.05
      done
      exit 9
      """
    let script =
      "echo $$ > '\(folder.path)/new'; mv '\(folder.path)/new' '\(folder.path)/number'; cat > \"$out\""
    let run = try ToolRun(
      [
        "animate", chart, "--to-window", "0.7...1", "--duration", "1000", "--size", "640x480",
        "--out",
        folder.path + "/a.mov",
      ], environment: environment(script: script), shell: shell)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try !folder.names.contains("a.mov"))
  }

  @Test("an old video stays when a new one fails")
  func oldStays() throws {
    try folder.put("old", in: "a.mp4")
    let run = try animate(to: "a.mp4", environment: environment(script: "exit 1"))
    #expect(run.status == 6)
    #expect(try folder.text(of: "a.mp4") == "old")
    #expect(try folder.names == ["a.mp4", "bin"])
  }

  @Test(
    "an ffmpeg that talks much and reads late is fed all the same, and what it says is believed")
  func talkative() throws {
    let script =
      "echo '[error] disk full' >&2; yes 'much more' | head -c 1000000 >&2; "
      + "cat > \"$out\"; cp \"$out\" '\(folder.path)/fed'; exit 0"
    let run = try animate(to: "a.mov", environment: environment(script: script))
    #expect(run.status == 6 && run.errors.contains("a.mov: "))
    #expect(run.errors.contains("reported an error:\ndisk full\n…\n"))
    #expect(run.errors.contains("much more"))
    #expect(try folder.bytes(of: "fed").count == 9 * 64 * 48 * 4)
    #expect(try folder.names == ["bin", "fed"])
  }

  @Test("what others than ffmpeg say on its standard error takes no video away")
  func foreignMessages() throws {
    let script = "echo 'ERROR: ld.so: object cannot be preloaded: ignored.' >&2; cat > \"$out\""
    try animate(to: "a.mov", environment: environment(script: script)).expectDone()
    #expect(try folder.bytes(of: "a.mov").count == 9 * 64 * 48 * 4)
  }

  @Test("a video that grows beyond the limit of its user is told so")
  func limit() throws {
    let run = try animate(
      to: "a.mov", environment: environment(script: "ulimit -f 8; cat > \"$out\"; kill -25 $$"))
    #expect(run.status == 6 && run.errors.contains("ulimit -f"), "\(run.errors)")
    #expect(try folder.names == ["bin"])
  }

  @Test("a hidden file that somebody removes is an output that cannot be written")
  func removed() throws {
    let run = try animate(
      to: "a.mov", environment: environment(script: "cat > \"$out\"; rm \"$out\""))
    #expect(
      run.status == 6 && run.errors.contains("Another process removed the file"), "\(run.errors)")
    #expect(try folder.names == ["bin"])
  }

  @Test("an ffmpeg that ends well and wrote nothing is not believed")
  func nothing() throws {
    let run = try animate(
      to: "a.mp4", environment: environment(script: "cat > /dev/null; exit 0"))
    #expect(run.status == 6 && run.errors.contains("a.mp4: "), "\(run.errors)")
    #expect(try folder.names == ["bin"])
  }

  @Test(
    "a signal ends ffmpeg too, and nothing is left",
    arguments: [
      ("TERM", 143, ""), ("INT", 130, ""),
      // It says that nothing is to be said any more, long enough before for that to be heard.
      ("TERM", 143, "exec 2>&-; sleep 0.3"),
    ])
  func signals(name: String, code: Int32, preparation: String) throws {
    // The script tells that it runs, and writes on for as long as it lives.
    let environment = try environment(
      script: """
        \(preparation)
        echo $$ > '\(folder.path)/pid'
        while :; do echo more >> "$out"; sleep 0.01; done
        """)
    let run = try animate(
      to: "a.mp4", environment: environment,
      shell: """
        set -m; "$@" & tool=$!
        until [ -s '\(folder.path)/pid' ] || ! kill -0 $tool; do sleep 0.01; done
        kill -\(name) $tool; wait $tool; exit $?
        """)
    #expect(run.status == code)
    #expect(!ProcessTable.runs(try folder.text(of: "pid")))
    #expect(try folder.names == ["bin", "pid"])
  }

  private static let hasFFmpeg = ["ffmpeg", "ffprobe"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }

  /// What ffprobe says of the video in a file, by key.
  private func probe(_ name: String) throws -> [String: String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/ffprobe")
    process.arguments = [
      "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=codec_name,profile,width,height,pix_fmt,color_range,color_space,nb_read_frames,"
        + "r_frame_rate:stream_tags=alpha_mode", "-of", "default=noprint_wrappers=1",
      folder.path + "/" + name,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return Dictionary(
      text.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "ffprobe finds the codec, the pixels, the colours and every frame",
    .enabled(if: hasFFmpeg),
    arguments: [
      ("a.mp4", ["codec_name": "h264", "pix_fmt": "yuv420p", "color_space": "bt709"]),
      ("a.webm", ["codec_name": "vp9", "TAG:alpha_mode": "1", "color_space": "bt709"]),
      ("a.mov", ["codec_name": "prores", "pix_fmt": "yuva444p12le", "profile": "4444"]),
      ("a.gif", ["codec_name": "gif", "pix_fmt": "bgra"]),
      ("a.apng", ["codec_name": "apng", "pix_fmt": "rgba"]),
    ])
  func containers(name: String, expected: [String: String]) throws {
    try animate(to: name).expectDone()
    let found = try probe(name)
    for (key, value) in expected { #expect(found[key] == value, "\(key)") }
    #expect(found["width"] == "64" && found["height"] == "48")
    #expect(found["nb_read_frames"] == "9", "\(found)")
    #expect(try folder.names == [name])
  }

  @Test(
    "frames are 60 a second, and 50 in a GIF, where nothing else is said", .enabled(if: hasFFmpeg),
    arguments: [("a.mp4", "60/1"), ("a.gif", "50/1")])
  func rates(name: String, rate: String) throws {
    try ToolRun(
      [
        "animate", chart, "--to-window", "0.7...1", "--duration", "0.1", "--size", "64x48",
        "--out", name,
      ], in: folder.path
    ).expectDone()
    #expect(try probe(name)["r_frame_rate"] == rate)
  }

  @Test(
    "the same frames make the same video", .enabled(if: hasFFmpeg),
    arguments: ["mp4", "webm", "mov", "gif", "apng"])
  func reproducible(container: String) throws {
    try animate(to: "a." + container).expectDone()
    try animate(to: "b." + container).expectDone()
    #expect(try folder.bytes(of: "a." + container) == folder.bytes(of: "b." + container))
  }
}
