import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Items of navigation bars")
struct BarItemsTests {
  @Test("the forms of iOS 13 draw the items of a toolbar")
  func oldForms() {
    let old = stage(width: 300, height: 200) { OldBar().view }
    let new = stage(width: 300, height: 200) {
      NavigationStack {
        Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("back") }
            ToolbarItem(placement: .topBarTrailing) { Text("done") }
          }
      }
    }
    #expect(old.drawList() == new.drawList())
    #expect(old.drawList().texts.map(\.text.request.string).contains("back"))
  }

  @Test("the mode of a toolbar title places the title of the bar")
  func titles() {
    func bar(_ mode: ToolbarTitleDisplayMode) -> DrawList {
      stage(width: 300, height: 200) {
        NavigationStack { Text("content").navigationTitle("Title").toolbarTitleDisplayMode(mode) }
      }.drawList()
    }
    #expect(bar(.inline) != bar(.large) && bar(.large) == bar(.inlineLarge))
  }
}

/// A view whose making is called without a warning.
@MainActor
private protocol MakesView {
  var view: AnyView { get }
}

private struct OldBar {
  @MainActor var view: AnyView { (Maker() as any MakesView).view }

  private struct Maker: MakesView {
    @available(*, deprecated)
    var view: AnyView {
      AnyView(
        NavigationView {
          Text("content").navigationBarTitle("Title", displayMode: .inline)
            .navigationBarItems(leading: Text("back"), trailing: Text("done"))
        }
        .navigationViewStyle(.stack))
    }
  }
}
