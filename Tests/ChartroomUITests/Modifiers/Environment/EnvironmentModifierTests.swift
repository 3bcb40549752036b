import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Environment modifiers")
struct EnvironmentModifierTests {
  @Test("an environment change reaches GeometryReader content and views beside the content")
  func environmentInside() {
    func content(_ scheme: ColorScheme) -> some View {
      GeometryReader { _ in Color.red }
        .background { Color.green }.overlay { Color.blue.frame(width: 1, height: 1) }
        .environment(\.colorScheme, scheme)
    }
    let stage = stage(width: 20, height: 20) { content(.light) }
    let light = stage.drawList().description
    for color in ["#FF383C", "#34C759", "#0088FF"] { #expect(light.contains(color)) }
    stage.update { content(.dark) }
    let dark = stage.drawList().description
    for color in ["#FF4245", "#30D158", "#0091FF"] { #expect(dark.contains(color)) }
  }

  @Test("a changed environment value reaches views whose own value is the same")
  func environmentChange() {
    func content(_ scheme: ColorScheme) -> some View {
      Nesting().environment(\.colorScheme, scheme)
    }
    let stage = stage(width: 100, height: 100) { content(.light) }
    #expect(stage.drawList().description.contains("#FF383C"))
    stage.update { content(.dark) }
    #expect(stage.drawList().description.contains("#FF4245"))
  }
}
