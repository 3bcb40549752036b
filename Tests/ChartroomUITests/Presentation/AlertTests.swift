import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("alert")
struct AlertTests {
  private enum Failure: LocalizedError {
    case offline
    var errorDescription: String? { "You are offline" }
  }

  @Test("an alert is in the middle, 270 points wide, and its button acts and writes false")
  func buttons() {
    let (isPresented, log) = (Held(true), Held<[String]>([]))
    let stage = phone {
      Color.red.alert("Title", isPresented: isPresented.binding) {
        Button("Keep", role: .cancel) { log.value.append("keep") }.id("keep")
        Button("Delete", role: .destructive) { log.value.append("delete") }.id("delete")
      } message: {
        Text("Message").frame(maxWidth: .infinity).id("message")
      }
    }
    #expect(stage.shows("Title") && stage.shows("Message"))
    #expect(stage.frame(of: "message")?.width == 238)
    stage.tap("delete")
    #expect(log.value == ["delete"])
    #expect(!isPresented.value)
  }

  @Test("the button with the shortcut of the default action is emphasised in place of cancel")
  func defaultAction() {
    func emphasized<Buttons: View>(@ViewBuilder _ buttons: () -> Buttons) -> [String] {
      let stage = phone {
        Color.red.alert(Text("Title"), isPresented: .constant(true)) { buttons() }
      }
      stage.advance(to: 1)
      return stage.drawList().texts.map(\.text.request)
        .filter { $0.font.weight == .semibold && $0.string != "Title" }.map(\.string)
    }
    let cancel = Button("No", role: .cancel) {}
    #expect(
      emphasized {
        Button("Yes") {}
        cancel
      } == ["No"])
    #expect(
      emphasized {
        Button("Yes") {}.keyboardShortcut(.defaultAction)
        cancel
      } == ["Yes"])
  }

  @Test("the buttons of alerts and dialogs have the accent colour, whatever the tint around them")
  func accent() {
    func colors<Content: View>(_ view: Content) -> [String] {
      let stage = phone { view.tint(.orange) }
      stage.advance(to: 1)
      return stage.drawList().colors
    }
    let isPresented = Binding.constant(true)
    for shown in [
      colors(Color.red.alert("Title", isPresented: isPresented) { Button("Keep") {} }),
      colors(Color.red.confirmationDialog("Title", isPresented: isPresented) { Button("Keep") {} }),
    ] {
      #expect(shown.contains("#0088FF") && !shown.contains("#FF8D28"), "\(shown)")
    }
  }

  @Test("two buttons that fit are side by side with cancel first; others are stacked with it last")
  func arrangement() {
    func frames<Buttons: View>(@ViewBuilder _ buttons: () -> Buttons) -> [CGRect?] {
      let stage = phone {
        Color.red.alert(Text("Title"), isPresented: .constant(true)) { buttons() }
      }
      return ["a", "b", "cancel"].map { stage.frame(of: $0) }
    }
    let pair = frames {
      Button("A") {}.id("a")
      Button("No", role: .cancel) {}.id("cancel")
    }
    #expect(pair[2]?.minX == 65)
    // The line between the buttons is a point wide at 1×. `id` covers the line and the button.
    #expect(pair[0]?.maxX == 335)
    #expect(pair[0]?.maxY == pair[2]?.maxY)
    let three = frames {
      Button("No", role: .cancel) {}.id("cancel")
      Button("A") {}.id("a")
      Button("B") {}.id("b")
    }
    #expect(three[0]?.height == 45 && three[0]?.width == 270)
    #expect(three[0]?.maxY == three[1]?.minY && three[1]?.maxY == three[2]?.minY)
    let long = frames {
      Button("A name that is much too long for half of an alert") {}.id("a")
      Button("No", role: .cancel) {}.id("cancel")
    }
    #expect(long[0]?.maxY == long[2]?.minY)
  }

  @Test(
    "buttons and fields are higher than their texts at every text size",
    arguments: [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility5])
  func textSizes(size: DynamicTypeSize) throws {
    let stage = phone {
      Color.red.alert("Title", isPresented: .constant(true)) {
        TextField("Name", text: .constant("x"))
        TextField("City", text: .constant("y"))
        Button("A") {}
        Button("B") {}
        Button("C") {}
      }
      .dynamicTypeSize(size)
    }
    let texts = stage.drawList().texts
    func distance(_ first: String, _ second: String) throws -> (CGFloat, height: CGFloat) {
      let first = try #require(texts.first { $0.text.request.string == first }?.frame)
      let second = try #require(texts.first { $0.text.request.string == second }?.frame)
      return (second.midY - first.midY, first.height)
    }
    for (first, second) in [("A", "B"), ("B", "C")] {
      let (distance, height) = try distance(first, second)
      #expect(distance >= max(45, height + 22) && distance <= max(45, height + 25))
    }
    let (fields, height) = try distance("x", "y")
    #expect(fields >= max(31, height + 14) && fields <= max(31, height + 17))
  }

  @Test("text fields of an alert are in one box with one line between them")
  func fields() throws {
    let stage = phone {
      Color.red.alert("Title", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        SecureField("Password", text: .constant(""))
        Button("Log In") {}
      }
    }
    let list = stage.drawList()
    let places = list.texts.filter { ["Name", "Password"].contains($0.text.request.string) }.map(
      \.frame.minY)
    try #require(places.count == 2)
    // A field is 30 points high, and the line a point at 1×.
    #expect(places[1] == places[0] + 31)
    #expect(list.description.matches(of: /fill #3C3C434A rect 16,[0-9.]+ 238x1\n/).count == 1)
    #expect(list.description.matches(of: /fill #FFFFFF M/).count == 1)
  }

  @Test("a stack of an app spaces the fields of an alert, which then have separate boxes")
  func stackedFields() throws {
    func drawn(spacing: CGFloat) throws -> (distance: CGFloat, boxes: Int, lines: Int) {
      let list = phone {
        Color.red.alert("Title", isPresented: .constant(true)) {
          VStack(spacing: spacing) {
            TextField("Name", text: .constant(""))
            SecureField("Password", text: .constant(""))
          }
          Button("Log In") {}
        }
      }
      .drawList()
      let places = list.texts.filter { ["Name", "Password"].contains($0.text.request.string) }
      try #require(places.count == 2)
      return (
        places[1].frame.minY - places[0].frame.minY,
        list.description.matches(of: /fill #FFFFFF M/).count,
        list.description.matches(of: /fill #3C3C434A rect 16,[0-9.]+ 238x1\n/).count
      )
    }
    #expect(try drawn(spacing: 10) == (40, 2, 0))
    #expect(try drawn(spacing: 0) == (30, 1, 1))
  }

  @Test("without buttons, an alert has one named OK; it ignores taps beside it")
  func fallback() {
    let isPresented = Held(true)
    let stage = phone {
      Color.red.alert("Title", isPresented: isPresented.binding) {}
    }
    #expect(stage.shows("OK"))
    stage.tap(x: 10, y: 100)
    #expect(isPresented.value)
    stage.tap(x: 200, y: 440)
    #expect(!isPresented.value)
    let other = phone {
      Color.red.alert("Title", isPresented: .constant(true)) { Button("Fine") {} }
    }
    #expect(!other.shows("OK") && other.shows("Fine"))
  }

  @Test("an alert for data or an error needs the value, and passes it to its views")
  func values() {
    func texts(_ error: Failure?, _ name: String?) -> (Bool, Bool) {
      let first = phone {
        Color.red.alert(isPresented: .constant(true), error: error) { Button("OK") {} }
      }
      let second = phone {
        Color.red.alert("Title", isPresented: .constant(true), presenting: name) { name in
          Button("Delete \(name)") {}
        } message: { name in
          Text("About \(name)")
        }
      }
      return (
        first.shows("You are offline"), second.shows("Delete Ada") && second.shows("About Ada")
      )
    }
    #expect(texts(nil, nil) == (false, false))
    #expect(texts(.offline, "Ada") == (true, true))
  }

  @Test("every kind of title is visible")
  func titles() {
    let name = "Ada"
    let substring = name.prefix(2)
    let flag = Binding.constant(true)
    let stages = [
      phone { Color.red.alert("Hello \(name)", isPresented: flag) {} },
      phone { Color.red.alert(substring, isPresented: flag) {} },
      phone { Color.red.alert(Text(verbatim: "verbatim"), isPresented: flag) {} },
      phone {
        Color.red.confirmationDialog("Hello \(name)", isPresented: flag, titleVisibility: .visible)
        {}
      },
      phone {
        Color.red.confirmationDialog(substring, isPresented: flag, titleVisibility: .visible) {}
      },
    ]
    #expect(
      zip(stages, ["Hello Ada", "Ad", "verbatim", "Hello Ada", "Ad"]).allSatisfy {
        $0.shows($1)
      })
  }

  @Test("an alert of a view that is disabled can be answered")
  func disabled() {
    let isPresented = Held(true)
    let stage = phone {
      Color.red
        .alert("Title", isPresented: isPresented.binding) { Button("Yes") {}.id("yes") }
        .disabled(true)
    }
    stage.tap("yes")
    #expect(!isPresented.value)
  }

  @Test("an alert in a sheet is in the middle of the screen")
  func inSheet() {
    let stage = phone {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.presentationDetents([.height(100)])
          .alert("Title", isPresented: .constant(true)) { Button("Yes") {}.id("yes") }
      }
    }
    let frame = stage.frame(of: "yes") ?? .null
    #expect(frame.midX == 200 && frame.maxY > 400 && frame.maxY < 500)
  }

  @Test("deprecated descriptions of alerts and action sheets work")
  func descriptions() { (DescriptionTest() as any DeprecatedTest).run() }
}

private struct DescriptionTest {}

extension DescriptionTest: DeprecatedTest {
  @available(*, deprecated)
  func run() {
    let log = Held<[String]>([])
    let item = Held<SampleItem?>(SampleItem(id: 1, name: "item"))
    let alert = phone {
      Color.red.alert(item: item.binding) { item in
        Alert(
          title: Text(item.name), message: Text("message"),
          primaryButton: .destructive(Text("Delete")) { log.value.append("delete") },
          secondaryButton: .cancel())
      }
    }
    #expect(["item", "message", "Delete", "Cancel"].allSatisfy { alert.shows($0) })
    alert.tap(x: 270, y: 440)
    #expect(log.value == ["delete"] && item.value == nil)
    let isPresented = Held(true)
    let sheet = phone {
      Color.red.actionSheet(isPresented: isPresented.binding) {
        ActionSheet(
          title: Text("Sort by"),
          buttons: [.default(Text("Name")) { log.value.append("name") }, .cancel()])
      }
    }
    #expect(sheet.shows("Sort by") && sheet.shows("Name"))
    sheet.tap(x: 200, y: 740)
    #expect(!isPresented.value && log.value == ["delete"])
    let single = phone {
      Color.red.alert(isPresented: .constant(true)) { Alert(title: Text("Done")) }
    }
    #expect(single.shows("Done") && single.shows("OK"))
  }
}

@MainActor
@Suite("confirmationDialog")
struct ConfirmationDialogTests {
  @Test("buttons are grouped above one that cancels, at the bottom inset of the screen")
  func arrangement() {
    let (isPresented, log) = (Held(true), Held<[String]>([]))
    let stage = phone {
      Color.red.confirmationDialog("Title", isPresented: isPresented.binding) {
        Button("First") { log.value.append("first") }.id("first")
        Button("Second", role: .destructive) {}.id("second")
      }
    }
    #expect(!stage.shows("Title"))
    #expect(stage.shows("Cancel"))
    let (first, second) = (stage.frame(of: "first") ?? .null, stage.frame(of: "second") ?? .null)
    #expect(second.maxY == 705)
    #expect(first.minX == 8 && first.width == 384)
    #expect(first.height == 57)
    stage.tap("first")
    #expect(log.value == ["first"] && !isPresented.value)
  }

  @Test("a tap beside the dialog dismisses it; an own button to cancel replaces the added one")
  func cancel() {
    let (isPresented, log) = (Held(true), Held<[String]>([]))
    func content() -> some View {
      Color.red.confirmationDialog("Title", isPresented: isPresented.binding) {
        Button("Never mind", role: .cancel) { log.value.append("cancel") }.id("cancel")
        Button("First") {}
      }
    }
    let stage = phone { content() }
    #expect(!stage.shows("Cancel"))
    stage.tap(x: 200, y: 740)
    #expect(log.value == ["cancel"] && !isPresented.value)
    isPresented.value = true
    stage.update { content() }
    stage.tap(x: 200, y: 100)
    #expect(!isPresented.value)
  }

  @Test("on a wide screen, the dialog is a popover without a button to cancel")
  func wide() {
    let stage = stage(width: 1000, height: 800) {
      Rectangle().frame(width: 100, height: 40)
        .confirmationDialog("Title", isPresented: .constant(true)) {
          Button("First") {}.id("first")
        }
        .frame(width: 1000, height: 800)
    }
    #expect(!stage.shows("Cancel"))
    let frame = stage.frame(of: "first") ?? .null
    #expect(frame.midX == 500 && frame.minY >= 420 && frame.width == 300)
  }
}

@MainActor
@Suite("popover")
struct PopoverTests {
  private func popover(
    width: CGFloat, at alignment: Alignment, edge: Edge? = nil,
    anchor: PopoverAttachmentAnchor = .rect(.bounds), isFlipped: Bool = false,
    adaptation: PresentationAdaptation = .automatic
  ) -> CGRect? {
    var environment = EnvironmentValues()
    if isFlipped { environment.layoutDirection = .rightToLeft }
    let stage = stage(width: width, height: 800, environment: environment) {
      Rectangle().frame(width: 100, height: 40)
        .popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge) {
          Color.blue.frame(width: 200, height: 120).id("content")
            .presentationCompactAdaptation(adaptation)
        }
        .frame(width: width, height: 800, alignment: alignment)
    }
    return stage.frame(of: "content")
  }

  @Test("a popover is at an edge of its anchor with enough space, within the screen")
  func edges() {
    #expect(popover(width: 1000, at: .center) == CGRect(400, 433, 200, 120))
    #expect(popover(width: 1000, at: .bottom) == CGRect(400, 627, 200, 120))
    #expect(popover(width: 1000, at: .topLeading) == CGRect(10, 53, 200, 120))
    #expect(popover(width: 1000, at: .center, edge: .top) == CGRect(400, 247, 200, 120))
    #expect(popover(width: 1000, at: .center, edge: .trailing) == CGRect(563, 340, 200, 120))
    #expect(
      popover(width: 1000, at: .center, edge: .trailing, isFlipped: true)
        == CGRect(237, 340, 200, 120))
    #expect(
      popover(width: 1000, at: .center, anchor: .point(.topLeading)) == CGRect(350, 393, 200, 120))
  }

  @Test(
    "without space at the given edge, a popover is at the opposite one or another",
    arguments: [
      (Alignment.top, Edge.top, CGRect(400, 53, 200, 120)),
      (.bottom, .bottom, CGRect(400, 627, 200, 120)),
      (.leading, .leading, CGRect(113, 340, 200, 120)),
    ])
  func fullEdge(alignment: Alignment, edge: Edge, frame: CGRect) {
    #expect(popover(width: 1000, at: alignment, edge: edge) == frame)
  }

  @Test("on a narrow screen, a popover is a sheet unless its content keeps it one")
  func compact() {
    #expect(popover(width: 400, at: .center)?.midY == 405)
    #expect(
      popover(width: 400, at: .center, adaptation: .popover) == CGRect(100, 433, 200, 120))
    #expect(popover(width: 400, at: .center, adaptation: .fullScreenCover)?.midY == 400)
  }

  @Test("a popover on a screen without space for it has no size", arguments: [5, 20] as [CGFloat])
  func tinyScreen(side: CGFloat) {
    let stage = stage(width: side, height: side) {
      Rectangle().popover(isPresented: .constant(true)) {
        Color.blue.id("content").presentationCompactAdaptation(.popover)
      }
    }
    let frame = stage.frame(of: "content") ?? .null
    #expect(frame.size == .zero && frame.origin == CGPoint(x: 10, y: 10))
  }

  @Test("the arrow has the background of the popover")
  func arrow() {
    func colors(_ content: some View) -> [String] {
      stage(width: 400, height: 400) {
        Color.clear.frame(width: 10, height: 40).popover(isPresented: .constant(true)) {
          content.frame(width: 100, height: 40).presentationCompactAdaptation(.popover)
        }
      }
      .drawList().colors
    }
    #expect(colors(Color.clear).filter { $0 == "#FFFFFF" }.count == 2)
    let green = colors(Color.clear.presentationBackground(.green))
    #expect(green.filter { $0 == "#34C759" }.count == 2 && !green.contains("#FFFFFF"))
  }

  @Test("a tap beside a popover dismisses it and reaches nothing else")
  func dismissal() {
    let (isPresented, taps) = (Held(true), Held(0))
    let stage = stage(width: 1000, height: 800) {
      Rectangle().onTapGesture { taps.value += 1 }
        .popover(isPresented: isPresented.binding) {
          Color.blue.frame(width: 200, height: 120)
        }
    }
    stage.tap(x: 20, y: 20)
    #expect(!isPresented.value && taps.value == 0)
  }
}
