package import CairoCanvas
import ChartroomUI
package import Foundation
import Graphics

/// A picture that shows finished pictures side by side, each with its name under it.
///
/// The pixels of the pictures are copied unchanged.
package struct ContactSheet {
  /// A picture on the sheet.
  package struct Picture: Hashable, Sendable {
    /// The caption.
    package var name: String
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    /// Creates a picture.
    package init(name: String, width: Int, height: Int) {
      self.name = name
      self.width = width
      self.height = height
    }
  }

  /// The size of the sheet.
  package let size: PictureSize
  private let pictures: [Picture]
  private let layout: SheetLayout

  /// Pictures less wide than a letter, in points, have no caption.
  private static let leastCaptionWidth: CGFloat = 8
  private static let ground = Color.Resolved(red: 0.9, green: 0.91, blue: 0.93)
  /// The colour of the names: darker than the secondary colour, which has too little contrast here.
  private static let ink = Color(red: 0.33, green: 0.34, blue: 0.37)

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, in rows from the top left.
  ///   - columns: The number of pictures in a row, 1 or more; by default the number that brings the sheet
  ///     close to 4:3 and leaves few cells empty.
  ///   - scale: Device pixels per point, for the captions and the gaps.
  /// - Throws: `PictureSizeError` when the sheet is larger than a picture may be.
  package init(
    _ pictures: [Picture], columns: Int? = nil, scale: CGFloat
  ) throws(PictureSizeError) {
    self.pictures = pictures
    let sizes = pictures.map {
      CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)
    }
    layout = columns.map { SheetLayout(sizes, columns: $0) } ?? SheetLayout(sizes)
    size = try PictureSize(within: layout.size, scale: scale)
  }

  /// Draws the sheet.
  ///
  /// - Parameter picture: Returns a picture by its index; called for each in order. One at a time is in
  ///   memory. The place of a picture that is nil stays empty.
  /// - Returns: An opaque bitmap of the size of all rows and columns.
  /// - Throws: An error of `picture`; `CanvasError` when memory is short, or when the system font is not
  ///   installed.
  @MainActor
  package func bitmap(of picture: (Int) throws -> Bitmap?) throws -> Bitmap {
    let scale = size.scale
    var list = DrawList([
      .fill(Path(CGRect(origin: .zero, size: layout.size)), FillStyle(), .color(Self.ground))
    ])
    for (picture, frame) in zip(pictures, layout.frames)
    where frame.width >= Self.leastCaptionWidth {
      let caption = try Stage(
        size: ProposedViewSize(width: frame.width, height: SheetLayout.captionHeight), scale: scale
      ) {
        Text(picture.name).font(.system(size: 11)).lineLimit(1).truncationMode(.middle)
          .foregroundStyle(Self.ink)
          .frame(width: frame.width, height: SheetLayout.captionHeight)
      }
      list.append(caption.drawList(), offset: CGPoint(x: frame.minX, y: frame.maxY))
    }
    var sheet = try MainEngine.rasterizer.bitmap(of: list, size: layout.size, scale: scale)
    for (index, frame) in layout.frames.enumerated() {
      guard let bitmap = try picture(index) else { continue }
      sheet.draw(
        bitmap, x: Int((frame.minX * scale).rounded()), y: Int((frame.minY * scale).rounded()))
    }
    return sheet
  }
}
