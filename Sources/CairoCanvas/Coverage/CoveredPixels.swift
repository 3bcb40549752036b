/// The pixels that marks of one shape and one opaque paint have covered completely.
///
/// A further mark does not change a covered pixel. A mark whose pixels are all covered is therefore hidden, and
/// testing its rows costs a small part of drawing it.
package struct CoveredPixels {
  /// The pixels of a mark, as rows of bits that begin with the leftmost pixel.
  package struct Outline {
    /// The pixels that the mark covers completely, wherever it is within a pixel.
    package var covered: [UInt64]
    /// The pixels that the mark may touch.
    package var touched: [UInt64]

    /// Creates the pixels of a mark from two sets of equally many rows.
    package init(covered: [UInt64], touched: [UInt64]) {
      (self.covered, self.touched) = (covered, touched)
    }

    /// The number of pixels that the mark covers completely.
    package var area: Int { covered.reduce(0) { $0 + $1.nonzeroBitCount } }
  }

  private static let wordLength = UInt64.bitWidth

  private let outline: Outline
  private var words: [UInt64]
  private let wordsPerRow: Int
  /// The pixel of the first bit.
  private let origin: (x: Int, y: Int)

  /// Creates a record without covered pixels.
  ///
  /// - Parameters:
  ///   - outline: The pixels of each mark.
  ///   - area: The pixels in which the marks begin; it contains all rows of each.
  package init(of outline: Outline, in area: PixelRect) {
    self.outline = outline
    origin = (area.minX, area.minY)
    // The bits of a row of a mark are in two words.
    wordsPerRow = area.width / Self.wordLength + 2
    words = Array(repeating: 0, count: wordsPerRow * area.height)
  }

  /// Returns whether earlier marks hide a mark; if not, covers its pixels.
  ///
  /// - Parameters:
  ///   - x: The first column of the mark.
  ///   - y: The first row of the mark.
  /// - Returns: Whether all pixels that the mark may touch were covered before.
  package mutating func hides(x: Int, y: Int) -> Bool {
    let (word, shift) = (x - origin.x).quotientAndRemainder(dividingBy: Self.wordLength)
    let first = (y - origin.y) * wordsPerRow + word
    // Shifts by the whole length of a word give 0.
    let rest = Self.wordLength - shift
    var isHidden = true
    var place = first
    for touched in outline.touched where isHidden {
      isHidden = touched & ~(words[place] >> shift | words[place + 1] << rest) == 0
      place += wordsPerRow
    }
    guard !isHidden else { return true }
    place = first
    for covered in outline.covered {
      words[place] |= covered << shift
      words[place + 1] |= covered >> rest
      place += wordsPerRow
    }
    return false
  }
}
