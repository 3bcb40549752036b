import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("Paints of texts")
struct TextPaintTests {
  /// Draws "HH" in two spans with paints.
  private func bitmap(_ paints: [Paint], _ paint: Paint) throws -> Bitmap {
    var request = TextRequest(string: "HH", font: ResolvedFont(size: 40))
    request.spans = [0..<1, 1..<2].map { TextSpan(range: $0, font: request.font) }
    var text = try PangoTextShaper().shape(request)
    text.paints = paints
    return try picture(width: 80, height: 50, [.text(text, at: .zero, paint)])
  }

  @Test("each span has its paint, and no other pixels")
  func spans() throws {
    let red = Paint.color(Color.red.resolve(in: .light))
    let clear = Paint.color(Color.clear.resolve(in: .light))
    let whole = try bitmap([], red)
    #expect(try bitmap([red, red], clear) == whole)
    let left = try bitmap([red, clear], clear)
    let right = try bitmap([clear, red], red)
    #expect(left != whole && right != whole && left != right)
    let sum = zip(left.pixels, right.pixels).map { $0 | $1 }
    #expect(sum == whole.pixels)
  }
}
