import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Odd values of presentations, columns, fields and effects")
struct OddValuesTests {
  private func draw(_ view: AnyView, width: CGFloat = 800, height: CGFloat = 600) throws {
    let stage = stage(width: width, height: height) { view }
    _ = stage.drawList()
    stage.send(.tap(at: CGPoint(x: width / 2, y: height / 2)))
    _ = stage.drawList()
    try stage.checkSettled()
  }

  private func presentations(_ length: CGFloat) -> [AnyView] {
    [
      AnyView(
        Color.red.sheet(isPresented: .constant(true)) {
          Color.blue.presentationDetents([.height(length), .fraction(length)])
            .presentationCornerRadius(length)
        }),
      AnyView(
        Color.red.popover(
          isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: length, y: length))
        ) { Color.blue.presentationCornerRadius(length) }),
      AnyView(
        NavigationSplitView {
          Color.red.navigationSplitViewColumnWidth(length)
        } content: {
          Color.red.navigationSplitViewColumnWidth(min: length, ideal: 100, max: length)
        } detail: {
          Color.blue
        }),
    ]
  }

  private func effects(_ length: CGFloat) -> [AnyView] {
    let number = Double(length)
    return [
      AnyView(
        Color.red.visualEffect { content, _ in
          content.offset(x: length).scaleEffect(length).opacity(number).blur(radius: length)
        }),
      AnyView(
        Rectangle().trim(from: length, to: 0.5).rotation(.degrees(number)).scale(length)
          .offset(x: length).size(width: length, height: length)),
      AnyView(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .saturation(number).contrast(number).hueRotation(.degrees(number)).brightness(number)),
      AnyView(ScrollView { Color.red }.contentMargins(length)),
    ]
  }

  private func controls(_ length: CGFloat) -> [AnyView] {
    let date = Binding.constant(Date(timeIntervalSinceReferenceDate: Double(length)))
    let text = Binding.constant("some text")
    return [
      AnyView(TextField("", text: text).frame(width: length)),
      AnyView(TextEditor(text: text).frame(width: length, height: length)),
      AnyView(DatePicker("", selection: date)),
      AnyView(DatePicker("", selection: date).datePickerStyle(.graphical)),
      AnyView(DatePicker("", selection: date).datePickerStyle(.wheel)),
      AnyView(TabView { Color.red }.tabViewStyle(.page).frame(width: length, height: length)),
      AnyView(TabView { Color.red.tabItem { Text("a") } }.frame(width: length, height: length)),
    ]
  }

  @Test(
    "lengths, angles and dates of any value neither trap nor keep the layout from settling",
    arguments: [.nan, .infinity, -.infinity, -1, 0, 1e300] as [CGFloat])
  func values(_ length: CGFloat) throws {
    for view in presentations(length) + effects(length) + controls(length) { try draw(view) }
  }

  @Test("views are presented above a screen of any size", arguments: [0, 1, 10] as [CGFloat])
  func screens(_ side: CGFloat) throws {
    let views = [
      AnyView(Color.red.sheet(isPresented: .constant(true)) { Text("a") }),
      AnyView(Color.red.fullScreenCover(isPresented: .constant(true)) { Text("a") }),
      AnyView(Color.red.alert("Title", isPresented: .constant(true)) {}),
      AnyView(Color.red.confirmationDialog("Title", isPresented: .constant(true)) {}),
      AnyView(
        Color.red.popover(isPresented: .constant(true)) {
          Text("a").presentationCompactAdaptation(.popover)
        }),
      AnyView(NavigationStack { Color.red }.searchable(text: .constant(""))),
      AnyView(TabView { Color.red.tabItem { Text("a") } }),
    ]
    for view in views { try draw(view, width: side, height: side) }
  }
}
