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
      Pictures keep their pixels unless --reduce is given; under each stands its file's name, with the folders that \
      are not common to all. A picture that cannot be read is told and left out.
      """)

  @Argument(help: "PNG pictures, in rows from the top left.")
  var pictures: [String]

  @Option(help: ArgumentHelp("PNG file to write.", valueName: "file"))
  var out: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pictures in a row (default: as many as make it about 4:3 with few places empty).",
      valueName: "n"))
  var columns: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show pictures at one N-th of their size (default: 1).", valueName: "n"))
  var reduce: String?

  @OptionGroup
  var png: PNGOptions

  func perform() throws -> ExitCode {
    guard !out.isEmpty else {
      throw ToolError(.usage, "--out is empty. Give a file for the sheet, as --out sheet.png.")
    }
    let columns = try columns.map { text throws(ToolError) in
      try Self.number(text, of: "columns", most: 1000)
    }
    let reduction = try reduce.map { text throws(ToolError) in
      try Self.number(text, of: "times to reduce", most: 64)
    }
    var found: [ContactSheet.Picture] = []
    var scale: CGFloat = 1
    var isInputMissing = false
    for path in pictures {
      do {
        let bytes = try InputFile.read(path, type: "png")
        let picture = try PNG.decode(bytes)
        // What other programs write there may be anything.
        let pixels = try PNG.metadata(bytes).scale ?? 1
        if pixels <= Number.largestScale { scale = max(scale, pixels) }
        found.append(ContactSheet.Picture(name: path, bitmap: picture.reduced(by: reduction ?? 1)))
      } catch let error as ToolError where error.status == .limit {
        throw error
      } catch CanvasError.outOfMemory {
        throw ToolError(ending: CanvasError.outOfMemory)
      } catch let error as CanvasError {
        StandardError.print("chartroom: \(path): \(error)")
      } catch {
        StandardError.print("chartroom: \(error)")
        isInputMissing = true
      }
    }
    guard !found.isEmpty else { return .badInput }
    for (index, name) in Self.names(found.map(\.name)).enumerated() { found[index].name = name }
    do {
      // Captions are as large as if the pictures had been drawn at their reduced size.
      scale = max(scale / Double(reduction ?? 1), 1)
      let sheet = try ContactSheet(found, columns: columns, scale: scale).bitmap()
      let names = found.map(\.name).joined(separator: ", ")
      try AtomicFile.write(
        PNG.encode(
          sheet, scale: scale, description: "Contact sheet: \(names).",
          compression: png.compression), to: out)
    } catch {
      throw ToolError(ending: error)
    }
    guard StandardOutput.print(out) else {
      throw ToolError(.output, "standard output cannot be written.")
    }
    if isInputMissing { return .badInput }
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

  private static func number(
    _ text: String, of things: String, most: Int
  ) throws(ToolError) -> Int {
    guard let number = Int(text), (1...most).contains(number) else {
      throw ToolError(
        .usage, "'\(text)' is no number of \(things). Give a whole number from 1 to \(most), as 2.")
    }
    return number
  }
}
