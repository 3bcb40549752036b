import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// A question about what SwiftUI does, with its answer.
struct SemanticCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// Where the answer comes from: a section of the collected facts about SwiftUI's behaviour, or memory.
  let source: String
  let answer: String
  let result: @MainActor @Sendable () async -> String

  init(
    _ name: String, _ source: String, _ answer: String,
    result: @escaping @MainActor @Sendable () async -> String
  ) {
    self.name = name
    self.source = source
    self.answer = answer
    self.result = result
  }

  var testDescription: String { name }
}

@MainActor
@Suite("Semantic cases")
struct SemanticCaseTests {
  @Test(
    "a view behaves as in SwiftUI",
    arguments: [
      StateCases.all, IdentityCases.all, EnvironmentCases.all, LifeCycleCases.all,
      PreferenceCases.all, StackCases.all, FrameCases.all, AlignmentCases.all, GestureCases.all,
      LazyCases.all, TaskCases.all,
    ].flatMap { $0 })
  func answer(of semanticCase: SemanticCase) async {
    #expect(await semanticCase.result() == semanticCase.answer, "\(semanticCase.source)")
  }
}

extension Stage {
  /// The frames of the views with ids that are single letters, as `a 0 0 10×20`.
  func frames(_ ids: String) -> String {
    ids.map { id in
      guard let frame = frame(of: String(id)) else { return "\(id) none" }
      let lengths = [frame.minX, frame.minY, frame.width, frame.height]
      let numbers = lengths.map { (length: CGFloat) -> String in
        length == length.rounded() ? String(Int(length)) : String(Double(length))
      }
      return "\(id) \(numbers[0]) \(numbers[1]) \(numbers[2])×\(numbers[3])"
    }
    .joined(separator: ", ")
  }

  /// The size of the content, as `10×20`.
  var sizeText: String { "\(Int(size.width))×\(Int(size.height))" }
}

extension View {
  /// Sets a small font, in which a character of the tests is 5 points wide and a line is 12 points high.
  func small() -> some View { font(.system(size: 10)) }

  /// Sets a size of 10 × 10 points.
  func ten() -> some View { frame(width: 10, height: 10) }
}

/// A text with a counter, which a tap increments.
struct CountingText: View {
  var label = ""
  @State private var count = 0

  var body: some View { Text("\(label)\(count)").onTapGesture { count += 1 } }
}

/// Content that a tap on its switch changes.
struct Switching<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    VStack {
      content(isOn)
      Color.red.ten().onTapGesture { isOn.toggle() }.id("switch")
    }
  }
}
