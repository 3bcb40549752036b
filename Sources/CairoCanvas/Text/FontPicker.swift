import Foundation
import Graphics

/// The choice of a face for every part of a text: the requested font, then Noto.
///
/// Faces are chosen by grapheme cluster, so that accents and emoji sequences are not divided. The choice
/// depends on the request and the font files only: Pango gets the face of every part and searches for none.
/// Only the fonts in use are loaded.
final class FontPicker {
  /// The face of a part of a text, in UTF-8 offsets.
  struct Span: Equatable {
    var range: Range<Int>
    var place: FontFiles.Place
    /// The requested font; `nil` for that of the whole text.
    var font: ResolvedFont?
  }

  let files: FontFiles
  private var coverages: [FontFiles.Place: FontCoverage] = [:]

  init(files: FontFiles) { self.files = files }

  /// Returns the face of a font for characters that it has; `nil` where Inter is not installed.
  func primary(_ font: ResolvedFont) -> FontFiles.Place? {
    if let family = font.family, let place = files.named(family, font) { return place }
    switch font.design {
    case .default, .rounded: return files.inter(font)
    case .serif:
      let serif = files.noto("NotoSerif", weight: font.weight.value, isItalic: font.isItalic)
      return serif ?? files.inter(font)
    case .monospaced:
      if let mono = files.noto("NotoSansMono", weight: font.weight.value, isItalic: font.isItalic) {
        return mono
      }
      // The Japanese, Korean and Chinese collection has a monospaced face with Latin letters.
      guard let cjk = cjk(font, isSerif: false, index: 5) else { return files.inter(font) }
      return cjk
    }
  }

  /// Finds the parts of `text` that need another face than the primary one.
  ///
  /// - Parameters:
  ///   - text: A part of the text of a request.
  ///   - setting: The request, its primary face and its language.
  /// - Returns: The parts with their faces; none for text that the primary face has.
  /// - Complexity: O(*n*) in the length of `text`. A character that no usual family has is looked up in
  ///   all of them once.
  func fallbacks(in text: String, _ setting: ParagraphStyle) -> [Span] {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    let chain = families(setting.font)
    let hasASCII = coverage(setting.primary).containsASCII
    var rare: [Unicode.Scalar: FontFiles.Place] = [:]
    var spans: [Span] = []
    var offset = 0
    for character in text {
      let length = character.utf8.count
      defer { offset += length }
      var place =
        hasASCII && character.isPrintableASCII
        ? setting.primary : place(of: character, setting, chain: chain, rare: &rare)
      // A space between words of one face gets that face, so that they are shaped together. The space of the
      // emoji font is as wide as an emoji.
      if character == " ", let last = spans.last, last.range.upperBound == offset,
        last.place != emoji, coverage(last.place).contains(" ")
      {
        place = last.place
      }
      guard place != setting.primary else { continue }
      if let last = spans.last, last.place == place, last.range.upperBound == offset {
        spans[spans.count - 1].range = last.range.lowerBound..<offset + length
      } else {
        spans.append(Span(range: offset..<offset + length, place: place))
      }
    }
    return spans
  }

  private func place(
    of character: Character, _ setting: ParagraphStyle, chain: [String],
    rare: inout [Unicode.Scalar: FontFiles.Place]
  ) -> FontFiles.Place {
    let primary = setting.primary
    let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let base = scalars.first, !character.isWhitespace else { return primary }
    func covers(_ place: FontFiles.Place) -> Bool {
      scalars.allSatisfy(coverage(place).contains)
    }
    if character.isEmojiPicture, let emoji, coverage(emoji).contains(base) { return emoji }
    if covers(primary) { return primary }
    if let known = rare[base] { return known }
    var partial: FontFiles.Place?
    for family in chain {
      guard let place = face(family, setting) else { continue }
      if covers(place) { return place }
      if partial == nil, coverage(place).contains(base) { partial = place }
    }
    if let partial { return partial }
    if coverage(primary).contains(base) { return primary }
    let found = files.rareFamilies.lazy.compactMap { self.face($0, setting) }
      .first { self.coverage($0).contains(base) }
    // The usual families do not have the base, so that all characters with it go the same way.
    rare[base] = found ?? primary
    return found ?? primary
  }

  /// Returns the usual families in the order of the search, sans-serif or serif first.
  private func families(_ font: ResolvedFont) -> [String] {
    let sans = [
      "NotoSans", "NotoSansArabic", "NotoSansHebrew", "NotoSansDevanagari", "NotoSansThai",
      "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", Self.cjk, "NotoSansBengali",
      "NotoSansTamil",
      "NotoSansTelugu", "NotoSansGujarati", "NotoSansGurmukhi", "NotoSansKannada",
      "NotoSansMalayalam", "NotoSansSinhala", "NotoSansGeorgian", "NotoSansArmenian",
      "NotoSansEthiopic", "NotoSansKhmer", "NotoSansLao", "NotoSansMyanmar", "NotoMusic",
      Self.emoji,
    ]
    guard font.design == .serif else { return sans }
    return [
      "NotoSerif", "NotoNaskhArabic", "NotoSerifHebrew", "NotoSerifDevanagari", "NotoSerifThai",
      "NotoSerifBengali", "NotoSerifTamil", "NotoSerifTelugu", "NotoSerifGujarati",
      "NotoSerifGurmukhi", "NotoSerifKannada", "NotoSerifMalayalam", "NotoSerifSinhala",
      "NotoSerifGeorgian", "NotoSerifArmenian", "NotoSerifEthiopic", "NotoSerifKhmer",
      "NotoSerifLao", "NotoSerifMyanmar",
    ] + sans
  }

  private static let cjk = "CJK"
  private static let emoji = "NotoColorEmoji"

  private var emoji: FontFiles.Place? { files.path(Self.emoji).map { FontFiles.Place(path: $0) } }

  private func face(_ family: String, _ setting: ParagraphStyle) -> FontFiles.Place? {
    let font = setting.font
    if family == Self.cjk {
      return cjk(font, isSerif: font.design == .serif, index: setting.language.cjkFace)
    }
    return files.noto(family, weight: font.weight.value, isItalic: font.isItalic)
  }

  private func cjk(_ font: ResolvedFont, isSerif: Bool, index: Int) -> FontFiles.Place? {
    let family = isSerif ? "NotoSerifCJK" : "NotoSansCJK"
    var place = files.noto(family, weight: font.weight.value, isItalic: false)
    place?.index = index
    return place
  }

  private func coverage(_ place: FontFiles.Place) -> FontCoverage {
    if let known = coverages[place] { return known }
    let coverage = FontCoverage(place)
    coverages[place] = coverage
    return coverage
  }
}

extension Character {
  /// Whether the character is a letter, a digit, a sign or the space of ASCII.
  fileprivate var isPrintableASCII: Bool { asciiValue.map { (0x20...0x7E).contains($0) } ?? false }

  /// Whether the grapheme cluster is displayed as an emoji: by default or by a variation selector.
  fileprivate var isEmojiPicture: Bool {
    guard let first = unicodeScalars.first, !isASCII else { return false }
    if unicodeScalars.contains(where: { $0.value == 0xFE0E }) { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji
        && unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
  }
}
