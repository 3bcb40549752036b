package import Foundation

/// The drawing commands of an image, as a value that views produce and canvases execute.
///
/// A list is a tree: groups contain lists. Copies share storage, and a comparison checks for shared storage
/// before contents, so that the cost of comparing two frames is proportional to their differences.
public struct DrawList: Equatable, Sendable {
  /// The commands, from back to front.
  public private(set) var commands: [DrawCommand]

  /// Creates a list of commands, given from back to front; empty by default.
  public init(_ commands: [DrawCommand] = []) { self.commands = commands }

  /// Whether a group of the list, at any depth, has a filter that reads its backdrop.
  ///
  /// - Complexity: O(*n*) for *n* commands at any depth.
  package var readsBackdrop: Bool {
    commands.contains { command in
      guard case .group(let group) = command else { return false }
      if case .backdropBlur = group.filter { return true }
      return group.contents.readsBackdrop
    }
  }

  /// Whether the list contains no commands.
  public var isEmpty: Bool { commands.isEmpty }

  /// Reserves storage for a number of further commands.
  package mutating func reserveCapacity(_ count: Int) {
    if count > 1 { commands.reserveCapacity(commands.count + count) }
  }

  /// Appends a command, which is drawn in front of all previous commands.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Appends a list, translated by an offset in points; a group is added only if necessary.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - offset: The offset.
  ///   - isOnly: Whether nothing else will be appended, as a rule, so that the storage of the list can be shared.
  package mutating func append(_ list: DrawList, offset: CGPoint, isOnly: Bool = false) {
    guard !list.isEmpty else { return }
    if list.commands.count == 1, case .group(var group) = list.commands[0], group.isOffset {
      group.move(by: offset)
      commands.append(.group(group))
    } else if offset == .zero, commands.isEmpty, isOnly || list.commands.count == 1 {
      self = list
    } else if offset == .zero, list.commands.count == 1 {
      commands.append(list.commands[0])
    } else {
      commands.append(
        .group(DrawGroup(contents: list, offset: offset)))
    }
  }
}
