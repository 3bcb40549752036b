import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Fitting of texts")
struct TextFittingTests {
  private func drawn(
    width: CGFloat, height: CGFloat? = nil, _ view: some View
  ) throws -> ResolvedText {
    try #require(stage(width: width, height: height) { view }.drawList().texts.first).text
  }

  private var text: some View { Text("abcdefghij").font(.system(size: 20)).lineLimit(1) }

  @Test(
    "a text that does not fit has the largest size of whole hundredths at which it does",
    arguments: [(100, 20), (99, 19.8), (80, 16), (61, 12.2), (50, 10), (30, 10)]
      as [(CGFloat, CGFloat)])
  func scale(width: CGFloat, size: CGFloat) throws {
    let text = try drawn(width: width, text.minimumScaleFactor(0.5))
    #expect(abs(text.request.font.size - size) < 1e-9)
    #expect(text.isTruncated == (width < 50))
  }

  @Test("without a factor, a text keeps its size")
  func noScale() throws {
    #expect(try drawn(width: 50, text).request.font.size == 20)
    #expect(try drawn(width: 50, text.minimumScaleFactor(1)).request.font.size == 20)
    #expect(try drawn(width: 50, text.minimumScaleFactor(.nan)).request.font.size == 20)
  }

  @Test("the lines of a text become smaller until they fit in its height")
  func lines() throws {
    let text = Text("aaaa bbbb cccc dddd").font(.system(size: 20)).minimumScaleFactor(0.1)
    let fitted = try drawn(width: 50, height: 48, text)
    #expect(!fitted.isTruncated && fitted.size.height <= 48.5)
    #expect(fitted.request.font.size < 20 && fitted.request.font.size > 8)
  }

  @Test("spans keep their proportions")
  func spans() throws {
    let text = (Text("abcde") + Text("fghij").font(.system(size: 10)).kerning(2))
      .font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5)
    let fitted = try drawn(width: 50, text)
    let spans = fitted.request.spans
    #expect(abs(spans[0].font.size - 2 * spans[1].font.size) < 1e-9)
    #expect(abs(spans[1].kerning - spans[1].font.size / 5) < 1e-9)
  }

  @Test("a range of lines keeps room for the lower bound and cuts at the upper one")
  func range() {
    let text = Text("aa bb cc dd").font(.system(size: 10))
    func height(_ view: some View, width: CGFloat = 200) -> CGFloat {
      stageSize(width: width) { view }.height
    }
    #expect(height(text) == 12)
    #expect(height(text.lineLimit(2...3)) == 24)
    #expect(height(text.lineLimit(2...3), width: 10) == 36)
    #expect(height(text.lineLimit(3...)) == 36)
    #expect(height(text.lineLimit(3...), width: 10) == 48)
    #expect(height(text.lineLimit(...2), width: 10) == 24)
    #expect(height(text.lineLimit(...2)) == 12)
    #expect(height(text.lineLimit(4, reservesSpace: true)) == 48)
    #expect(height(text.lineLimit(4, reservesSpace: false)) == 12)
    #expect(height(text.lineSpacing(5).lineLimit(3, reservesSpace: true)) == 46)
    #expect(height(text.lineLimit(1).lineLimit(3...4)) == 12)
  }

  @Test("the environment tells the settings")
  func values() {
    var environment = EnvironmentValues()
    #expect(environment.minimumScaleFactor == 1 && !environment.allowsTightening)
    #expect(environment.textCase == nil)
    environment.minimumScaleFactor = 0.25
    environment.allowsTightening = true
    environment.textCase = .uppercase
    #expect(environment.minimumScaleFactor == 0.25 && environment.allowsTightening)
    environment.minimumScaleFactor = -3
    #expect(environment.minimumScaleFactor == 0 && environment.textCase == .uppercase)
  }

  @Test("a range limits the Dynamic Type size")
  func dynamicType() {
    func size(_ size: DynamicTypeSize) -> CGFloat? {
      stage {
        Text("a").dynamicTypeSize(.small ... .xxLarge).dynamicTypeSize(size)
      }.drawList().texts.first?.text.request.font.size
    }
    #expect(size(.xSmall) == 15 && size(.large) == 17 && size(.accessibility5) == 21)
  }
}
