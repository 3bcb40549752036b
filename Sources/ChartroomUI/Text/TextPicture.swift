package import Foundation
package import Graphics

/// A picture in a line of text, such as a symbol.
package protocol TextAttachment: Hashable, Sendable {
  /// Returns the picture beside characters.
  ///
  /// - Parameters:
  ///   - font: The font of the characters.
  ///   - paint: The paint of the characters.
  ///   - environment: The environment of the text.
  /// - Returns: The picture.
  func picture(
    beside font: ResolvedFont, paint: BasicPaint, in environment: EnvironmentValues
  ) -> TextPicture
}

/// The picture of an attachment in an environment.
package struct TextPicture: Equatable, Sendable {
  /// The size, in points.
  package var size: CGSize
  /// The distance of the bottom below the baseline, in points.
  package var descent: CGFloat
  /// The contents, in points from the top left corner.
  package var contents: DrawList

  package init(size: CGSize, descent: CGFloat, contents: DrawList) {
    self.size = size
    self.descent = descent
    self.contents = contents
  }
}

/// A type-erased attachment.
struct AnyTextAttachment: Hashable, Sendable {
  let base: any TextAttachment

  static func == (lhs: AnyTextAttachment, rhs: AnyTextAttachment) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
