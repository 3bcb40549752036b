import Chartroom
import Foundation

/// When a golden is written instead of only compared: the variable `RECORD_GOLDENS`.
enum RecordMode: String, CaseIterable {
  /// Never: the default, also in CI.
  case never
  /// When there is none yet.
  case missing
  /// When there is none, or the comparison failed.
  case failed
  /// Always.
  case all

  /// The mode of this run.
  static func current(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> RecordMode {
    let text = environment["RECORD_GOLDENS"] ?? "never"
    guard let mode = RecordMode(rawValue: text) else {
      let modes = allCases.map(\.rawValue).joined(separator: ", ")
      throw GoldenFailure(
        message: "RECORD_GOLDENS is '\(text)' and must be one of \(modes)", files: [:])
    }
    return mode
  }
}

/// Why a test that compares with a golden fails.
struct GoldenFailure: Error, Hashable, CustomStringConvertible {
  /// What differs and what to do.
  var message: String
  /// What was written to look at, by name.
  var files: [String: [UInt8]]

  var description: String { message }
}

/// Turns pictures into the bytes of a file and back.
struct PictureCodec: Sendable {
  var encode: @Sendable (RGBAPicture) throws -> [UInt8]
  var decode: @Sendable ([UInt8]) throws -> RGBAPicture
}

/// A folder of goldens, `NAME.png` and `NAME.txt`, and one for what failed.
struct GoldenStore {
  /// Where the goldens are.
  var folder: String
  /// Where pictures and texts go that failed.
  var failures: String
  var mode: RecordMode

  /// The goldens of the repository, under the mode of this run.
  static func repository() throws -> GoldenStore {
    // Tests/ChartroomTests/Goldens/GoldenStore.swift
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    return GoldenStore(
      folder: root.appending(path: "Fixtures/goldens").path,
      failures: root.appending(path: ".build/goldens-failed").path,
      mode: try RecordMode.current())
  }

  /// Compares a picture with `NAME.png`.
  ///
  /// - Parameters:
  ///   - picture: What was drawn.
  ///   - name: The name of the golden, without its ending.
  ///   - codec: How pictures are written to files and read.
  ///   - tolerance: How far apart a channel may be.
  ///   - freePixels: How many pixels may be further apart.
  /// - Throws: `GoldenFailure` when it differs, is missing, or was recorded just now.
  func check(
    _ picture: RGBAPicture, named name: String, codec: PictureCodec, tolerance: UInt8 = 0,
    freePixels: Int = 0
  ) throws {
    try check(
      name, ending: "png", found: try codec.encode(picture),
      failureName: "\(name).expected-diff-actual.png"
    ) { golden in
      let expected = try codec.decode(golden)
      let difference = PictureDifference.between(
        expected: expected, actual: picture, tolerance: tolerance, freePixels: freePixels)
      return try difference.map {
        let panels = RGBAPicture.panels(expected: expected, actual: picture)
        return ("\($0)", try codec.encode(panels))
      }
    }
  }

  /// Compares a text with `NAME.txt`, byte by byte.
  ///
  /// The file ends in a line break of its own.
  ///
  /// - Throws: `GoldenFailure` when it differs, is missing, or was recorded just now.
  func check(text: String, named name: String) throws {
    let found = text + "\n"
    try check(
      name, ending: "txt", found: Array(found.utf8), failureName: "\(name).actual.txt"
    ) { golden in
      TextDifference.between(expected: String(decoding: golden, as: UTF8.self), actual: found)
        .map { ($0, Array(found.utf8)) }
    }
  }

  /// The steps that pictures and texts share.
  ///
  /// `compare` gets the golden's bytes, and returns nil when all is well, or what differs and the
  /// bytes to look at.
  private func check(
    _ name: String, ending: String, found: [UInt8], failureName: String,
    compare: ([UInt8]) throws -> (String, [UInt8])?
  ) throws {
    let file = "\(name).\(ending)"
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
      throw GoldenFailure(message: "'\(name)' cannot be the name of a golden", files: [:])
    }
    let path = "\(folder)/\(file)"
    let failure = "\(failures)/\(failureName)"
    let missing = "\(failures)/\(name).missing.\(ending)"
    for old in [failure, missing] { try? FileManager.default.removeItem(atPath: old) }

    if mode == .all { throw try record(found, as: path) }
    guard let golden = FileManager.default.contents(atPath: path).map(Array.init) else {
      if mode != .never { throw try record(found, as: path) }
      try write(found, to: missing, in: failures)
      throw GoldenFailure(
        message: "there is no golden \(file). Look at \(missing); if it is right, \(Self.remedy)",
        files: [(missing as NSString).lastPathComponent: found])
    }
    guard let (difference, picture) = try compare(golden) else { return }
    try write(picture, to: failure, in: failures)
    if mode == .failed { throw try record(found, as: path) }
    throw GoldenFailure(
      message: "\(file) differs: \(difference)\nLook at \(failure); if it is right, \(Self.remedy)",
      files: [failureName: picture])
  }

  private static let remedy = "run the test again with RECORD_GOLDENS=failed"

  private func record(_ bytes: [UInt8], as path: String) throws -> GoldenFailure {
    try write(bytes, to: path, in: folder)
    return GoldenFailure(message: "recorded \(path), run again", files: [:])
  }

  private func write(_ bytes: [UInt8], to path: String, in folder: String) throws {
    try OutputFolder.make(folder)
    try AtomicFile.write(bytes, to: path)
  }
}
