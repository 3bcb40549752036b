import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Groups")
struct GroupTests {
  @Test("a modifier of a group applies to each view in it")
  func groups() {
    let stage = stage(width: 100, height: 100) {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
        .padding(5)
      }
    }
    #expect(stage.size == CGSize(width: 20, height: 40))
  }

  @Test("groups and ForEach take content that is no view, with builders of its own")
  func otherContent() {
    @MelodyBuilder
    func melody(_ isLong: Bool) -> some Melody {
      Note(pitch: 1)
      Group {
        ForEach([2, 3], id: \.self) { pitch in
          Note(pitch: pitch)
          Note(pitch: -pitch)
        }
        ForEach(4..<5) { Note(pitch: $0) }
      }
      if isLong { Note(pitch: 9) }
    }
    #expect(melody(true).pitches == [1, 2, -2, 3, -3, 4, 9])
    #expect(melody(false).pitches == [1, 2, -2, 3, -3, 4])
  }
}

/// Content that is no view, as the marks of charts are.
private protocol Melody { var pitches: [Int] { get } }

private struct Note: Melody {
  let pitch: Int
  var pitches: [Int] { [pitch] }
}

private struct Sequel<First: Melody, Second: Melody>: Melody {
  let first: First
  let second: Second
  var pitches: [Int] { first.pitches + second.pitches }
}

extension Optional: Melody where Wrapped: Melody {
  var pitches: [Int] { map(\.pitches) ?? [] }
}

@resultBuilder
private enum MelodyBuilder {
  static func buildPartialBlock<Part: Melody>(first: Part) -> Part { first }
  static func buildPartialBlock<First: Melody, Second: Melody>(
    accumulated: First, next: Second
  ) -> Sequel<First, Second> {
    Sequel(first: accumulated, second: next)
  }
  static func buildIf<Part: Melody>(_ part: Part?) -> Part? { part }
}

extension Group: Melody where Content: Melody {
  fileprivate var pitches: [Int] { content.pitches }
}

extension Group where Content: Melody {
  fileprivate init(@MelodyBuilder content: () -> Content) { self = .containing(content()) }
}

extension ForEach: Melody where Content: Melody {
  fileprivate var pitches: [Int] { data.flatMap { content($0).pitches } }
}

extension ForEach where Content: Melody {
  fileprivate init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MelodyBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: Melody, Data == Range<Int>, ID == Int {
  fileprivate init(_ data: Range<Int>, @MelodyBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
