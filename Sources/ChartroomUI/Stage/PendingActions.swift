/// The nodes with actions that await the end of a layout.
///
/// Actions run in the order of SwiftUI: those of descendants before those of ancestors, and those of siblings
/// in order. Actions of removed views follow, and tasks start last.
@MainActor
final class PendingActions {
  private var nodes: [Int: Node] = [:]
  private var departures: [() -> Void] = []
  private var starting: [Int: Node] = [:]
  private var completions: [AnimationCompletion] = []
  /// The values of publishers, whose actions run after those of the nodes.
  private let inbox: Inbox

  init(inbox: Inbox) { self.inbox = inbox }

  var isEmpty: Bool {
    nodes.isEmpty && departures.isEmpty && starting.isEmpty && completions.isEmpty
      && inbox.isEmpty
  }

  /// Calls `performActions()` of a node after the next layout.
  func add(_ node: Node) { nodes[node.number] = node }

  /// Calls `startTask()` of a node after all actions.
  func addTask(of node: Node) { starting[node.number] = node }

  /// Performs the action of a removed view after the next layout.
  func addDeparture(_ action: @escaping () -> Void) { departures.append(action) }

  /// Calls the handler of a completion after all actions, unless an animation still refers to it.
  func addCompletion(_ completion: AnimationCompletion) { completions.append(completion) }

  /// The outermost node with actions.
  var outermost: Node? {
    (Array(nodes.values) + starting.values).min { ($0.depth, $0.number) < ($1.depth, $1.number) }
  }

  /// Forgets all actions.
  func removeAll() {
    nodes.removeAll()
    departures.removeAll()
    starting.removeAll()
    completions.removeAll()
    inbox.removeAll()
  }

  /// Performs all actions that were pending before the call, and those of views that these remove.
  func perform() {
    let nodes = Self.inOrder(nodes.values)
    self.nodes.removeAll()
    for node in nodes where node.isAlive { node.performActions() }
    inbox.deliver()
    let departures = departures
    self.departures.removeAll()
    for action in departures { action() }
    let starting = Self.inOrder(starting.values)
    self.starting.removeAll()
    for node in starting where node.isAlive { node.startTask() }
    var completions: [AnimationCompletion] = []
    swap(&completions, &self.completions)
    while !completions.isEmpty { completions.removeFirst() }
  }

  /// Returns nodes with descendants before ancestors, and siblings in the order of their views.
  private static func inOrder(_ nodes: some Collection<Node>) -> [Node] {
    guard nodes.count > 1 else { return Array(nodes) }
    var positions: [Int: [Int: Int]] = [:]
    let paths = nodes.filter(\.isAlive).map { (path: path(to: $0, &positions), node: $0) }
    return paths.sorted { first, second in
      let difference = zip(first.path, second.path).first { $0 != $1 }
      return difference.map { $0 < $1 } ?? (first.path.count > second.path.count)
    }.map(\.node)
  }

  /// Returns the positions of a node's ancestors and of the node among their siblings, outermost first.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - positions: The known positions of children, by the numbers of their parent and of the child.
  /// - Returns: The positions.
  private static func path(to node: Node, _ positions: inout [Int: [Int: Int]]) -> [Int] {
    var path: [Int] = []
    var child = node
    while let parent = child.parent {
      if positions[parent.number] == nil {
        positions[parent.number] = Dictionary(
          parent.children.enumerated().map { ($0.element.number, $0.offset) },
          uniquingKeysWith: { first, _ in first })
      }
      path.append(positions[parent.number]?[child.number] ?? 0)
      child = parent
    }
    return path.reversed()
  }
}
