public import Foundation

/// The clipboard, which exists only in the memory of the process.
///
/// - Note: Unlike in UIKit, other programs neither read nor write it, and it holds values of one type.
@MainActor @preconcurrency
public final class UIPasteboard {
  private enum Content {
    case strings([String])
    case urls([URL])
    case images([UIImage])
    case colors([UIColor])
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
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts on the clipboard, or those of URLs; `nil` if there is none.
  public var strings: [String]? {
    get {
      switch content {
      case .strings(let strings): strings
      case .urls(let urls): urls.map(\.absoluteString)
      default: nil
      }
    }
    set { write(newValue.flatMap { $0.isEmpty ? nil : .strings($0) }) }
  }

  /// The URL on the clipboard; `nil` if there is none.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs on the clipboard; `nil` if there is none.
  public var urls: [URL]? {
    get { if case .urls(let urls) = content { urls } else { nil } }
    set { write(newValue.flatMap { $0.isEmpty ? nil : .urls($0) }) }
  }

  /// The image on the clipboard; `nil` if there is none.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images on the clipboard; `nil` if there is none.
  public var images: [UIImage]? {
    get { if case .images(let images) = content { images } else { nil } }
    set { write(newValue.flatMap { $0.isEmpty ? nil : .images($0) }) }
  }

  /// The colour on the clipboard; `nil` if there is none.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours on the clipboard; `nil` if there is none.
  public var colors: [UIColor]? {
    get { if case .colors(let colors) = content { colors } else { nil } }
    set { write(newValue.flatMap { $0.isEmpty ? nil : .colors($0) }) }
  }

  /// Whether there is a text on the clipboard.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a URL on the clipboard.
  public var hasURLs: Bool { url != nil }
  /// Whether there is an image on the clipboard.
  public var hasImages: Bool { image != nil }
  /// Whether there is a colour on the clipboard.
  public var hasColors: Bool { color != nil }
}
