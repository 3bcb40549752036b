import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Picker")
struct PickerTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Fruit { self }
  }

  private func picker<Content: View>(_ content: Content) -> Stage {
    stage(width: 300, height: 32) { content.pickerStyle(.segmented) }
  }

  /// The third of three segments.
  private let third = CGPoint(x: 250, y: 16)

  @Test("a tap on a segment selects the tag of its view")
  func tags() {
    let box = Held("a")
    let stage = picker(
      Picker("", selection: box.binding) {
        Text("A").tag("a")
        Text("B").tag("b")
        Text("C").bold().tag("c").padding()
      })
    stage.send(.tap(at: third))
    #expect(box.value == "c")
  }

  @Test("a view without a tag in a ForEach represents the id of its element")
  func ids() {
    let box = Held(Fruit.apple)
    let stage = picker(
      Picker("", selection: box.binding) {
        ForEach(Fruit.allCases) { Text($0.rawValue) }
      })
    stage.send(.tap(at: third))
    #expect(box.value == .plum)
  }

  @Test(
    "tags select values in optionals, unless they say otherwise; views without a tag select nothing"
  )
  func optionals() {
    let box = Held<Int?>(nil)
    let stage = picker(
      Picker("", selection: box.binding) {
        Text("None").tag(Int?.none)
        Text("One").tag(1, includeOptional: false)
        Text("Two").tag(2)
      })
    stage.send(.tap(at: third))
    #expect(box.value == 2)
    stage.send(.tap(at: CGPoint(x: 150, y: 16)))
    #expect(box.value == 2)
    stage.send(.tap(at: CGPoint(x: 50, y: 16)))
    #expect(box.value == nil)
    let untagged = Held(0)
    let other = picker(
      Picker("", selection: untagged.binding) {
        Text("a")
        Text("b")
        Text("c")
      })
    other.send(.tap(at: third))
    #expect(untagged.value == 0)
  }

  @Test("segments have equal widths, and the widest decides where no width is proposed")
  func widths() {
    let view = Picker("", selection: .constant(0)) {
      Text("a").tag(0)
      Text("abcdefgh").tag(1)
    }
    .pickerStyle(.segmented)
    // 8 characters of 6.5 points with paddings of 10 at each side, twice, in an edge of 2.
    #expect(stageSize { view } == CGSize(width: 2 * (52 + 20) + 4, height: 32))
    #expect(stageSize(width: 300) { view } == CGSize(width: 300, height: 32))
  }

  @Test("segments have the primary colour, unless an option sets its own")
  func colors() {
    let stage = picker(
      Picker("", selection: .constant(0)) {
        Text("a").tag(0)
        Text("b").foregroundStyle(.red).tag(1)
      }
      .foregroundStyle(.blue))
    let plain = picker(Picker("", selection: .constant(0)) { Text("a").tag(0) })
    let colors = stage.drawList().colors
    #expect(colors.contains("#FF383C") && !colors.contains("#0088FF"))
    #expect(plain.drawList().colors.allSatisfy(colors.contains))
  }

  @Test("a disabled picker keeps its selection")
  func disabled() {
    let box = Held(0)
    let stage = picker(
      Picker("", selection: box.binding) {
        Text("a").tag(0)
        Text("b").tag(1)
      }
      .disabled(true))
    stage.send(.tap(at: third))
    #expect(box.value == 0)
  }

  @Test("a menu shows the selected view, and its label only in a list")
  func menu() {
    let view = Picker("Fruit", selection: .constant(Fruit.pear)) {
      ForEach(Fruit.allCases) { Text($0.rawValue) }
    }
    let outside = stage(width: 300, height: 40) { view }.drawList().description
    #expect(outside.contains("\"pear\"") && !outside.contains("\"Fruit\""))
    #expect(!outside.contains("\"apple\""))
    let inside = stage(width: 300, height: 100) { List { view } }.drawList().description
    #expect(inside.contains("\"pear\"") && inside.contains("\"Fruit\""))
  }

  @Test("the mark of a menu grows with the text beside it")
  func menuMark() {
    func width(_ size: DynamicTypeSize) -> CGFloat {
      stageSize {
        Picker("", selection: .constant(0)) { Text("").tag(0) }.dynamicTypeSize(size)
      }
      .width
    }
    // The distance to the text, 6 points, does not grow.
    #expect(abs(width(.large) - 16) < 0.001)
    #expect(width(.accessibility3) > 26)
  }

  @Test("in accessibility sizes, the selected view is below the label in a list")
  func stackedMenu() throws {
    func shift(_ size: DynamicTypeSize) throws -> CGSize {
      let texts = stage(width: 300, height: 300) {
        List {
          Picker("Fruit", selection: .constant(Fruit.pear)) {
            ForEach(Fruit.allCases) { Text($0.rawValue) }
          }
        }
        .dynamicTypeSize(size)
      }
      .drawList().texts
      let label = try #require(texts.first { $0.text.request.string == "Fruit" }).frame
      let value = try #require(texts.first { $0.text.request.string == "pear" }).frame
      return CGSize(width: value.minX - label.minX, height: value.minY - label.minY)
    }
    #expect(try shift(.xxxLarge).height == 0)
    #expect(try shift(.accessibility1).width == 0 && shift(.accessibility1).height > 20)
  }

  @Test("a lower frame clips a wheel, and a stack does not compress it")
  func lowWheel() {
    let picker = Picker("", selection: .constant(5)) {
      ForEach(0..<20) { number in Text(verbatim: "n\(number)").id(number) }
    }
    .pickerStyle(.wheel)
    func clips(_ content: some View) -> [CGFloat] {
      stage(width: 200, height: 400) { content }.drawList().clips.map(\.height)
    }
    #expect(clips(picker.frame(height: 100)) == [100])
    #expect(clips(picker.frame(maxHeight: 90)) == [90])
    #expect(clips(picker.frame(height: 300)) == [216])
    let spacers = ForEach(0..<5) { _ in Spacer() }
    #expect(
      clips(
        VStack {
          picker; spacers
        }) == [216])
    #expect(
      clips(
        VStack {
          picker.frame(maxWidth: 150, maxHeight: .infinity); spacers
        }) == [216])
  }

  @Test("a wheel shows the selected view in its middle and three on each side")
  func wheel() {
    let stage = stage(width: 200, height: 216) {
      Picker("", selection: .constant(10)) {
        ForEach(0..<20) { number in Text(verbatim: "n\(number)").id(number) }
      }
      .pickerStyle(.wheel)
    }
    #expect(stage.frame(of: 10)?.midY == 108)
    #expect(stage.frame(of: 13) != nil)
    #expect(stage.frame(of: 14) == nil)
    #expect(stage.frame(of: 6) == nil)
  }

  @Test("the list of a link has the first text of its label as the title")
  func linkTitle() {
    func title(@ViewBuilder _ label: () -> some View) -> [String] {
      let stage = stage(width: 300, height: 300) {
        NavigationStack {
          Picker(selection: .constant(1)) {
            Text("One").tag(1)
          } label: {
            label()
          }
          .pickerStyle(.navigationLink)
        }
      }
      stage.tap(x: 150, y: 150)
      stage.advance(to: 2)
      return stage.drawList().texts.filter { $0.frame.maxY < 44 }.map(\.text.request.string)
    }
    #expect(title { Text("To") } == ["Back", "To"])
    let two = title {
      Text("To")
      Text("London")
    }
    #expect(two == ["Back", "To"])
    #expect(title { Label("To", systemImage: "star") } == ["Back", "To"])
  }
}
