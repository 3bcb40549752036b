import ChartroomUI
import Testing

@Suite("Comparison")
struct ComparisonTests {
  private struct Plain { var number: Int }
  private struct Holder { var text: String }
  private final class Box {}

  /// Equal whatever it says.
  private struct Lenient: Equatable {
    var note: String
    static func == (left: Lenient, right: Lenient) -> Bool { true }
  }

  @Test("values with an equality are told apart by it")
  func equality() {
    #expect(!Comparison<String>().mayDiffer("a", "a"))
    #expect(Comparison<String>().mayDiffer("a", "b"))
    #expect(!Comparison<Lenient>().mayDiffer(Lenient(note: "a"), Lenient(note: "b")))
    #expect(!Comparison<Int?>().mayDiffer(nil, nil))
    #expect(Comparison<Int?>().mayDiffer(nil, 0))
    #expect(Comparison<Double>().mayDiffer(.nan, .nan))
  }

  @Test("values without one are told apart by their bytes, where these are all there is")
  func bytes() {
    #expect(!Comparison<Plain>().mayDiffer(Plain(number: 1), Plain(number: 1)))
    #expect(Comparison<Plain>().mayDiffer(Plain(number: 1), Plain(number: 2)))
  }

  @Test("all others may differ, also from themselves")
  func others() {
    let box = Box()
    #expect(Comparison<Box>().mayDiffer(box, box))
    #expect(mayDiffer(Holder(text: "a"), Holder(text: "a")))
    #expect(Comparison<() -> Void>().mayDiffer({}, {}))
    #expect(Comparison<Any>().mayDiffer(1, 1))
  }
}
