import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Accent colour")
struct AccentColorTests {
  @Test("accentColor sets the accent colour and the tint, and tint sets the tint only")
  func setting() {
    #expect(drawnColors { Color.accentColor } == drawnColors { Color.blue })
    let colors = drawnColors {
      VStack {
        Color.accentColor
        Color.accentColor.opacity(0.5)
        Rectangle().fill(.tint)
      }
      .accented(.green)
    }
    #expect(colors == ["#34C759", "#34C75980", "#34C759"])
    #expect(drawnColors { Color.accentColor.tint(.green) } == drawnColors { Color.blue })
  }

  @Test("an accent colour made from the accent colour is that of the app, and nil restores it")
  func nesting() {
    #expect(
      drawnColors { Color.accentColor.accented(.accentColor).accented(.green) }
        == drawnColors { Color.blue })
    #expect(
      drawnColors { Color.accentColor.accented(nil).accented(.green) }
        == drawnColors { Color.blue })
  }

  @Test("the buttons of an alert keep the accent colour of the app")
  func alerts() {
    func colors(_ color: Color) -> [String] {
      stage(width: 300, height: 300) {
        Text(verbatim: "a").alert("Title", isPresented: .constant(true)) { Button("Go") {} }
          .accented(color)
      }.drawList().colors
    }
    #expect(colors(.green) == colors(.red))
  }
}

/// A caller of `accentColor(_:)`, which is deprecated, without a warning.
@MainActor
private protocol Accenting {
  func apply(_ color: Color?, to view: some View) -> AnyView
}

private struct Accent: Accenting {
  @available(*, deprecated)
  func apply(_ color: Color?, to view: some View) -> AnyView { AnyView(view.accentColor(color)) }
}

extension View {
  fileprivate func accented(_ color: Color?) -> some View {
    (Accent() as any Accenting).apply(color, to: self)
  }
}
