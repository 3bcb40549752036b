import ArgumentParser
import CairoCanvas
import Chartroom
import Foundation

/// `chartroom sheet PNG… --out FILE`.
struct SheetCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Puts PNG pictures side by side on one contact sheet.",
    discussion: """
      Pictures keep their pixels unless --reduce is given. The caption of each is the name of its file, \
      with the folders that not all of them share. A picture that cannot be read is reported and left out.
      """)

  @Argument(help: "PNG pictures, in rows from the top left.")
  var pictures: [String]

  @Option(help: ArgumentHelp("PNG file to write.", valueName: "file"))
  var out: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pictures in a row (default: a number that makes the sheet about 4:3).", valueName: "n"),
    transform: OptionFormat.count("a column count", in: 1...1000, example: 4).read)
  var columns: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show pictures at 1/N of their size (default: 1).", valueName: "n"),
    transform: OptionFormat.count("a reduction", in: 1...64, example: 2).read)
  var reduce: Int?

  @OptionGroup
  var png: PNGOptions

  func perform() throws -> ExitCode {
    guard !out.isEmpty else {
      throw ToolError(.usage, "--out is empty. Give a file for the sheet, as --out sheet.png.")
    }
    var found: [ContactSheet.Picture] = []
    var scale: CGFloat = 1
    for path in pictures {
      do {
        let bytes = try InputFile.read(path, type: "png")
        let picture = try PNG.decode(bytes)
        // What other programs write there may be anything.
        let pixels = try PNG.metadata(bytes).scale ?? 1
        if pixels <= OptionFormat.largestScale { scale = max(scale, pixels) }
        found.append(ContactSheet.Picture(name: path, bitmap: picture.reduced(by: reduce ?? 1)))
      } catch let error where ToolError(ending: error).status == .limit {
        throw ToolError(ending: error)
      } catch let error as CanvasError {
        StandardError.report(ToolError(.badInput, "\(path): \(error)"))
      } catch {
        StandardError.report(error)
      }
    }
    guard !found.isEmpty else { return .badInput }
    for (index, name) in Self.names(found.map(\.name)).enumerated() { found[index].name = name }
    do {
      // Captions are as large as if the pictures had been drawn at their reduced size.
      scale = max(scale / Double(reduce ?? 1), 1)
      let sheet = try ContactSheet(found, columns: columns, scale: scale).bitmap()
      let names = found.map(\.name).joined(separator: ", ")
      try AtomicFile.write(
        PNG.encode(
          sheet, scale: scale, description: "Contact sheet: \(names).",
          compression: png.compression), to: out)
    } catch {
      throw ToolError(ending: error)
    }
    try StandardOutput.report(out, after: out)
    return found.count < pictures.count ? .someFailed : .done
  }

  /// The paths of files without their extensions and without the folders that all of them are in.
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
