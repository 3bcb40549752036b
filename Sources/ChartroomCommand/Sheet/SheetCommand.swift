import ArgumentParser
import CairoCanvas
import Chartroom
import Foundation

/// `chartroom sheet PNG… --out FILE`.
struct SheetCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Arranges PNG images on one contact sheet.",
    discussion: """
      Images are not resampled unless --reduce is given. The caption below each image is the name of its file, \
      prefixed with the folders that differ. An image that cannot be read is reported and omitted.
      """)

  @Argument(help: ArgumentHelp("PNG images, in rows from the top left.", valueName: "images"))
  var pictures: [String]

  @Option(help: ArgumentHelp("PNG file to write.", valueName: "file"))
  var out: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of images per row, 1 to 1000 (default: a number that makes the sheet about 4:3).",
      valueName: "n"),
    transform: OptionFormat.count("a column count", in: 1...1000, example: 4).read)
  var columns: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Divisor of the width and height of all images, 1 to 64 (default: 1).", valueName: "n"
    ),
    transform: OptionFormat.count("a reduction", in: 1...64, example: 2).read)
  var reduce: Int?

  @OptionGroup
  var png: PNGOptions

  func perform() throws -> ExitCode {
    guard !out.isEmpty else {
      throw ToolError(
        .usage, "--out is empty. Give a file for the sheet, for example --out sheet.png.")
    }
    var inputs: [SheetInput] = []
    for path in pictures {
      if let input = try Self.reporting({ try SheetInput(path, reduction: reduce ?? 1) }) {
        inputs.append(input)
      }
    }
    do {
      // If the pixels of a file are invalid, the other images are arranged again.
      while !inputs.isEmpty {
        let (sheet, broken) = try draw(inputs)
        guard broken.isEmpty else {
          inputs = inputs.enumerated().filter { !broken.contains($0.offset) }.map(\.element)
          continue
        }
        try AtomicFile.write(sheet, to: out)
        try StandardOutput.report(out, after: out)
        return inputs.count < pictures.count ? .someFailed : .done
      }
      return .badInput
    } catch {
      throw ToolError(ending: error)
    }
  }

  /// Renders the sheet.
  ///
  /// - Returns: The contents of the PNG file, and the indices of inputs whose pixels cannot be read.
  @MainActor
  private func draw(_ inputs: [SheetInput]) throws -> (file: [UInt8], broken: Set<Int>) {
    // Captions have the size that they would have for images drawn at the reduced size.
    let scale = max((inputs.map(\.scale).max() ?? 1) / Double(reduce ?? 1), 1)
    let names = Self.names(inputs.map(\.path))
    let sheet: ContactSheet
    do throws(PictureSizeError) {
      sheet = try ContactSheet(
        zip(names, inputs).map { .init(name: $0, width: $1.width, height: $1.height) },
        columns: columns, scale: scale)
    } catch {
      throw Self.tooLarge(error)
    }
    var broken: Set<Int> = []
    let bitmap = try sheet.bitmap { index in
      let picture = try Self.reporting { try inputs[index].bitmap() }
      if picture == nil { broken.insert(index) }
      return picture
    }
    guard broken.isEmpty else { return ([], broken) }
    let file = try PNG.encode(
      bitmap, scale: scale, description: "Contact sheet: \(names.joined(separator: ", ")).",
      compression: png.compression)
    return (file, [])
  }

  /// Returns the result of a closure, or `nil` after reporting its error.
  ///
  /// - Throws: `ToolError` if the closure exceeded a limit, or if there is not enough memory.
  private static func reporting<Value>(_ read: () throws -> Value) throws(ToolError) -> Value? {
    do {
      return try read()
    } catch {
      let failure = ToolError(ending: error)
      if failure.status == .limit { throw failure }
      StandardError.report(failure)
      return nil
    }
  }

  private static func tooLarge(_ error: PictureSizeError) -> ToolError {
    let remedy = "Reduce the images, for example with --reduce 2, or give fewer images."
    switch error {
    case .longSide(let size):
      return ToolError(
        .limit,
        "the sheet has a side of \(max(size.width, size.height)) pixels, and the limit is "
          + "\(PictureSize.longestSide). \(remedy)")
    case .tooManyPixels(let size):
      return ToolError(
        .limit,
        "the sheet takes \((size.pixels * 4) >> 20) MiB of pixels, and the limit is "
          + "\(PictureSize.mostBytes >> 20). \(remedy)")
    case .empty: return ToolError(ending: error)
    }
  }

  /// Returns the paths of files without the extension `.png` and the folders that all paths share.
  private static func names(_ paths: [String]) -> [String] {
    var parts = paths.map { $0.split(separator: "/") }
    while let folder = parts.first?.first, parts.allSatisfy({ $0.count > 1 && $0[0] == folder }) {
      parts = parts.map { Array($0.dropFirst()) }
    }
    return parts.map { parts in
      let path = parts.joined(separator: "/")
      return path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    }
  }
}
