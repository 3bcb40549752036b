public import Foundation

/// A formatter of lists, such as "a, b, and c".
///
/// The type is that of Foundation on Apple's platforms, which is not available on Linux. It writes the texts of
/// `ListFormatStyle`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale; that of the stage whose code runs, unless another one is set.
  open var locale: Locale {
    get { ownLocale ?? TextFormatting.current.locale }
    set { ownLocale = newValue }
  }
  /// The formatter of the items that are no strings; `nil`, the default, for their descriptions.
  open var itemFormatter: Formatter?

  private var ownLocale: Locale?

  /// Returns the list of strings, in the locale of the stage whose code runs.
  open class func localizedString(byJoining strings: [String]) -> String {
    TextFormatting.current.text(of: strings, as: .list(type: .and))
  }

  /// Returns the list of items; `nil` if the formatter of the items rejects one.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let string = string(ofItem: item) else { return nil }
      strings.append(string)
    }
    let locale = ownLocale ?? TextFormatting.current.locale
    return strings.formatted(.list(type: .and).locale(locale))
  }

  private func string(ofItem item: Any) -> String? {
    if let string = item as? String { return string }
    guard let itemFormatter else { return String(describing: item) }
    return itemFormatter.string(for: item)
  }

  /// Returns the list of the items of an array; `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
