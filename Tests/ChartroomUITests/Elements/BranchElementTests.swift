import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Branch elements")
struct BranchElementTests {
  @Test("the children are those of the views at each update, in order")
  func children() {
    func content(_ rows: [Int]) -> some View {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Group { Color.red.frame(width: 10, height: CGFloat(row)).id(row) }
        }
      }
    }
    let stage = stage { content([3, 5]) }
    #expect(stage.frame(of: 5) == CGRect(x: 0, y: 3, width: 10, height: 5))
    stage.update { content([5, 7, 3]) }
    #expect(stage.size == CGSize(width: 10, height: 15))
    #expect(stage.frame(of: 5) == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(stage.frame(of: 3) == CGRect(x: 0, y: 12, width: 10, height: 3))
    stage.update { content([]) }
    #expect(stage.size == .zero)
    #expect(stage.frame(of: 3) == nil)
  }
}
