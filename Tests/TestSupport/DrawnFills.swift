package import Foundation
package import Graphics

extension DrawList {
  /// The bounds of all filled paths, from back to front, where they are in the picture.
  package var fills: [CGRect] {
    var found: [CGRect] = []
    func visit(_ list: DrawList, origin: CGPoint) {
      for command in list.commands {
        switch command {
        case .fill(let path, _, _):
          found.append(path.boundingRect.offsetBy(dx: origin.x, dy: origin.y))
        case .group(let group):
          visit(
            group.contents,
            origin: CGPoint(x: origin.x + group.transform.tx, y: origin.y + group.transform.ty))
        case .text, .stroke, .polyline, .marks, .rectangles, .paintedMarks, .image: break
        }
      }
    }
    visit(self, origin: .zero)
    return found
  }
}
