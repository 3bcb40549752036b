public import Foundation
public import OpenCombine

/// The delegate of an app, whose methods are never called.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// A type of delegates that can be created without knowing their class.
///
/// A delegate that views read conforms to it, with `required override init()`.
@MainActor @preconcurrency
public protocol _CreatableDelegate {
  /// Creates the delegate.
  init()
}

/// A property of an app that names the class of its delegate.
///
/// - Note: Unlike in SwiftUI, the delegate is not informed about anything, it is created when it is read, it is not in
///   the environment, and its changes update no views. Because Swift cannot create an object of a class whose `init()`
///   is not required, a class whose delegate is read must conform to `_CreatableDelegate`.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private final class Place {
    var delegate: DelegateType?
  }

  private let place = Place()

  /// Creates the property for a class.
  public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate.
  ///
  /// - Precondition: The class conforms to `_CreatableDelegate`.
  public var wrappedValue: DelegateType {
    if let delegate = place.delegate { return delegate }
    let created = (DelegateType.self as? any _CreatableDelegate.Type)?.init() as? DelegateType
    guard let created else {
      preconditionFailure(
        "the delegate '\(DelegateType.self)' cannot be created: conform it to _CreatableDelegate, with "
          + "'required override init()'")
    }
    place.delegate = created
    return created
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
