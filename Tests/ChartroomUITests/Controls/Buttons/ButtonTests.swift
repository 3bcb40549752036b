import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
  private let log = Log<String>()

  /// Returns a stage with a button of 80 × 80 points in its middle.
  private func square<Style: PrimitiveButtonStyle>(
    _ style: Style, isDisabled: Bool = false
  ) -> Stage {
    stage(width: 100, height: 100) {
      Button {
        log.add("tap")
      } label: {
        Rectangle().frame(width: 80, height: 80)
      }
      .buttonStyle(style)
      .disabled(isDisabled)
    }
  }

  @Test("a button is tapped anywhere in its frame")
  func taps() {
    let stage = stage(width: 100, height: 100) {
      Button {
        log.add("tap")
      } label: {
        Text("a").frame(width: 80, height: 80)
      }
    }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    stage.send(.tap(at: CGPoint(x: 85, y: 85)))
    #expect(log.entries == ["tap"])
  }

  @Test("a title is a text in the tint colour, red for a destructive role and grey while disabled")
  func title() {
    func color<Content: View>(_ button: Content) -> String? { drawnColors { button }.first }
    #expect(stage { Button("Save") {} }.drawList().description.contains("\"Save\""))
    #expect(color(Button("a") {}) == "#0088FF")
    #expect(color(Button("a") {}.tint(.green)) == "#34C759")
    #expect(color(Button("a", role: .destructive) {}) == "#FF383C")
    #expect(color(Button("a", role: .cancel) {}) == "#0088FF")
    #expect(color(Button("a") {}.disabled(true)) == "#3C3C434D")
    #expect(color(Button("a") {}.buttonStyle(.plain)) == "#000000")
  }

  @Test("a pressed button is dimmed until the release, and a release far outside performs nothing")
  func press() {
    let stage = square(.borderless)
    let rest = stage.drawList()
    stage.send(.down(at: middle))
    #expect(stage.drawList().description.contains("opacity 0.2"))
    stage.send(.moved(to: CGPoint(x: 145, y: 50)))
    #expect(stage.drawList().description.contains("opacity 0.2"))
    stage.send(.moved(to: CGPoint(x: 155, y: 50)))
    #expect(stage.drawList() == rest)
    stage.send(.up(at: CGPoint(x: 155, y: 50)))
    #expect(log.take() == [])
    stage.send(.tap(at: middle))
    #expect(log.take() == ["tap"])
    #expect(stage.drawList() == rest)
  }

  @Test("a disabled button performs nothing, and no inner view can enable it")
  func disabled() {
    let stage = square(.automatic, isDisabled: true)
    stage.send(.tap(at: middle))
    #expect(log.entries == [])
    let inner = ChartroomUITests.stage(width: 100, height: 100) {
      Button("a") { log.add("tap") }.frame(width: 80, height: 80).disabled(false).disabled(true)
    }
    inner.send(.tap(at: middle))
    #expect(log.entries == [])
  }

  @Test(
    "the heights of bordered buttons are their lines and paddings",
    arguments: zip(ControlSize.allCases, [28, 28, 34.4, 50.4, 50.4] as [CGFloat]))
  func sizes(size: ControlSize, height: CGFloat) {
    let taken = stageSize { Button("abcd") {}.buttonStyle(.bordered).controlSize(size) }
    #expect(abs(taken.height - height) <= 1)
  }

  @Test("a circular border is around the whole label")
  func circles() {
    func size(_ width: CGFloat, _ height: CGFloat, _ size: ControlSize = .regular) -> CGSize {
      stageSize {
        Button {
        } label: {
          Color.red.frame(width: width, height: height)
        }
        .buttonStyle(.bordered).buttonBorderShape(.circle).controlSize(size)
      }
    }
    #expect(size(20, 4) == CGSize(width: 34, height: 34))
    #expect(size(10, 30) == CGSize(width: 44, height: 44))
    #expect(size(20, 20, .small) == CGSize(width: 30, height: 30))
    #expect(size(20, 20, .large) == CGSize(width: 50, height: 50))
  }

  @Test(
    "a button keeps the styles of all levels that a view around it sets",
    arguments: [false, true])
  func levels(isBordered: Bool) {
    let symbol = Image(systemName: "xmark.circle.fill")
    let colors = drawnColors {
      if isBordered {
        Button {
        } label: {
          symbol
        }
        .buttonStyle(.bordered).symbolRenderingMode(.palette).foregroundStyle(.red, .green)
      } else {
        Button {
        } label: {
          symbol
        }
        .symbolRenderingMode(.palette).foregroundStyle(.red, .green)
      }
    }
    #expect(colors.contains("#FF383C") && colors.contains("#34C759"), "\(colors)")
  }

  @Test("a button of glass has a label in the primary colour on a material")
  func glass() {
    #expect(drawnColors { Button("a") {}.buttonStyle(.glass).tint(.green) }.last == "#000000")
    #expect(stage { Button("a") {}.buttonStyle(.glass) }.drawList().readsBackdrop)
    #expect(drawnColors { Button("a") {}.buttonStyle(.glassProminent) }.first == "#0088FF")
  }

  @Test("bordered backgrounds have the tint, and prominent ones a white label on it")
  func bordered() {
    #expect(drawnColors { Button("a") {}.buttonStyle(.bordered) } == ["#7676801F", "#0088FF"])
    #expect(
      drawnColors { Button("a") {}.buttonStyle(.bordered).tint(.green) } == [
        "#34C75926", "#34C759",
      ])
    #expect(
      drawnColors { Button("a") {}.buttonStyle(.borderedProminent) } == ["#0088FF", "#FFFFFF"])
    #expect(
      drawnColors { Button("a") {}.buttonStyle(.borderedProminent).disabled(true) }
        == ["#7676801F", "#3C3C434D"])
  }

  /// A style that shows what it receives, and reads the environment.
  private struct Labelled: ButtonStyle {
    @Environment(\.lineLimit) var lineLimit

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(
          verbatim:
            "\(configuration.isPressed) \(lineLimit ?? 0) \(configuration.role == .destructive)")
      }
    }
  }

  @Test("a style receives label, role and press, and its own dynamic properties are connected")
  func customStyle() {
    let stage = stage(width: 200, height: 100) {
      Button("Delete", role: .destructive) { log.add("tap") }
        .buttonStyle(Labelled()).lineLimit(3)
    }
    #expect(stage.drawList().description.contains("\"false 3 true\""))
    stage.send(.down(at: CGPoint(x: 20, y: 10)))
    #expect(stage.drawList().description.contains("\"true 3 true\""))
    stage.send(.up(at: CGPoint(x: 20, y: 10)))
    #expect(stage.drawList().description.contains("\"false 3 true\""))
    #expect(log.entries == ["tap"])
  }

  /// A style whose buttons are tapped twice.
  private struct TwoTaps: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test("a primitive style decides when the action is performed")
  func primitiveStyle() {
    let stage = square(TwoTaps())
    stage.send(.tap(at: middle))
    stage.advance(to: 1)
    #expect(log.entries == [])
    stage.send([.down(at: middle), .up(at: middle), .down(at: middle), .up(at: middle)])
    #expect(log.entries == ["tap"])
  }

  @Test("a link calls the action of the environment")
  func link() throws {
    let url = try #require(URL(string: "https://example.com"))
    let stage = stage(width: 100, height: 100) {
      Link(destination: url) { Rectangle() }
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.add(url.absoluteString)
            return .handled
          })
    }
    stage.send(.tap(at: middle))
    #expect(log.entries == ["https://example.com"])
  }
}
