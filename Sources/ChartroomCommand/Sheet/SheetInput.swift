import CairoCanvas
import Chartroom
import Foundation

/// A PNG file for a contact sheet, whose size is read at first and whose pixels are read on demand.
struct SheetInput {
  /// The path of the file.
  let path: String
  /// The width on the sheet, in pixels.
  let width: Int
  /// The height on the sheet, in pixels.
  let height: Int
  /// The number of device pixels per point, which is 1 if the file specifies none.
  let scale: CGFloat
  private let reduction: Int

  /// The number of bytes that are searched for the size and the scale, which precede the pixels.
  private static let headerBytes = 1 << 16

  /// Reads the size.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - reduction: The side of the squares of pixels that become one pixel on the sheet; 1 or more.
  /// - Throws: `InputError`, or `ToolError` with status 3 for a file that is not a PNG file.
  init(_ path: String, reduction: Int) throws {
    let bytes = try InputFile.read(path, type: "png", prefix: Self.headerBytes)
    guard let header = PNGHeader(bytes) else {
      throw ToolError(
        .badInput, "\(path): the file has no valid PNG header. Give a PNG file.")
    }
    guard max(header.width, header.height) <= PictureSize.longestSide else {
      throw ToolError(
        .badInput,
        "\(path): '\(header.width)x\(header.height)' pixels exceed the limit of "
          + "\(PictureSize.longestSide) per side. Omit the image.")
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
  /// - Throws: `InputError` if the file cannot be read; `ToolError` with status 3 if its contents are
  ///   invalid; `CanvasError.outOfMemory` if there is not enough memory.
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
