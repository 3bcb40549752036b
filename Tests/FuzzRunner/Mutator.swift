import TestSupport

/// A source of inputs: the files of a corpus, changed at random.
///
/// An input depends on the seed and its number only, so that each can be made again.
struct Mutator {
  private let corpus: [[UInt8]]
  private let tokens: [[UInt8]]
  /// The tokens that are a word each.
  private let words: [[UInt8]]
  private let seed: UInt64

  /// The most bytes of an input.
  private static let most = 1 << 16

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - corpus: Valid inputs; an empty one is used where there are none.
  ///   - tokens: Bytes that the format gives a meaning.
  ///   - seed: The seed; equal seeds give equal inputs.
  init(corpus: [[UInt8]], tokens: [[UInt8]], seed: UInt64) {
    self.corpus = corpus.isEmpty ? [[]] : corpus
    self.tokens = tokens.isEmpty ? [[0]] : tokens
    words = self.tokens.filter { Self.word(in: $0, at: $0.count / 2).count == $0.count }
    self.seed = seed
  }

  /// Returns an input by its number.
  func input(_ number: Int) -> [UInt8] {
    var starter = SplitMix64(seed: seed)
    var random = SplitMix64(seed: starter.next() ^ UInt64(truncatingIfNeeded: number))
    var bytes = pick(corpus, &random)
    // Words for words leave a text as valid as it was; other changes seldom do.
    let areWords = Bool.random(using: &random)
    // One change finds what many would hide, and many find what one does not.
    for _ in 0..<(1 << Int.random(in: 0...3, using: &random)) {
      if areWords { changeWord(&bytes, &random) } else { change(&bytes, &random) }
    }
    return Array(bytes.prefix(Self.most))
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let range = Self.range(in: bytes, &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where !range.isEmpty:
      bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1 where !range.isEmpty:
      bytes[range.lowerBound] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(range)
    case 3: bytes.removeSubrange(range.lowerBound...)
    case 4: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
    case 5:
      let other = pick(corpus, &random)
      bytes.replaceSubrange(range, with: other[Self.range(in: other, &random)])
    case 6: bytes.replaceSubrange(range, with: pick(tokens, &random))
    case 7:
      let token = pick(tokens, &random)
      let count = min(1 << Int.random(in: 0...10, using: &random), Self.most / max(token.count, 1))
      bytes.insert(
        contentsOf: repeatElement(token, count: count).joined(), at: range.lowerBound)
    default: bytes.insert(contentsOf: pick(tokens, &random), at: range.lowerBound)
    }
  }

  private func changeWord(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let range = Self.word(in: bytes, &random)
    if Bool.random(using: &random), !words.isEmpty {
      bytes.replaceSubrange(range, with: pick(words, &random))
    } else {
      let other = pick(corpus, &random)
      bytes.replaceSubrange(range, with: other[Self.word(in: other, &random)])
    }
  }

  /// Returns a range of bytes, most often a short one.
  private static func range(in bytes: [UInt8], _ random: inout SplitMix64) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let most = 1 << Int.random(in: 0...12, using: &random)
    return start..<min(start + Int.random(in: 0...most, using: &random), bytes.count)
  }

  /// Returns the range of a word, the first one from a random place on.
  private static func word(in bytes: [UInt8], _ random: inout SplitMix64) -> Range<Int> {
    let place = Int.random(in: 0...bytes.count, using: &random)
    return word(in: bytes, at: bytes[place...].firstIndex(where: isInWord) ?? place)
  }

  /// Returns the range of the number or name at a place, with the quotes around it.
  private static func word(in bytes: [UInt8], at place: Int) -> Range<Int> {
    let start = bytes[..<place].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { !isInWord($0) } ?? bytes.count
    let quote = UInt8(ascii: "\"")
    guard start > 0, end < bytes.count, bytes[start - 1] == quote, bytes[end] == quote else {
      return start..<end
    }
    return start - 1..<end + 1
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "a"..."z", "A"..."Z", "+", "-", ".", "#", "_": true
    default: byte >= 0x80
    }
  }

  private func pick(_ list: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
    list[Int.random(in: 0..<list.count, using: &random)]
  }
}
