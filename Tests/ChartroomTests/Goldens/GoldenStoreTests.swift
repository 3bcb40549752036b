import Foundation
import TestSupport
import Testing

@Suite("GoldenStore")
struct GoldenStoreTests {
  let folder: TemporaryFolder
  let picture = RGBAPicture(width: 3, height: 2, filled: RGBA(10, 20, 30, 255))
  let other = RGBAPicture(width: 3, height: 2, filled: RGBA(10, 20, 30, 254))

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(_ mode: RecordMode) -> GoldenStore {
    GoldenStore(folder: folder.path + "/goldens", failures: folder.path + "/failed", mode: mode)
  }

  /// Width, height, pixels: the plainest file format there is.
  private let codec = PictureCodec(
    encode: { [UInt8($0.width), UInt8($0.height)] + $0.pixels },
    decode: {
      RGBAPicture(width: Int($0[0]), height: Int($0[1]), pixels: Array($0.dropFirst(2)))
    })

  private func check(_ picture: RGBAPicture, _ mode: RecordMode) -> GoldenFailure? {
    do {
      try store(mode).check(picture, named: "scene", codec: codec)
    } catch {
      return error as? GoldenFailure ?? GoldenFailure(message: "\(error)", files: [:])
    }
    return nil
  }

  private func golden() throws -> RGBAPicture {
    try codec.decode(Array(Data(contentsOf: URL(filePath: folder.path + "/goldens/scene.png"))))
  }

  private func failed() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/failed").sorted()) ?? []
  }

  @Test("fails when there is no golden, and keeps the picture to look at")
  func missing() throws {
    let failure = try #require(check(picture, .never))
    #expect(failure.message.hasPrefix("there is no golden scene.png. Look at /"))
    #expect(failed() == ["scene.missing.png"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/goldens"))
  }

  @Test("fails in the run that records, then passes", arguments: [RecordMode.missing, .failed])
  func records(mode: RecordMode) throws {
    let failure = try #require(check(picture, mode))
    #expect(failure.message == "recorded \(folder.path)/goldens/scene.png, run again")
    #expect(try golden() == picture)
    #expect(check(picture, mode) == nil)
    #expect(check(picture, .never) == nil)
  }

  @Test("fails in every run that records all")
  func recordsAll() throws {
    #expect(check(picture, .all) != nil)
    #expect(check(picture, .all) != nil)
    #expect(check(other, .all) != nil)
    #expect(try golden() == other)
  }

  @Test("writes the three panels when a picture differs, and takes them away when it does not")
  func differs() throws {
    _ = check(picture, .missing)
    for mode in [RecordMode.never, .missing] {
      let failure = try #require(check(other, mode))
      #expect(failure.message.hasPrefix("scene.png differs: 6 pixels differ, at most 0 0 0 1"))
      #expect(failure.message.contains("/failed/scene.expected-diff-actual.png; if it is right"))
      #expect(failed() == ["scene.expected-diff-actual.png"])
      let panels = RGBAPicture.panels(expected: picture, actual: other)
      #expect(try failure.files == ["scene.expected-diff-actual.png": codec.encode(panels)])
      #expect(try golden() == picture)
    }
    #expect(check(picture, .never) == nil)
    #expect(failed() == [])
  }

  @Test("records a picture that differs only when told to, and fails")
  func recordsFailed() throws {
    _ = check(picture, .missing)
    let failure = try #require(check(other, .failed))
    #expect(failure.message.hasPrefix("recorded "))
    #expect(try golden() == other)
    #expect(check(other, .never) == nil)
  }

  @Test("compares texts and shows the lines that differ")
  func texts() throws {
    #expect(throws: GoldenFailure.self) { try store(.missing).check(text: "a\nb", named: "t") }
    #expect(try folder.text(of: "goldens/t.txt") == "a\nb\n")
    try store(.never).check(text: "a\nb", named: "t")
    let failure = #expect(throws: GoldenFailure.self) {
      try store(.never).check(text: "a\nc", named: "t")
    }
    #expect(failure?.message.contains("first difference in line 2:\n  a\n- b\n+ c\n") == true)
    #expect(failed() == ["t.actual.txt"])
  }

  @Test("keeps names inside the folder", arguments: ["", "../a", "a/b", ".hidden"])
  func names(name: String) {
    #expect(throws: GoldenFailure.self) { try store(.all).check(text: "a", named: name) }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/goldens"))
  }

  @Test("never records unless asked, and knows four words")
  func modes() throws {
    #expect(try RecordMode.current([:]) == .never)
    for mode in RecordMode.allCases {
      #expect(try RecordMode.current(["RECORD_GOLDENS": mode.rawValue]) == mode)
    }
    for wrong in ["", "1", "ALL", "yes"] {
      #expect(throws: GoldenFailure.self) { try RecordMode.current(["RECORD_GOLDENS": wrong]) }
    }
  }
}
