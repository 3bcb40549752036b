import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Search scopes")
struct SearchScopesTests {
  private enum Scope: String, CaseIterable { case ships, crews }

  private struct Screen: View {
    let activation: SearchScopeActivation
    let scope: Binding<Scope>
    @State private var query = ""

    var body: some View {
      NavigationStack {
        Color.red.id("content").navigationTitle("Fleet").navigationBarTitleDisplayMode(.inline)
          .searchable(text: $query, prompt: "Find")
          .searchScopes(scope, activation: activation) {
            ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
          }
      }
    }
  }

  private func screen(_ activation: SearchScopeActivation, _ scope: Held<Scope>) -> Stage {
    let stage = stage(width: 300, height: 400) {
      Screen(activation: activation, scope: scope.binding)
    }
    #expect(!stage.words.contains("ships") && stage.frame(of: "content")?.minY == 96)
    stage.send(.tap(at: CGPoint(x: 100, y: 62)))
    stage.advance(to: 1)
    return stage
  }

  @Test("the scopes are segments below the field while the user searches")
  func presented() throws {
    let scope = Held(Scope.ships)
    let stage = screen(.onSearchPresentation, scope)
    #expect(stage.words.contains("ships") && stage.frame(of: "content")?.minY == 96)
    let crews = try #require(
      stage.drawList().texts.first { $0.text.request.string == "crews" }?.frame)
    stage.send(.tap(at: CGPoint(x: crews.midX, y: crews.midY)))
    #expect(scope.value == .crews)
    stage.send(.tap(at: CGPoint(x: 265, y: 26)))
    stage.advance(to: 2)
    #expect(!stage.words.contains("ships"), "the button \"Cancel\" ends the search")
  }

  @Test("they are displayed by default when the field has a text")
  func text() {
    for activation in [SearchScopeActivation.automatic, .onTextEntry] {
      let stage = screen(activation, Held(.ships))
      #expect(!stage.words.contains("ships"))
      stage.send(.text("a"))
      stage.advance(to: 2)
      #expect(stage.words.contains("ships") && stage.frame(of: "content")?.minY == 96)
    }
  }
}
