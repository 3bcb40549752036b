package import Foundation
import Graphics

/// A view that displays the first of several alternatives whose ideal size fits in the proposed size.
///
/// If no alternative fits, it displays the last one. On an axis without a proposed length, every alternative
/// fits.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that selects one of several alternatives.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the ideal size must fit; both by default.
  ///   - content: The alternatives, in order of preference. If there are none, the view is empty.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { FittingNode(self, context) }
}

/// A closure that creates or updates the child of a node from one of the alternatives.
private typealias Rung = @MainActor (_ child: Node?, _ node: Node) -> Node

/// A list of views that can be evaluated independently.
@MainActor
private protocol ViewRow {
  var rungs: [Rung] { get }
}

extension TupleView: ViewRow {
  fileprivate var rungs: [Rung] {
    var rungs: [Rung] = []
    for view in repeat each views.parts {
      rungs.append { child, node in node.reconciled(child, with: view) }
    }
    return rungs
  }
}

/// The node of a `ViewThatFits`, which evaluates an alternative when its size is first needed.
///
/// Alternatives after the selected one are evaluated only if it no longer fits. Once evaluated, an
/// alternative is updated even while it is not selected.
final class FittingNode<Content: View>: TypedNode<ViewThatFits<Content>> {
  private let element: FittingElement
  private var rungs: [Rung] = []
  /// The nodes of the evaluated alternatives, in order.
  private var slots: [Node?] = []
  private var isAdding = false

  override init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
    element = FittingElement(axes: view.axes, core: context.core)
    super.init(view, context)
    element.layoutDirection = environment.layoutDirection
    element.source = { [weak self] in self?.candidates(ofView: $0) }
    element.choose = { [weak self] in
      if let self, preferences != nil { invalidatePreferences() }
    }
    takeRungs()
  }

  override var children: [Node] { slots.compactMap { $0 } }
  override func collectElements() -> ElementList { .one(element) }

  override func absorbElementChange() -> Bool {
    // The element itself requested the elements that are being added.
    if !isAdding { element.candidatesDidChange() }
    return true
  }

  override func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let shown = slots.compactMap { $0 }.first { slot in
      slot.elements.contains { $0 === element.selected }
    }
    return shown?.preference(key)
  }

  override func update(_ view: ViewThatFits<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    element.layoutDirection = environment.layoutDirection
    element.axes = view.axes
    takeRungs()
    for index in slots.indices { show(index) }
  }

  override func environmentDidChange() {
    element.layoutDirection = environment.layoutDirection
    super.environmentDidChange()
  }

  private func takeRungs() {
    let content = view.content
    rungs =
      (content as? any ViewRow)?.rungs
      ?? [{ child, node in node.reconciled(child, with: content) }]
  }

  private func candidates(ofView index: Int) -> [LayoutElement]? {
    guard index < rungs.count else { return nil }
    isAdding = true
    defer { isAdding = false }
    while slots.count <= index {
      slots.append(nil)
      show(slots.count - 1)
    }
    return slots[index]?.elements.array ?? []
  }

  private func show(_ index: Int) {
    let node = rungs[index](slots[index], self)
    slots[index] = node
  }
}

package final class FittingElement: LayoutElement {
  var axes: Axis.Set { didSet { if axes != oldValue { invalidateLayout() } } }
  /// Returns the elements of the alternative at an index; `nil` after the last one.
  var source: (Int) -> [LayoutElement]? = { _ in nil }
  /// The elements of the evaluated alternatives.
  private var candidates: [LayoutElement] = []
  /// The displayed alternative.
  private(set) var selected: LayoutElement? { didSet { choose() } }
  /// Responds to the selection of another alternative.
  var choose: () -> Void = {}
  /// The number of evaluated alternatives.
  private var views = 0

  init(axes: Axis.Set, core: StageCore) {
    self.axes = axes
    super.init(core: core)
  }

  func candidatesDidChange() {
    candidates = []
    views = 0
    invalidateLayout()
  }

  override package var children: [LayoutElement] { chosen(for: proposal).map { [$0] } ?? [] }

  override package var layoutPriority: Double { candidate(at: 0)?.layoutPriority ?? 0 }

  private func candidate(at index: Int) -> LayoutElement? {
    while candidates.count <= index {
      guard let elements = source(views) else { return nil }
      views += 1
      for element in elements { adopt(element) }
      candidates += elements.filter { !$0.isLeaving }
    }
    return candidates[index]
  }

  private func chosen(for proposal: ProposedViewSize) -> LayoutElement? {
    var index = 0
    while let candidate = candidate(at: index) {
      if fits(candidate, in: proposal) { return candidate }
      index += 1
    }
    return candidates.last
  }

  private func fits(_ candidate: LayoutElement, in proposal: ProposedViewSize) -> Bool {
    let ideal = candidate.size(
      for: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
    return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
      && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(for: proposal)?.size(for: proposal) ?? .zero
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    chosen(for: proposal)?.explicitGuide(key, in: proposal)
  }

  override package func placeChildren() {
    let child = chosen(for: proposal)
    if child !== selected {
      selected = child
      core.choiceDidChange()
    }
    if let child { place(child, at: .zero, proposal: proposal) }
  }

  override package func selects(_ child: LayoutElement) -> Bool? { child === selected }
}
