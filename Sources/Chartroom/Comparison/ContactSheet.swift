package import CairoCanvas
import ChartroomUI
package import Foundation
import Graphics

/// An image that arranges finished images in a grid, each with a caption below it.
///
/// The pixels of the images are copied unchanged.
package struct ContactSheet {
  /// An image on the sheet.
  package struct Picture: Hashable, Sendable {
    /// The caption.
    package var name: String
    /// The width, in pixels.
    package var width: Int
    /// The height, in pixels.
    package var height: Int

    /// Creates an image with a caption and a size in pixels.
    package init(name: String, width: Int, height: Int) {
      self.name = name
      self.width = width
      self.height = height
    }
  }

  /// The size of the sheet, in points and in pixels.
  package let size: PictureSize
  private let pictures: [Picture]
  private let layout: SheetLayout

  /// The minimum width of an image with a caption, in points: about the width of a letter.
  private static let leastCaptionWidth: CGFloat = 8
  private static let ground = Color.Resolved(red: 0.9, green: 0.91, blue: 0.93)
  /// The colour of the captions: darker than the secondary colour, which has too little contrast here.
  private static let ink = Color(red: 0.33, green: 0.34, blue: 0.37)

  /// Creates a sheet for images of known sizes.
  ///
  /// - Parameters:
  ///   - pictures: The images, in rows from the top left.
  ///   - columns: The number of images per row, clamped to 1 and the number of images. `nil`, the default,
  ///     chooses the number that brings the sheet close to 4:3 and leaves few cells empty.
  ///   - scale: Device pixels per point, for the captions and the gaps; positive.
  /// - Throws: `PictureSizeError` if the sheet exceeds a limit of `PictureSize`.
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

  /// Renders the sheet.
  ///
  /// - Parameter picture: A closure that returns the image at an index, or `nil` to leave its cell empty. It
  ///   is called once per image, in order, so that only one image is in memory at a time.
  /// - Returns: An opaque bitmap of the sheet's size.
  /// - Throws: The errors of `picture`; `CanvasError` if there is not enough memory, or if the system font is
  ///   not installed.
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
