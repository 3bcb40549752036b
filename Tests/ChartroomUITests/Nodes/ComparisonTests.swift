import ChartroomUI
import Graphics
import Testing

@MainActor
@Suite("Comparison")
struct ComparisonTests {
  private struct Plain { var number: Int }
  private struct Holder {
    var text: String
    var box: Box?
    weak var other: Box?
    var action: () -> Void = {}
  }
  private final class Box: Equatable {
    static func == (left: Box, right: Box) -> Bool { true }
  }

  /// Equal whatever it says.
  private struct Lenient: Equatable {
    var note: String
    static func == (left: Lenient, right: Lenient) -> Bool { true }
  }

  private struct Wrappers {
    var text: String
    @State var count = 0
    @Environment(\.lineSpacing) var spacing
    @Binding var name: Name
  }

  private struct Action {
    var number: Int
    var perform: () -> Void
  }

  private struct Switch {
    var isOn: Bool
    var action: Action?
  }

  @Test("optionals are compared by their values, whatever their undefined bytes are")
  func optionals() {
    var (left, right) = (Action?.none, Action?.none)
    // The closure has the bytes that say nil.
    withUnsafeMutableBytes(of: &left) { $0[0] = 1 }
    withUnsafeMutableBytes(of: &right) { $0[0] = 2 }
    #expect(left == nil && right == nil)
    #expect(!mayDiffer(left, right))
    #expect(mayDiffer(left, Action(number: 1) {}))
    let (on, off) = (Switch(isOn: true), Switch(isOn: false))
    var (first, second) = (Switch?.some(on), Switch?.some(on))
    // A flag has padding behind it.
    withUnsafeMutableBytes(of: &first) { $0[1] = 1 }
    withUnsafeMutableBytes(of: &second) { $0[1] = 2 }
    #expect(!mayDiffer(first, second))
    #expect(mayDiffer(first, off) && mayDiffer(first, nil))
  }

  @Test("equatable values are compared by ==")
  func equality() {
    #expect(!mayDiffer("a", "a"))
    #expect(mayDiffer("a", "b"))
    #expect(!mayDiffer(Lenient(note: "a"), Lenient(note: "b")))
    #expect(!mayDiffer(Int?.none, nil))
    #expect(mayDiffer(Int?.none, 0))
    #expect(!mayDiffer(0.0, -0.0))
    #expect(!mayDiffer(Double.nan, .nan))
  }

  @Test("trivial values are compared by their bytes")
  func bytes() {
    #expect(!mayDiffer(Plain(number: 1), Plain(number: 1)))
    #expect(mayDiffer(Plain(number: 1), Plain(number: 2)))
    #expect(!mayDiffer(EmptyView(), EmptyView()))
  }

  @Test("other structs are compared property by property")
  func properties() {
    let (box, other) = (Box(), Box())
    // Built at run time, so that the strings have different storage.
    let texts = (1...2).map { _ in String(repeating: "long text ", count: 3) }
    let holder = Holder(text: texts[0], box: box, other: other)
    #expect(!mayDiffer(holder, Holder(text: texts[1], box: box, other: other)))
    #expect(mayDiffer(holder, Holder(text: "b", box: box, other: other)))
    #expect(mayDiffer(holder, Holder(text: texts[1], box: nil, other: other)))
    #expect(mayDiffer(holder, Holder(text: texts[1], box: box, other: nil)))
    #expect(mayDiffer(holder, Holder(text: texts[1], box: box, other: other, action: { print() })))
  }

  @Test("objects are compared by identity, also those with ==")
  func objects() {
    let (box, other) = (Box(), Box())
    #expect(!mayDiffer(box, box))
    #expect(mayDiffer(box, other))
    #expect(mayDiffer(Box?.some(box), other))
  }

  @Test("copies of one closure are equal, and closures with other captures differ")
  func others() {
    func closure(_ box: Box) -> () -> Void { { withExtendedLifetime(box) {} } }
    let box = Box()
    let holder = Holder(text: "a", action: closure(box))
    let copy = holder
    #expect(!mayDiffer(holder, copy))
    #expect(mayDiffer(holder, Holder(text: "a", action: closure(Box()))))
    #expect(mayDiffer(1 as Any, 2))
  }

  @Test("existentials are compared as the values that they have")
  func existentials() {
    struct Rows { var base: any View }
    func rows(_ text: String) -> Rows {
      Rows(base: Text(text).opacity(0.5).id(text).disabled(true))
    }
    // Built at run time, so that the strings have different storage.
    let texts = (1...2).map { _ in String(repeating: "long text ", count: 3) }
    #expect(!mayDiffer(rows(texts[0]), rows(texts[1])))
    #expect(mayDiffer(rows(texts[0]), rows("b")))
    #expect(mayDiffer(rows("a"), Rows(base: Text("a"))))
    #expect(!mayDiffer(1 as Any, 1) && mayDiffer(1 as Any, "1"))
    let box = Box()
    #expect(!mayDiffer(box as Any, box) && mayDiffer(box as Any, Box()))
    let closure = { print() }
    #expect(mayDiffer((closure, 1) as Any, (closure, 2)))
  }

  @Test("the views of a builder are compared one by one")
  func views() {
    struct Card<Content: View> { var content: Content }
    func card(_ first: String, _ second: String) -> Card<some View> {
      Card(
        content: VStack {
          Text(first)
          Text(second).opacity(0.5)
          Divider()
        })
    }
    // Built at run time, so that the strings have different storage.
    let texts = (1...2).map { _ in String(repeating: "long text ", count: 3) }
    #expect(!mayDiffer(card(texts[0], texts[0]), card(texts[1], texts[1])))
    #expect(mayDiffer(card(texts[0], texts[0]), card("b", texts[1])))
    #expect(mayDiffer(card(texts[0], texts[0]), card(texts[1], "b")))
  }

  @Test("of the property wrappers, only those passed by the parent are compared")
  func wrappers() {
    let model = Names()
    let binding = Bindable(model).names[0]
    let wrappers = Wrappers(text: "a", count: 1, name: binding)
    #expect(!mayDiffer(wrappers, Wrappers(text: "a", count: 2, name: Bindable(model).names[0])))
    #expect(mayDiffer(wrappers, Wrappers(text: "a", count: 1, name: Bindable(model).names[1])))
    #expect(mayDiffer(wrappers, Wrappers(text: "b", count: 1, name: binding)))
  }

  @Test("optional bindings are compared as bindings are")
  func optionalBindings() {
    let model = Names()
    func name(_ index: Int) -> Binding<Name>? { Bindable(model).names[index] }
    #expect(!mayDiffer(name(0), name(0)))
    #expect(mayDiffer(name(0), name(1)))
    #expect(mayDiffer(name(0), nil) && !mayDiffer(Binding<Name>?.none, nil))
    // What a binding of closures reads may have changed.
    let custom: Binding<Int>? = Binding(get: { 1 }, set: { _ in })
    let copy = custom
    #expect(mayDiffer(custom, copy))
  }
}
