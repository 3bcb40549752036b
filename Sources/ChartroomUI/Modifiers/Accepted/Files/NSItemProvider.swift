public import Foundation

/// A type of objects that an `NSItemProvider` can carry.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderReading {}
extension NSURL: NSItemProviderReading {}
extension NSAttributedString: NSItemProviderReading {}
extension UIImage: NSItemProviderReading {}
extension UIColor: NSItemProviderReading {}

/// A type of values that an `NSItemProvider` can carry.
///
/// This protocol is an implementation detail. Do not use it.
public protocol _ItemProviderValue: Sendable {}

extension String: _ItemProviderValue {}
extension URL: _ItemProviderValue {}

/// An object that an app hands to another one, or to another view.
///
/// - Note: Unlike in Foundation, an app gets only the providers that it creates, because nothing is dragged or pasted,
///   and completion handlers are called before the methods return.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // The only stored property is a constant, so that the class is safe to share as its object is.
  private let object: Any?

  /// Creates a provider of nothing.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: some Any) {
    self.object = object
    super.init()
  }

  /// Creates a provider of a file, which is read when it is loaded; `nil` for no URL.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL
    super.init()
  }

  /// Creates a provider of an object of a type.
  ///
  /// - Parameters:
  ///   - item: The object; `nil` for none.
  ///   - typeIdentifier: The identifier of its type, which is ignored in favour of that of the object.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    object = item
    super.init()
  }

  /// The domain of errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private var unavailable: any Error { NSError(domain: Self.errorDomain, code: -1000) }

  private func value<T>(_ type: T.Type) -> T? {
    switch object {
    case let value as T: value
    case let value as String: NSString(string: value) as? T
    case let value as NSString: value as String as? T
    case let value as URL: value as NSURL as? T
    case let value as NSURL: value as URL as? T
    default: nil
    }
  }

  private var types: [UTType] {
    switch object {
    case is String, is NSString: [.utf8PlainText]
    case let url as URL:
      if url.isFileURL {
        [UTType(filenameExtension: url.pathExtension), .fileURL].compactMap { $0 }
      } else {
        [.url]
      }
    case let url as NSURL: [(url as URL).isFileURL ? .fileURL : .url]
    case is NSAttributedString: [.rtf]
    case is UIImage: [.png]
    default: []
    }
  }

  /// The identifiers of the types of the object, the best first.
  ///
  /// Images and attributed strings have types, but no data that can be loaded.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// The types of the object, the best first.
  ///
  /// Images and attributed strings have types, but no data that can be loaded.
  public var registeredContentTypes: [UTType] { types }

  /// Returns whether the object can be loaded in a type that conforms to another one.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return types.contains { $0.conforms(to: type) }
  }

  /// Returns whether the object has a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    func canLoad<T: NSItemProviderReading>(_ type: T.Type) -> Bool { value(T.self) != nil }
    return canLoad(aClass)
  }

  /// Returns whether the object is a value of a type.
  public func canLoadObject<T: _ItemProviderValue>(ofClass aClass: T.Type) -> Bool {
    value(T.self) != nil
  }

  /// Hands the object to a closure, if it has a class, and otherwise an error.
  @discardableResult
  @preconcurrency
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    func load<T: NSItemProviderReading>(_ type: T.Type) -> (any NSItemProviderReading)? {
      value(T.self)
    }
    let object = load(aClass)
    completionHandler(object, object == nil ? unavailable : nil)
    return .finished
  }

  /// Hands the object to a closure, if it is a value of a type, and otherwise an error.
  @discardableResult
  @preconcurrency
  public func loadObject<T: _ItemProviderValue>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let object = value(T.self)
    completionHandler(object, object == nil ? unavailable : nil)
    return .finished
  }

  /// Hands the object to a closure, if it is a value of a type, and otherwise an error.
  @discardableResult
  @preconcurrency
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler(value(T.self).map { .success($0) } ?? .failure(unavailable))
    return .finished
  }

  /// Hands a text, a URL or a coded object to a closure, if it conforms to a type, and otherwise an error.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - options: Options, which are ignored; `nil` by default.
  ///   - completionHandler: The closure; `nil`, the default, for none.
  @preconcurrency
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let item: (any NSSecureCoding)? =
      hasItemConformingToTypeIdentifier(typeIdentifier)
      ? value(NSString.self) ?? value(NSURL.self) ?? object as? any NSSecureCoding : nil
    completionHandler?(item, item == nil ? unavailable : nil)
  }

  /// Hands the bytes of a text or of a file to a closure, if it conforms to a type, and otherwise an error.
  @discardableResult
  @preconcurrency
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard hasItemConformingToTypeIdentifier(typeIdentifier) else {
      completionHandler(nil, unavailable)
      return .finished
    }
    do {
      if let text = value(String.self) {
        completionHandler(Data(text.utf8), nil)
      } else if let url = value(URL.self), url.isFileURL {
        completionHandler(try Data(contentsOf: url), nil)
      } else {
        completionHandler(nil, unavailable)
      }
    } catch {
      completionHandler(nil, error)
    }
    return .finished
  }
}

extension Progress {
  /// The progress of work that is done.
  fileprivate static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
