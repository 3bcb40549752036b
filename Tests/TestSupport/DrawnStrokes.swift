import Foundation
package import Graphics

extension DrawList {
  /// The paths of all strokes, from back to front, where they are in the picture.
  package var strokes: [Path] {
    var found: [Path] = []
    func visit(_ list: DrawList, _ transform: CGAffineTransform) {
      for command in list.commands {
        switch command {
        case .stroke(let path, _, _): found.append(path.applying(transform))
        case .group(let group): visit(group.contents, group.transform.concatenating(transform))
        case .text, .fill, .polyline, .marks, .rectangles, .paintedMarks, .image: break
        }
      }
    }
    visit(self, .identity)
    return found
  }
}
