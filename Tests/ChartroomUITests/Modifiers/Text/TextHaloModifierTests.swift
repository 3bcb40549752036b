import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Halos of texts in views")
struct TextHaloModifierTests {
  private func stage(
    _ scheme: ColorScheme = .light, @ViewBuilder _ content: @escaping () -> some View
  ) -> Stage {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return Stage(size: .unspecified, environment: environment, shaper: BoxShaper()) { content() }
  }

  @Test(
    "all texts inside have the halo, in the colour of the appearance",
    arguments: ColorScheme.allCases)
  func inside(scheme: ColorScheme) {
    let color = Color(light: Color(white: 1), dark: Color(white: 0))
    let texts = stage(scheme) {
      VStack {
        VStack {
          Text("one")
          Text("two")
        }
        .textHalo(color, radius: 1.5)
        Text("three")
      }
    }.drawList().texts.map(\.text)
    let halo = TextHalo(color: color.resolve(in: scheme), radius: 1.5)
    #expect(texts.map(\.halo) == [halo, halo, nil])
  }

  @Test("a halo changes no size, and none is drawn without a colour or a radius")
  func none() {
    let bare = stage { Text("text") }
    let color = Color(white: 1)
    #expect(stage { Text("text").textHalo(color, radius: 3) }.size == bare.size)
    #expect(stage { Text("text").textHalo(nil, radius: 3) }.drawList() == bare.drawList())
    #expect(stage { Text("text").textHalo(color, radius: 0) }.drawList() == bare.drawList())
  }
}
