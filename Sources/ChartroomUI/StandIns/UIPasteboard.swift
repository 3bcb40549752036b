public import Foundation

/// The clipboard, which exists only in the memory of the process.
///
/// - Note: Unlike in UIKit, other programs neither read nor write it, and it holds one value.
@MainActor @preconcurrency
public final class UIPasteboard {
  private enum Content {
    case string(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
  }

  /// The clipboard of the process.
  public static let general = UIPasteboard()

  private var content: Content?
  /// The number of changes since the start of the process.
  public private(set) var changeCount = 0

  private init() {}

  private func write(_ content: Content?) {
    self.content = content
    changeCount += 1
  }

  /// The text on the clipboard, or that of a URL; `nil` if there is none.
  public var string: String? {
    get {
      switch content {
      case .string(let string): string
      case .url(let url): url.absoluteString
      default: nil
      }
    }
    set { write(newValue.map { .string($0) }) }
  }

  /// The URL on the clipboard; `nil` if there is none.
  public var url: URL? {
    get { if case .url(let url) = content { url } else { nil } }
    set { write(newValue.map { .url($0) }) }
  }

  /// The image on the clipboard; `nil` if there is none.
  public var image: UIImage? {
    get { if case .image(let image) = content { image } else { nil } }
    set { write(newValue.map { .image($0) }) }
  }

  /// The colour on the clipboard; `nil` if there is none.
  public var color: UIColor? {
    get { if case .color(let color) = content { color } else { nil } }
    set { write(newValue.map { .color($0) }) }
  }

  /// Whether there is a text on the clipboard.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a URL on the clipboard.
  public var hasURLs: Bool { url != nil }
  /// Whether there is an image on the clipboard.
  public var hasImages: Bool { image != nil }
}
