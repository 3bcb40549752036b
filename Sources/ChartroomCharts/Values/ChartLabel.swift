public import ChartroomUI

/// A name that is a text, a localised string or a resource.
///
/// This protocol is an implementation detail. Do not use it. One method for all kinds of names, instead of one for
/// each, keeps the type checking of charts fast.
public protocol _ChartLabel {
  /// The name as a text.
  ///
  /// This property is an implementation detail. Do not use it.
  var _text: Text { get }
}

extension Text: _ChartLabel {
  /// The text itself.
  public var _text: Text { self }
}

extension LocalizedStringKey: _ChartLabel {
  /// The text of the localised string.
  public var _text: Text { Text(self) }
}

extension LocalizedStringResource: _ChartLabel {
  /// The text of the resource.
  public var _text: Text { Text(self) }
}
