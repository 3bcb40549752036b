import Foundation
import Graphics
import Testing

@Suite("Variants of fonts")
struct FontVariantsTests {
  @Test("a named family follows the text style to which it is relative, body by default")
  func relative() {
    func size(_ font: Font) -> CGFloat { font.resolve(in: .accessibility5).size }
    #expect(abs(size(.custom("Inter", size: 10)) - 10 * 53 / 17) < 1e-9)
    #expect(abs(size(.custom("Inter", size: 10, relativeTo: .caption)) - 10 * 43 / 12) < 1e-9)
    #expect(size(.custom("Inter", fixedSize: 10)) == 10)
    #expect(Font.custom("Inter", size: 10).resolve(in: .large).size == 10)
  }

  @Test("leading, small capitals and the monospaced design are properties of a font")
  func properties() {
    #expect(Font.body.leading(.tight).resolve(in: .large).leading == .tight)
    #expect(Font.body.smallCaps().caps == [.lowercase, .uppercase])
    #expect(Font.body.lowercaseSmallCaps().caps == .lowercase)
    #expect(Font.body.uppercaseSmallCaps().caps == .uppercase)
    #expect(Font.body.monospaced().resolve(in: .large).design == .monospaced)
    #expect(Font.body.width(.condensed) == .body)
  }
}
