import CairoCanvas
import Chartroom
import Foundation

/// A PNG file for a contact sheet: its size is known, and its pixels are read when they are needed.
struct SheetInput {
  /// The path of the file.
  let path: String
  /// The width on the sheet, in pixels.
  let width: Int
  /// The height on the sheet, in pixels.
  let height: Int
  /// Device pixels per point, 1 where the file states none.
  let scale: CGFloat
  private let reduction: Int

  /// The bytes that are searched for the size and the scale, which come before the pixels.
  private static let headerBytes = 1 << 16

  /// Reads the size.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - reduction: Every square of so many pixels a side becomes one; 1 or more.
  /// - Throws: `InputError`, or `ToolError` with status 3 for a file that is not a PNG file.
  init(_ path: String, reduction: Int) throws {
    let bytes = try InputFile.read(path, type: "png", prefix: Self.headerBytes)
    guard let header = PNGHeader(bytes) else {
      throw ToolError(
        .badInput, "\(path): PNG: the file does not begin as a PNG file does. Give PNG pictures.")
    }
    guard max(header.width, header.height) <= PictureSize.longestSide else {
      throw ToolError(
        .badInput,
        "\(path): \(header.width)x\(header.height) pixels, and a side may have at most "
          + "\(PictureSize.longestSide). Leave the picture out.")
    }
    self.path = path
    self.reduction = reduction
    width = (header.width - 1) / reduction + 1
    height = (header.height - 1) / reduction + 1
    // Other programs may write any scale.
    let scale = header.scale ?? 1
    self.scale = scale <= OptionFormat.largestScale ? max(scale, 1) : 1
  }

  /// Reads the pixels.
  ///
  /// - Throws: `InputError`; `ToolError` with status 3 for a broken file; `CanvasError.outOfMemory`.
  func bitmap() throws -> Bitmap {
    let bytes = try InputFile.read(path, type: "png")
    do throws(CanvasError) {
      return try PNG.decode(bytes).reduced(by: reduction)
    } catch CanvasError.outOfMemory {
      throw CanvasError.outOfMemory
    } catch {
      throw ToolError(.badInput, "\(path): \(error)")
    }
  }
}
