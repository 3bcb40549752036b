public import Foundation
import Graphics

extension AttributedString {
  /// Creates a string with the attributes of UIKit that `Text` draws.
  ///
  /// - Note: Unlike in Foundation, other attributes are left out, and every line below or through texts is thin.
  public init(_ string: NSAttributedString) {
    var result = AttributedString()
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: all, options: []) { values, range, _ in
      let part = string.attributedSubstring(from: range).string
      result.append(AttributedString(part, attributes: AttributeContainer(values)))
    }
    self = result
  }
}

extension AttributeContainer {
  /// Creates the attributes of a run of UIKit.
  fileprivate init(_ values: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = values[.font] as? UIFont { self.font = Font(font) }
    if let color = values[.foregroundColor] as? UIColor { self.foregroundColor = Color(color) }
    if let color = values[.backgroundColor] as? UIColor { self.backgroundColor = Color(color) }
    self.kern = points(values[.kern])
    self.tracking = points(values[.tracking])
    self.baselineOffset = points(values[.baselineOffset])
    if let style = values[.underlineStyle] as? Int, style != 0 { self.underlineStyle = .single }
    if let style = values[.strikethroughStyle] as? Int, style != 0 {
      self.strikethroughStyle = .single
    }
    self.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
  }
}

/// Returns a length whose literal is an integer or has decimals; `nil` for other values.
private func points(_ value: Any?) -> CGFloat? {
  switch value {
  case let length as CGFloat: length
  case let length as Double: CGFloat(length)
  case let length as Int: CGFloat(length)
  case let length as NSNumber: CGFloat(length.doubleValue)
  default: nil
  }
}
