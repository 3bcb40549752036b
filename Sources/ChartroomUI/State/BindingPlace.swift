/// The storage of a binding's value: an object and the way from it to the value.
struct BindingPlace: Equatable {
  /// A step from a value to a part or another form of it.
  enum Step: Equatable {
    case member(AnyKeyPath)
    case element(AnyHashable)
    case optional
    case unwrapped
    case hashable
  }

  private let owner: ObjectIdentifier
  private var path: [Step] = []

  init(of owner: AnyObject) { self.owner = ObjectIdentifier(owner) }

  /// Returns the storage of a member of the value.
  func part(at path: AnyKeyPath) -> BindingPlace { appending(.member(path)) }

  /// Returns the storage of a part or another form of the value.
  func appending(_ step: Step) -> BindingPlace {
    var place = self
    place.path.append(step)
    return place
  }
}
