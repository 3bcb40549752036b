import Foundation
import Graphics

/// What a draw list contains besides texts.
struct DrawnPieces {
  /// The number of filled shapes, lines, symbols and rectangles.
  private(set) var shapes = 0
  /// The texts outside of clips, with their frames in the picture.
  private(set) var texts: [(text: ResolvedText, frame: CGRect)] = []

  init(_ list: DrawList) { visit(list, transform: .identity, isClipped: false) }

  private mutating func visit(_ list: DrawList, transform: CGAffineTransform, isClipped: Bool) {
    for command in list.commands {
      switch command {
      case .fill, .polyline: shapes += 1
      // The lines of axes, and rules, are on whole pixels.
      case .stroke(_, let style, _): shapes += style.isPixelSnapped ? 0 : 1
      case .image: break
      case .marks(let marks, _): shapes += marks.positions.count
      case .rectangles(let rectangles): shapes += rectangles.count
      case .paintedMarks(let marks): shapes += marks.count
      case .text(let text, let point, _):
        guard !isClipped else { break }
        let frame = Path(CGRect(origin: point, size: text.size)).applying(transform).boundingRect
        texts.append((text, frame))
      case .group(let group):
        visit(
          group.contents, transform: group.transform.concatenating(transform),
          isClipped: isClipped || group.clip != nil)
      }
    }
  }
}
