import Foundation
import Graphics

/// The changes to the style of characters and the layout of lines that few texts have.
///
/// They are kept in one object, so that other texts pay for none of them. A property is `nil` if nothing sets it.
struct RareTextStyle: Hashable, Sendable {
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// The colour behind the characters.
  var background: Color?
  /// The line below the characters; `.some(nil)` for none.
  var underline: Text.LineStyle??
  /// The line through the characters; `.some(nil)` for none.
  var strikethrough: Text.LineStyle??
  var design: Font.Design??
  var isMonospaced: Bool?
  var isSecondary: Bool?
  var link: URL?
  var attributes: CustomTextAttributes?
  // A text cannot set the other properties itself.
  var textCase: Text.Case?
  var minimumScaleFactor: CGFloat?
  var allowsTightening: Bool?
  /// The number of lines for which there is room in any case.
  var minimumLines: Int?
  var strings: LocalizedStrings?
  var renderer: AnyTextRenderer?

  /// Returns these changes in a text with other changes, which apply where these have none.
  func inside(_ outer: RareTextStyle) -> RareTextStyle {
    var style = outer
    style.kerning = kerning ?? outer.kerning
    style.tracking = tracking ?? outer.tracking
    style.baselineOffset = baselineOffset ?? outer.baselineOffset
    style.background = background ?? outer.background
    style.underline = underline ?? outer.underline
    style.strikethrough = strikethrough ?? outer.strikethrough
    style.design = design ?? outer.design
    style.isMonospaced = isMonospaced ?? outer.isMonospaced
    style.isSecondary = isSecondary ?? outer.isSecondary
    style.link = link ?? outer.link
    style.attributes = attributes.map { own in outer.attributes.map(own.inside) ?? own }
    style.attributes = style.attributes ?? outer.attributes
    return style
  }
}
