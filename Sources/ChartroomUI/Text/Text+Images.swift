import Foundation
import Graphics

extension Text {
  /// Creates a text of an image, such as a symbol, which is as large as the characters around it.
  ///
  /// - Parameter image: The image.
  /// - Note: Unlike in SwiftUI, images other than symbols are left out.
  public init(_ image: Image) {
    guard case .symbol(let name, let variableValue) = image.source else {
      self.init(verbatim: "")
      return
    }
    self.init(attachment: SymbolAttachment(name: name, variableValue: variableValue))
  }
}

/// A symbol in a line of text.
private struct SymbolAttachment: TextAttachment {
  let name: String
  let variableValue: Double?

  func picture(
    beside font: ResolvedFont, paint: BasicPaint, in environment: EnvironmentValues
  ) -> TextPicture {
    SymbolLeaf(
      name: name, variableValue: variableValue, beside: font, paint: paint, in: environment
    ).textPicture
  }
}
