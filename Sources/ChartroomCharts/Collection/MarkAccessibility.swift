/// The description of a mark that an app gives.
package struct MarkAccessibility: Hashable, Sendable {
  /// The name of the mark; `nil` for the automatic one.
  package var label: String?
  /// The text of the value; `nil` for the automatic one.
  package var value: String?
  package var isHidden = false
  package var identifier: String?

  package init() {}
}
