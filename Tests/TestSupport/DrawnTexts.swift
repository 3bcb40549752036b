package import Foundation
package import Graphics

/// A text of a draw list and the rectangle it takes in the picture.
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
    func visit(_ list: DrawList, origin: CGPoint) {
      for command in list.commands {
        switch command {
        case .text(let text, let point, _):
          found.append(
            DrawnText(
              text: text,
              frame: CGRect(
                x: origin.x + point.x, y: origin.y + point.y, width: text.size.width,
                height: text.size.height)))
        case .group(let group):
          visit(
            group.contents,
            origin: CGPoint(x: origin.x + group.transform.tx, y: origin.y + group.transform.ty))
        case .fill, .stroke, .polyline, .marks, .rectangles, .paintedMarks, .image: break
        }
      }
    }
    visit(self, origin: .zero)
    return found
  }
}
