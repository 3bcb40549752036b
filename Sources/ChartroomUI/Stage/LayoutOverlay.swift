import Foundation
package import Graphics

extension Stage {
  /// Returns the frames of all layout elements as hairlines, coloured by depth, for debugging.
  package func layoutOverlay() -> DrawList {
    let hairline = 1 / scale
    var list = DrawList()
    for (depth, frame) in layoutFrames() where frame.width > 0 && frame.height > 0 {
      let hue = (Double(depth) * 0.137).truncatingRemainder(dividingBy: 1)
      let color = Color(hue: hue, saturation: 0.8, brightness: 0.9, opacity: 0.7)
      list.append(
        .stroke(
          Path(frame.insetBy(dx: hairline / 2, dy: hairline / 2)),
          StrokeStyle(lineWidth: hairline), .color(color.resolve(in: .light))))
    }
    return list
  }
}
