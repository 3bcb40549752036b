import Foundation
import Graphics
import Testing

@Suite("Dynamic type size")
struct DynamicTypeSizeTests {
  @Test(
    "text styles have the sizes of the guidelines at the default size",
    arguments: [
      (Font.TextStyle.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption, 12),
      (.caption2, 11),
    ] as [(Font.TextStyle, CGFloat)])
  func sizes(style: Font.TextStyle, size: CGFloat) {
    #expect(Font.system(style).resolve(in: .large).size == size)
  }

  @Test(
    "body grows with the reader's choice",
    arguments: zip(
      DynamicTypeSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]))
  func dynamicType(choice: DynamicTypeSize, size: CGFloat) {
    #expect(Font.body.resolve(in: choice).size == size)
    #expect(Font.system(size: 30).resolve(in: choice).size == 30)
  }

  @Test("no style ever shrinks as the choice grows", arguments: Font.TextStyle.allCases)
  func growing(style: Font.TextStyle) {
    let sizes = DynamicTypeSize.allCases.map { Font.system(style).resolve(in: $0).size }
    #expect(sizes == sizes.sorted())
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
  }
}
