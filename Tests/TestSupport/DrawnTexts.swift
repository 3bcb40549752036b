package import Foundation
package import Graphics

/// A text of a draw list and the bounding box that it has in the picture.
package struct DrawnText {
  package var text: ResolvedText
  package var frame: CGRect
}

extension DrawList {
  /// The strings of all texts, from back to front.
  package var strings: [String] { texts.map(\.text.request.string) }

  /// All texts, from back to front, where they are in the picture.
  package var texts: [DrawnText] {
    var found: [DrawnText] = []
    func visit(_ list: DrawList, _ transform: CGAffineTransform) {
      for command in list.commands {
        switch command {
        case .text(let text, let point, _):
          let rect = Path(CGRect(origin: point, size: text.size))
          found.append(DrawnText(text: text, frame: rect.applying(transform).boundingRect))
        case .group(let group):
          visit(group.contents, group.transform.concatenating(transform))
        case .fill, .stroke, .polyline, .marks, .rectangles, .paintedMarks, .image: break
        }
      }
    }
    visit(self, .identity)
    return found
  }
}
