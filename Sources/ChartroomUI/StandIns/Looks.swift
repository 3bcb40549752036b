/// The looks that an app sets for all objects of a class, such as `UITabBar.appearance()`.
///
/// Each stage has separate looks, which its bodies, actions and tasks read and write. A stage begins with the looks
/// of the process at the time when it is made. Code outside of all stages writes these, such as the initialiser of an
/// app. A picture therefore depends on no other stage.
@MainActor
final class Looks {
  /// The looks that code outside of all stages reads and writes.
  private static let ofProcess = Looks()

  /// The looks of the stage whose code runs, or those of the process outside of all stages.
  static var current: Looks { TaskScope.current?.tasks.looks ?? ofProcess }

  private var objects: [ObjectIdentifier: any SharedLook] = [:]

  nonisolated init() {}

  /// Replaces the looks by copies of those of the process.
  func copyThoseOfProcess() { objects = Self.ofProcess.objects.mapValues { $0.copied() } }

  /// Returns the object that holds the look of a class.
  func look<Object: SharedLook>(of type: Object.Type) -> Object {
    if let look = objects[ObjectIdentifier(type)] as? Object { return look }
    let look = type.init()
    objects[ObjectIdentifier(type)] = look
    return look
  }
}

/// An object that holds the look of all objects of its class.
@MainActor
protocol SharedLook: UIAppearance {
  init()

  /// Takes over the settings, as far as they are drawn, of an object of the same class.
  func takeSettings(of other: any SharedLook)
}

extension SharedLook {
  fileprivate func copied() -> any SharedLook {
    let copy = Self()
    copy.takeSettings(of: self)
    return copy
  }
}
