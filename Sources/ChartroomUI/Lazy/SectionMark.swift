/// The section that a layout element or a row belongs to, and its role there.
package struct SectionMark: Hashable {
  /// The part of a section.
  package enum Role: CaseIterable { case header, content, footer }

  /// The identity of a section in a lazy container.
  package enum Owner: Hashable {
    /// A section in a row, by the number of its node.
    case node(Int)
    /// A section whose views are rows, by its position in the list of rows.
    case list(Int)
  }

  var section: Owner
  var role: Role

  package init(section: Owner, role: Role) {
    self.section = section
    self.role = role
  }

  /// Whether the element takes a whole line of a grid.
  package var spansLine: Bool { role != .content }
}
