import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("ShadowStyle")
struct ShadowStyleTests {
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    stage(width: 20, height: 20, content: content).drawList().description
  }

  @Test("a filled or stroked shape has the shadow of its style")
  func shapes() {
    #expect(
      drawn { Rectangle().fill(.red.shadow(.drop(radius: 4))) } == """
        group shadow #00000054 radius 4 offset 0,0 {
          fill #FF383C rect 0,0 20x20
        }

        """)
    #expect(
      drawn { Rectangle().fill(.red.shadow(.inner(radius: -1, x: 1, y: 2))) } == """
        group inner shadow #0000008C radius 0 offset 1,2 {
          fill #FF383C rect 0,0 20x20
        }

        """)
    #expect(
      drawn { Rectangle().stroke(.red.shadow(.drop(color: .blue, radius: 1)), lineWidth: 2) } == """
        group shadow #0088FF radius 1 offset 0,0 {
          stroke #FF383C width 2 rect 0,0 20x20
        }

        """)
  }

  @Test("inner shadows are drawn before the others, and each kind in its order")
  func order() {
    let text = drawn {
      Rectangle().fill(
        .red.shadow(.drop(radius: 1)).shadow(.inner(radius: 2)).shadow(.drop(radius: 3))
          .shadow(.inner(radius: 4)))
    }
    let radii = text.split(separator: "radius ").dropFirst().map { String($0.prefix(1)) }
    #expect(radii == ["3", "1", "4", "2"], "from outside")
  }

  @Test("texts and symbols have the shadow of the foreground style")
  func content() {
    for text in [
      drawn { Text("A").foregroundStyle(.red.shadow(.drop(radius: 1))) },
      drawn { Image(systemName: "star.fill").foregroundStyle(.red.shadow(.drop(radius: 1))) },
    ] {
      #expect(text.contains("shadow #00000054 radius 1 offset 0,0 {"))
      #expect(text.contains("#FF383C"))
    }
  }

  @Test("opacity fades the shadow too, and clear styles and shadows draw nothing")
  func opacity() {
    #expect(
      drawn { Rectangle().fill(.red.shadow(.drop(color: .black, radius: 4)).opacity(0.5)) } == """
        group shadow #00000080 radius 4 offset 0,0 {
          fill #FF383C80 rect 0,0 20x20
        }

        """)
    #expect(drawn { Rectangle().fill(.clear.shadow(.drop(radius: 4))) }.isEmpty)
    #expect(
      drawn { Rectangle().fill(.red.shadow(.drop(color: .clear, radius: 4))) }
        == drawn { Rectangle().fill(.red) })
  }

  @Test("a blend mode leaves the style as it is")
  func blendMode() {
    #expect(
      drawn { Rectangle().fill(.red.blendMode(.multiply)) } == drawn { Rectangle().fill(.red) })
  }
}
