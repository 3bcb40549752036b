import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Settings that change no picture reach the environment, where views can read them.
@MainActor
@Suite("Settings in the environment")
struct SettingsEnvironmentTests {
  private func value<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, _ modify: (AnyView) -> some View = { $0 }
  ) -> String {
    let view = modify(AnyView(Reader(path: path)))
    return stage(width: 400) { view }.words.joined()
  }

  private struct Reader<Value>: View {
    @Environment private var value: Value
    init(path: KeyPath<EnvironmentValues, Value>) { _value = Environment(path) }
    var body: some View { Text(verbatim: "\(value)") }
  }

  @Test("each modifier sets its value, and each value has its default")
  func modifiers() {
    #expect(value(\.autocorrectionDisabled) == "false")
    #expect(value(\.autocorrectionDisabled) { $0.autocorrectionDisabled() } == "true")
    #expect(value(\.autocorrectionDisabled) { $0.disableAutocorrection(nil) } == "false")
    #expect(value(\.menuIndicatorVisibility) { $0.menuIndicator(.hidden) } == "hidden")
    #expect(value(\.keyboardShortcut) == "nil")
    #expect(value(\.contentTransitionAddsDrawingGroup) == "false")
    #expect(value(\.sidebarRowSize) == "medium")
    #expect(value(\.allowedDynamicRange) { $0.allowedDynamicRange(.high) }.contains("high"))
    #expect(value(\.undoManager) == "nil" && value(\.tabBarPlacement) == "nil")
    var found = EnvironmentValues()
    let probe = Color.clear.modifier(Probe { found = $0 })
    _ = stage(width: 10) { probe }.size
    #expect(found.keyboardShortcut == nil && found.menuOrder == .automatic)
    #expect(found.scrollDismissesKeyboardMode == .automatic && found.refresh == nil)
    #expect(found.contentTransition == .interpolate && found.lineHeight == nil)
    #expect(found.buttonRepeatBehavior == .automatic && found.badgeProminence == .standard)
    #expect(found.springLoadingBehavior == .automatic && !found.isFocused)
    #expect(found.symbolColorRenderingMode == nil && found.symbolVariableValueMode == nil)
    #expect(found.textSelectionAffinity == .automatic)
    #expect(found.searchSuggestionsPlacement == .automatic)
    _ =
      stage(width: 10) {
        probe
          .keyboardShortcut("k").menuOrder(.fixed).scrollDismissesKeyboard(.never)
          .contentTransition(.opacity).lineHeight(.exact(points: 20))
          .buttonRepeatBehavior(.enabled).badgeProminence(.increased)
          .springLoadingBehavior(.disabled).symbolColorRenderingMode(.gradient)
          .symbolVariableValueMode(.draw).textSelectionAffinity(.upstream).refreshable {}
      }.size
    #expect(found.keyboardShortcut == KeyboardShortcut("k") && found.menuOrder == .fixed)
    #expect(found.scrollDismissesKeyboardMode == .never && found.refresh != nil)
    #expect(found.contentTransition == .opacity && found.lineHeight == .exact(points: 20))
    #expect(found.buttonRepeatBehavior == .enabled && found.badgeProminence == .increased)
    #expect(found.springLoadingBehavior == .disabled)
    #expect(found.symbolColorRenderingMode == .gradient && found.symbolVariableValueMode == .draw)
    #expect(found.textSelectionAffinity == .upstream)
  }

  /// A modifier that passes on its environment.
  private struct Probe: ViewModifier {
    let read: (EnvironmentValues) -> Void
    @Environment(\.self) private var environment

    init(_ read: @escaping (EnvironmentValues) -> Void) { self.read = read }

    func body(content: Content) -> some View {
      let _ = read(environment)
      content
    }
  }

  @Test("a view can start the action of refreshable, and the action ends before it goes on")
  func refresh() async throws {
    let log = Log<String>()
    struct Starter: View {
      let log: Log<String>
      @Environment(\.refresh) private var refresh
      var body: some View {
        Color.red.task {
          await refresh?()
          log.add("done")
        }
      }
    }
    let stage = stage(width: 10, height: 10) {
      Starter(log: log).refreshable { log.add("refresh") }
    }
    try await stage.runTasks(until: 1)
    #expect(log.take() == ["refresh", "done"])
  }

  @Test("the headers of a list have the least height of the environment")
  func headers() {
    func top(_ height: CGFloat?) -> CGFloat? {
      stage(width: 300, height: 400) {
        List {
          Section("Header") { Color.red.frame(height: 10).id("row") }
        }
        .listStyle(.plain)
        .environment(\.defaultMinListHeaderHeight, height)
      }
      .frame(of: "row")?.minY
    }
    let usual = top(nil) ?? 0
    #expect(top(10) == usual)
    #expect((top(100) ?? 0) - usual > 60)
  }
}
