import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("ViewThatFits")
struct ViewThatFitsTests {
  @Test(
    "the first view that fits is shown, and the last when none does",
    arguments: [(100, 50), (50, 50), (49, 30), (30, 30), (10, 20)] as [(CGFloat, CGFloat)])
  func viewThatFits(offered: CGFloat, width: CGFloat) {
    let stage = stage(width: offered, height: 100) {
      ViewThatFits {
        Color.red.frame(width: 50, height: 10)
        Color.red.frame(width: 30, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
    }
    #expect(stage.size.width == width)
  }

  @Test("views behind the one that fits are evaluated when it no longer does, and not before")
  func viewThatFitsOnDemand() {
    struct Rung: View {
      var width: CGFloat
      var body: some View { Color.red.frame(width: width, height: 10) }
    }
    struct Ladder: View {
      var most: CGFloat
      var height: CGFloat
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Rung(width: most)
          Group {
            Rung(width: most / 2)
            Rung(width: most / 4)
          }
          Rung(width: 1)
        }
        .frame(height: height)
      }
    }
    let stage = stage(width: 100, height: 100) { Ladder(most: 80, height: 20) }
    // Rungs that were not asked for are of the latest width when they are. The last rung is always the same,
    // and only compared after it was made.
    for (most, width, bodies) in [
      (80, 80, 2), (60, 60, 4), (120, 60, 8), (500, 1, 13), (90, 90, 17), (300, 75, nil),
    ] as [(CGFloat, CGFloat, Int?)] {
      stage.update { Ladder(most: most, height: 20) }
      #expect(stage.size.width == width)
      if let bodies { #expect(stage.counts.bodies == bodies) }
    }
  }

  @Test("only the axes that are asked for must fit")
  func viewThatFitsAxes() {
    func width(_ axes: Axis.Set) -> CGFloat {
      stage(width: 100, height: 5) {
        ViewThatFits(in: axes) {
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 30, height: 1)
        }
      }.size.width
    }
    #expect(width(.horizontal) == 50)
    #expect(width(.vertical) == 30)
    #expect(width([.horizontal, .vertical]) == 30)
  }
}
