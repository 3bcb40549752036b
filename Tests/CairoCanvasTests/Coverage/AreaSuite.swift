import CairoCanvas
import Graphics
import TestSupport

/// A suite that draws areas on the bitmap of `HardArea`.
protocol AreaSuite {}

extension AreaSuite {
  /// Returns a bitmap with the filled path.
  func draw(
    _ path: Path, isEvenOdd: Bool = false, _ paint: Paint = .black
  ) throws -> Bitmap {
    try picture(
      width: HardArea.width, height: HardArea.height,
      [.fill(path, FillStyle(eoFill: isEvenOdd), paint)])
  }
}
