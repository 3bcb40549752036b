import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// A screen of 400 × 800 points with safe area insets of 50 points at the top and 30 at the bottom.
@MainActor
func phone<Content: View>(
  environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
) -> Stage {
  Stage(
    size: ProposedViewSize(width: 400, height: 800), environment: environment,
    safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
    shaper: BoxShaper(), content: content)
}

extension Stage {
  /// Whether a text is drawn.
  func shows(_ text: String) -> Bool { drawList().description.contains("\"\(text)\"") }

  func tap(x: CGFloat, y: CGFloat) { send(.tap(at: CGPoint(x: x, y: y))) }
}

struct SampleItem: Identifiable, Equatable {
  let id: Int
  var name = ""
}

@MainActor
@Suite("sheet")
struct SheetTests {
  @Test("a sheet is visible while its binding is true, from below the top inset to the bottom")
  func shown() {
    let isPresented = Held(false)
    func content() -> some View {
      Color.red.sheet(isPresented: isPresented.binding) {
        Color.blue.ignoresSafeArea().id("sheet")
      }
    }
    let stage = phone { content() }
    #expect(stage.frame(of: "sheet") == nil)
    isPresented.value = true
    stage.update { content() }
    #expect(stage.frame(of: "sheet") == CGRect(0, 60, 400, 710))
    isPresented.value = false
    stage.update { content() }
    #expect(stage.frame(of: "sheet") == nil)
  }

  @Test("a sheet and a cover fill the screen, however small their presenter is")
  func smallPresenter() {
    for isCover in [false, true] {
      let stage = phone {
        VStack {
          if isCover {
            Color.red.frame(width: 20, height: 10)
              .fullScreenCover(isPresented: .constant(true)) { Color.blue.id("content") }
          } else {
            Color.red.frame(width: 20, height: 10)
              .sheet(isPresented: .constant(true)) { Color.blue.id("content") }
          }
        }
      }
      let top: CGFloat = isCover ? 50 : 60
      #expect(stage.frame(of: "content") == CGRect(0, top, 400, 770 - top))
    }
  }

  @Test("a state opens the sheet, dismiss closes it, and onDismiss follows the disappearance")
  func dismiss() {
    let log = Held<[String]>([])
    struct Screen: View {
      let log: Held<[String]>
      @State private var isPresented = false
      var body: some View {
        Rectangle().onTapGesture { isPresented = true }
          .sheet(isPresented: $isPresented, onDismiss: { log.value.append("dismissed") }) {
            Closing().onAppear { log.value.append("appeared") }
              .onDisappear { log.value.append("disappeared") }
          }
      }
    }
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Text(verbatim: "presented \(isPresented)").frame(width: 400, height: 100)
          .contentShape(Rectangle()).onTapGesture { dismiss() }.id("close")
      }
    }
    let stage = phone { Screen(log: log) }
    stage.tap(x: 200, y: 400)
    #expect(stage.shows("presented true"))
    #expect(log.value == ["appeared"])
    let close = stage.frame(of: "close") ?? .null
    stage.tap(x: close.midX, y: close.midY)
    #expect(!stage.shows("presented true"))
    #expect(log.value == ["appeared", "disappeared", "dismissed"])
  }

  @Test("a sheet over a screen that is not dimmed has a shadow", arguments: [false, true])
  func shadow(isEnabled: Bool) {
    let stage = phone {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.presentationDetents([.height(260)])
          .presentationBackgroundInteraction(isEnabled ? .enabled : .automatic)
      }
    }
    #expect(stage.drawList().description.contains("shadow") == isEnabled)
  }

  @Test("a tap beside the sheet and a drag down dismiss it, unless that is disabled")
  func interactive() {
    for isDisabled in [false, true] {
      for isDrag in [false, true] {
        let isPresented = Held(true)
        let stage = phone {
          Color.red.sheet(isPresented: isPresented.binding) {
            Text("sheet").presentationDetents([.medium]).interactiveDismissDisabled(isDisabled)
          }
        }
        if isDrag {
          stage.send(.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 780)))
        } else {
          stage.tap(x: 200, y: 200)
        }
        #expect(isPresented.value == isDisabled)
      }
    }
  }

  @Test("a sheet has the height of its smallest detent, and a selection overrides it")
  func detents() {
    func top(
      _ detents: Set<PresentationDetent>, _ selection: PresentationDetent? = nil
    ) -> CGFloat? {
      let chosen = Held(selection ?? .large)
      let stage = phone {
        Color.red.sheet(isPresented: .constant(true)) {
          if selection == nil {
            Color.blue.id("sheet").presentationDetents(detents)
          } else {
            Color.blue.id("sheet").presentationDetents(detents, selection: chosen.binding)
          }
        }
      }
      return stage.frame(of: "sheet")?.minY
    }
    #expect(top([.medium, .large]) == 400)
    #expect(top([.medium, .large], .large) == 60)
    #expect(top([.height(200)]) == 570)
    // The available height is 800 - 60 - 30.
    #expect(top([.fraction(0.5)]) == 415)
    #expect(top([.custom(Tenth.self)]) == 699)
    #expect(top([.height(2000)]) == 60)
    #expect(top([]) == 60)
    #expect(top([.height(-5)]) == 770)
  }

  @Test("a drag moves a sheet to the nearest detent, which its binding receives")
  func dragBetweenDetents() {
    let selection = Held(PresentationDetent.medium)
    struct Screen: View {
      @Binding var selection: PresentationDetent
      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          Color.blue.presentationDetents([.medium, .large], selection: $selection)
        }
      }
    }
    let stage = phone { Screen(selection: selection.binding) }
    stage.send(.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 150)))
    #expect(selection.value == .large)
  }

  @Test("the items of a binding are presented in turn, and another id is another sheet")
  func items() {
    let item = Held<SampleItem?>(nil)
    let log = Held<[String]>([])
    func content() -> some View {
      Color.red.sheet(item: item.binding, onDismiss: { log.value.append("dismissed") }) { item in
        Text(item.name).onAppear { log.value.append("appeared \(item.id)") }
      }
    }
    let stage = phone { content() }
    for (next, expected) in [
      (SampleItem(id: 1, name: "one"), ["appeared 1"]),
      (SampleItem(id: 1, name: "first"), ["appeared 1"]),
      (SampleItem(id: 2, name: "two"), ["appeared 1", "appeared 2", "dismissed"]),
    ] {
      item.value = next
      stage.update { content() }
      #expect(stage.shows(next.name))
      #expect(log.value.sorted() == expected)
    }
    item.value = nil
    stage.update { content() }
    #expect(!stage.shows("two"))
    #expect(log.value.filter { $0 == "dismissed" }.count == 2)
  }

  @Test("of two sheets on one view, the second waits until the first is dismissed")
  func queue() {
    let (first, second) = (Held(true), Held(true))
    func content() -> some View {
      Color.red
        .sheet(isPresented: first.binding) { Text("first") }
        .sheet(isPresented: second.binding) { Text("second") }
    }
    let stage = phone { content() }
    #expect(stage.shows("first") && !stage.shows("second"))
    first.value = false
    stage.update { content() }
    #expect(!stage.shows("first") && stage.shows("second"))
  }

  @Test("a sheet on a sheet is in front of it, and its dismissal leaves the first")
  func nested() {
    struct Inner: View {
      @State private var isPresented = false
      var body: some View {
        Rectangle().fill(.blue).onTapGesture { isPresented = true }.id("inner")
          .sheet(isPresented: $isPresented) { Text("deep").presentationDetents([.medium]) }
      }
    }
    let stage = phone { Color.red.sheet(isPresented: .constant(true)) { Inner() } }
    stage.tap(x: 200, y: 700)
    #expect(stage.shows("deep"))
    stage.tap(x: 200, y: 200)
    #expect(!stage.shows("deep"))
    #expect(stage.frame(of: "inner") != nil)
  }

  @Test("a sheet has the environment of its presenter, and passes no preferences to it")
  func environment() {
    struct Sheet: View {
      @Environment(\.layoutDirection) private var direction
      @Environment(\.locale) private var locale
      var body: some View {
        Text(verbatim: "\(locale.identifier) \(direction == .rightToLeft)")
          .navigationTitle("inner title")
      }
    }
    let stage = phone {
      NavigationStack {
        List {
          Text("row").sheet(isPresented: .constant(true)) { Sheet() }
        }
        .navigationTitle("outer title")
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(stage.shows("de_DE true"))
    #expect(stage.shows("outer title") && !stage.shows("inner title"))
  }

  @Test("the state of a presenter that only the sheet reads updates the sheet")
  func stateInContent() {
    struct Screen: View {
      @State private var isPresented = true
      @State private var count = 0
      var body: some View {
        Color.red.sheet(isPresented: $isPresented) {
          Button("count \(count)") { count += 1 }.id("button")
        }
      }
    }
    let stage = phone { Screen() }
    for number in 0..<3 {
      #expect(stage.shows("count \(number)"))
      let frame = stage.frame(of: "button") ?? .null
      stage.tap(x: frame.midX, y: frame.midY)
    }
  }

  @Test("views behind a sheet receive no events, unless the sheet enables them")
  func background() {
    for interaction in [
      PresentationBackgroundInteraction.automatic, .enabled, .enabled(upThrough: .height(100)),
    ] {
      let taps = Held(0)
      let stage = phone {
        Color.red.onTapGesture { taps.value += 1 }
          .sheet(isPresented: .constant(true)) {
            Color.blue.presentationDetents([.medium])
              .presentationBackgroundInteraction(interaction)
          }
      }
      stage.tap(x: 200, y: 200)
      stage.tap(x: 200, y: 600)
      #expect(taps.value == (interaction == .enabled ? 1 : 0))
    }
  }

  @Test("on a wide screen, a sheet is a form of 540 by 620 points in the middle")
  func wide() {
    let stage = stage(width: 1000, height: 900) {
      Color.red.sheet(isPresented: .constant(true)) { Color.blue.id("sheet") }
    }
    #expect(stage.frame(of: "sheet") == CGRect(230, 140, 540, 620))
  }

  @Test("on a wide screen, a drag dismisses a sheet or returns it, and selects no detent")
  func wideDrag() {
    let (isPresented, selection) = (Held(true), Held(PresentationDetent.medium))
    let stage = stage(width: 1000, height: 900) {
      Color.red.sheet(isPresented: isPresented.binding) {
        Color.blue.id("sheet")
          .presentationDetents([.medium], selection: selection.binding)
      }
    }
    stage.send(.drag(from: CGPoint(x: 500, y: 300), to: CGPoint(x: 500, y: 340)))
    #expect(isPresented.value && selection.value == .medium)
    #expect(stage.frame(of: "sheet") == CGRect(230, 140, 540, 620))
    stage.send(.drag(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 500, y: 800)))
    #expect(!isPresented.value && selection.value == .medium)
  }

  @Test("a full-screen cover fills the screen, and only dismiss ends it")
  func cover() {
    let isPresented = Held(true)
    struct Close: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() }.id("close") }
    }
    let stage = phone {
      Color.red.fullScreenCover(isPresented: isPresented.binding) {
        ZStack {
          Color.blue.id("safe")
          Close()
        }
      }
    }
    #expect(stage.frame(of: "safe") == CGRect(0, 50, 400, 720))
    stage.send(.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 700)))
    #expect(isPresented.value)
    let close = stage.frame(of: "close") ?? .null
    stage.tap(x: close.midX, y: close.midY)
    #expect(!isPresented.value)
  }

  @Test("dismiss in a pushed view returns to the view below, and at the root of a sheet closes it")
  func navigation() {
    let isPresented = Held(true)
    struct Pushed: View {
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View { Button(name) { dismiss() }.id(name) }
    }
    let stage = phone {
      Color.red.sheet(isPresented: isPresented.binding) {
        NavigationStack {
          VStack {
            Pushed(name: "root")
            NavigationLink("push") { Pushed(name: "leaf") }.id("push")
          }
        }
      }
    }
    func tap(_ id: String, at time: TimeInterval) {
      let frame = stage.frame(of: id) ?? .null
      stage.tap(x: frame.midX, y: frame.midY)
      stage.advance(to: time)
    }
    tap("push", at: 2)
    #expect(stage.shows("leaf"))
    tap("leaf", at: 4)
    #expect(stage.shows("root") && !stage.shows("leaf") && isPresented.value)
    tap("root", at: 6)
    #expect(!isPresented.value)
  }

  @Test(
    "the bar of a screen is higher in a sheet, but not in a cover above it",
    arguments: [(NavigationBarItem.TitleDisplayMode.inline, 0), (.large, 52)])
  func barHeight(mode: NavigationBarItem.TitleDisplayMode, large: CGFloat) {
    func screen(_ name: String) -> some View {
      NavigationStack {
        Color.clear.id(name).navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
    }
    let stage = phone {
      Color.red.sheet(isPresented: .constant(true)) {
        screen("sheet").fullScreenCover(isPresented: .constant(true)) { screen("cover") }
      }
    }
    #expect(stage.frame(of: "sheet")?.minY == 60 + 56 + large)
    #expect(stage.frame(of: "cover")?.minY == 50 + 44 + large)
  }

  @Test("the deprecated presentation mode dismisses a sheet")
  func presentationMode() { (PresentationModeTest() as any DeprecatedTest).run() }
}

/// A test of deprecated spellings, which are called through a protocol, so that the compiler does not warn.
@MainActor
protocol DeprecatedTest { func run() }

private struct PresentationModeTest {}

extension PresentationModeTest: DeprecatedTest {
  @available(*, deprecated)
  func run() {
    let isPresented = Held(true)
    let stage = phone { Color.red.sheet(isPresented: isPresented.binding) { ModeView() } }
    #expect(stage.shows("presented true"))
    stage.tap("close")
    #expect(!isPresented.value)
  }
}

@available(*, deprecated)
private struct ModeView: View {
  @Environment(\.presentationMode) private var mode
  var body: some View {
    Button("presented \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
      .id("close")
  }
}

private enum Tenth: CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat? {
    context.maxDetentValue / 10
  }
}
