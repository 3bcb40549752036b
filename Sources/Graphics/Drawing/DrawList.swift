package import Foundation

/// Everything that one picture draws, as a value: what views make and canvases play.
///
/// A list is a tree: groups hold lists of their own. Pieces share storage when copied, and
/// comparing two lists looks at storage before contents, so that comparing two frames costs what
/// differs between them.
public struct DrawList: Equatable, Sendable {
  /// The commands, from back to front.
  public private(set) var commands: [DrawCommand]

  /// Creates a list.
  public init(_ commands: [DrawCommand] = []) { self.commands = commands }

  /// Whether the list draws nothing.
  public var isEmpty: Bool { commands.isEmpty }

  /// Adds a command in front of all others.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Adds `list`, moved by an offset in points: a group only where one is needed.
  package mutating func append(_ list: DrawList, offset: CGPoint) {
    guard !list.isEmpty else { return }
    if list.commands.count == 1, case .group(var group) = list.commands[0], group.isOffset {
      group.transform.tx += offset.x
      group.transform.ty += offset.y
      commands.append(.group(group))
    } else if offset == .zero, list.commands.count == 1 {
      commands.append(list.commands[0])
    } else {
      commands.append(
        .group(
          DrawGroup(
            contents: list, transform: CGAffineTransform(translationX: offset.x, y: offset.y))))
    }
  }
}
