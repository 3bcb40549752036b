/// The traits of a view that assistive technologies announce.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// Creates an empty set.
  public init() { bits = 0 }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// The view is a header of content.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The view plays sound when it is activated.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The view is a summary of the state of the app.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The view changes frequently.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The view starts a session of media.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The view receives touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The view turns a page when its content has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The view is modal.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  /// Returns the traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Returns the traits that both sets have in common.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Returns the traits of exactly one of both sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Returns whether the set contains all traits of another one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Adds traits.
  ///
  /// - Parameter newMember: The traits.
  /// - Returns: Whether some were not in the set, and the added traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Removes traits.
  ///
  /// - Parameter member: The traits.
  /// - Returns: Those that were in the set; `nil` for none.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Adds traits.
  ///
  /// - Parameter newMember: The traits.
  /// - Returns: Those that were in the set before; `nil` for none.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    bits |= newMember.bits
    return known.bits == 0 ? nil : known
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Removes the traits that another set does not have.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Removes the traits of both sets, and adds those of the other set only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}

/// The treatment of the accessibility elements of a view's content.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int

  /// The elements are ignored.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The elements are contained in that of the view.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The properties of the elements are merged.
  public static let combine = AccessibilityChildBehavior(number: 2)
}
