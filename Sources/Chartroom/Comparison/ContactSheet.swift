package import CairoCanvas
import ChartroomUI
package import Foundation
import Graphics

/// A picture that shows finished pictures side by side, each with its name under it.
///
/// The pixels of the pictures are copied unchanged.
package struct ContactSheet {
  /// A picture and its name.
  package struct Picture {
    package var name: String
    package var bitmap: Bitmap

    package init(name: String, bitmap: Bitmap) {
      self.name = name
      self.bitmap = bitmap
    }
  }

  private let pictures: [Picture]
  private let columns: Int
  private let scale: CGFloat

  /// The distances between pictures and to the edges, in points.
  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 20
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
  package init(_ pictures: [Picture], columns: Int? = nil, scale: CGFloat) {
    self.pictures = pictures
    self.scale = scale
    let most = max(pictures.count, 1)
    self.columns = columns.map { max($0, 1) } ?? Self.columns(for: pictures, most: most, scale)
  }

  /// Draws the sheet.
  ///
  /// - Returns: An opaque bitmap of the size of all rows and columns.
  /// - Throws: `CanvasError` when it has more than 32 767 pixels a side, when memory is short, or
  ///   when the system font is not installed.
  @MainActor
  package func bitmap() throws -> Bitmap {
    let cells = Self.cells(of: pictures, columns: columns, scale)
    var list = DrawList([
      .fill(Path(CGRect(origin: .zero, size: cells.size)), FillStyle(), .color(Self.ground))
    ])
    for (picture, frame) in zip(pictures, cells.frames) {
      let caption = try Stage(
        size: ProposedViewSize(width: frame.width, height: Self.captionHeight), scale: scale
      ) {
        Text(picture.name).font(.system(size: 11)).lineLimit(1).truncationMode(.middle)
          .foregroundStyle(Self.ink)
          .frame(width: frame.width, height: Self.captionHeight)
      }
      list.append(caption.drawList(), offset: CGPoint(x: frame.minX, y: frame.maxY))
    }
    var sheet = try MainEngine.rasterizer.bitmap(of: list, size: cells.size, scale: scale)
    for (picture, frame) in zip(pictures, cells.frames) {
      sheet.draw(
        picture.bitmap, x: Int((frame.minX * scale).rounded()),
        y: Int((frame.minY * scale).rounded()))
    }
    return sheet
  }

  private static func columns(for pictures: [Picture], most: Int, _ scale: CGFloat) -> Int {
    func misfit(_ columns: Int) -> CGFloat {
      let size = cells(of: pictures, columns: columns, scale).size
      // A last row with one picture looks like a mistake, so empty cells count as well.
      let places = (pictures.count + columns - 1) / columns * columns
      let empty = CGFloat(places - pictures.count) / CGFloat(places)
      return abs(log(size.width / size.height * 3 / 4)) + 2 * empty
    }
    return (1...most).min { misfit($0) < misfit($1) } ?? 1
  }

  /// Returns the frames of the pictures and the size of the sheet, in points.
  ///
  /// A column is as wide, and a row as high, as its largest picture.
  private static func cells(
    of pictures: [Picture], columns: Int, _ scale: CGFloat
  ) -> (frames: [CGRect], size: CGSize) {
    let sizes = pictures.map {
      CGSize(width: CGFloat($0.bitmap.width) / scale, height: CGFloat($0.bitmap.height) / scale)
    }
    let columns = max(min(columns, sizes.count), 1)
    var widths = Array(repeating: CGFloat.zero, count: columns)
    for (index, size) in sizes.enumerated() {
      widths[index % columns] = max(widths[index % columns], size.width)
    }
    var frames: [CGRect] = []
    var y = gap
    for start in stride(from: 0, to: sizes.count, by: columns) {
      let row = sizes[start..<min(start + columns, sizes.count)]
      var x = gap
      for (column, size) in row.enumerated() {
        frames.append(
          CGRect(origin: CGPoint(x: x + (widths[column] - size.width) / 2, y: y), size: size))
        x += widths[column] + gap
      }
      y += (row.map(\.height).max() ?? 0) + captionHeight + gap
    }
    return (frames, CGSize(width: widths.reduce(gap) { $0 + $1 + gap }, height: y))
  }
}
