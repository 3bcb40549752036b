import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("View builder")
struct ViewBuilderTests {
  @Test("statements become views in their order, and every kind of condition is one of them")
  func statements() {
    func widths(_ number: Int) -> CGFloat {
      stageSize(height: 1) {
        HStack(spacing: 0) {
          Color.red.frame(width: 1)
          if number > 0 { Color.red.frame(width: 10) }
          if number == 2 {
            Color.red.frame(width: 100)
          } else {
            Color.red.frame(width: 200)
          }
          switch number {
          case 0: Color.red.frame(width: 1000)
          case 1: Color.red.frame(width: 2000)
          default: Color.red.frame(width: 3000)
          }
        }
      }.width
    }
    #expect([0, 1, 2].map(widths) == [1201, 2211, 3111])
  }
}
