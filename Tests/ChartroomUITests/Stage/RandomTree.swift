import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// A description of a view tree that can be drawn at random and changed at random.
indirect enum RandomTree {
  case text(Int)
  case color(width: CGFloat, height: CGFloat)
  case empty
  case stack(axis: Int, spacing: CGFloat, [RandomTree])
  case list([Int], RandomTree)
  case condition(Bool, RandomTree, RandomTree?)
  case alternative(Bool, RandomTree)
  case padded(CGFloat, RandomTree)
  case moved(CGFloat, RandomTree)
  case faded(Double, RandomTree)
  case scaled(CGFloat, RandomTree)
  case framed(CGFloat?, CGFloat?, RandomTree)
  case layered(isInFront: Bool, RandomTree, RandomTree)
  case clipped(CGFloat, RandomTree)
  case identified(Int, RandomTree)
  case ordered(Double, RandomTree)
  case fontSize(CGFloat, RandomTree)
  case remembering(Int, RandomTree)
  case counted(RandomTree)
  case counting(RandomTree)
  case measured(RandomTree)
  case fitting(RandomTree, RandomTree)
  case scrolling([Int], RandomTree)
  case animated(Int, RandomTree)
  case entering(Int, RandomTree)

  /// Returns a random tree of at most a depth.
  static func make(depth: Int, using random: inout SplitMix64) -> RandomTree {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func length() -> CGFloat { CGFloat(number(0...12)) }
    func inner() -> RandomTree { make(depth: depth - 1, using: &random) }
    guard depth > 0 else {
      switch number(0...4) {
      case 0, 1: return .text(number(0...6))
      case 2, 3: return .color(width: length(), height: length())
      default: return .empty
      }
    }
    switch number(0...25) {
    case 0...3:
      return .stack(
        axis: number(0...2), spacing: CGFloat(number(0...4)),
        (0..<number(0...3)).map { _ in inner() })
    case 4: return .list(ids(using: &random), inner())
    case 5: return .condition(number(0...1) == 0, inner(), number(0...1) == 0 ? inner() : nil)
    case 6: return .alternative(number(0...1) == 0, inner())
    case 7: return .padded(length(), inner())
    case 8: return .moved(length(), inner())
    case 9: return .faded(Double(number(0...4)) / 4, inner())
    case 10: return .scaled(CGFloat(number(1...4)) / 2, inner())
    case 11:
      return .framed(
        number(0...1) == 0 ? length() : nil, number(0...1) == 0 ? length() : nil, inner())
    case 12, 13: return .layered(isInFront: number(0...1) == 0, inner(), inner())
    case 14: return .clipped(length(), inner())
    case 15: return .identified(number(0...2), inner())
    case 16: return .ordered(Double(number(-1...1)), inner())
    case 17: return .fontSize(CGFloat(number(6...14)), inner())
    case 18: return .remembering(number(0...9), inner())
    case 19: return .counted(inner())
    case 20: return .counting(inner())
    case 21: return .measured(inner())
    case 22: return .fitting(inner(), inner())
    case 23: return .scrolling(ids(using: &random), inner())
    case 24: return .animated(number(0...3), inner())
    default: return .entering(number(0...4), inner())
    }
  }

  private static func ids(using random: inout SplitMix64) -> [Int] {
    Array((0..<5).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
  }

  /// Returns the tree with random changes of its values and of its parts.
  func changed(using random: inout SplitMix64) -> RandomTree {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func length(_ old: CGFloat) -> CGFloat { number(0...1) == 0 ? old : CGFloat(number(0...12)) }
    func flag(_ old: Bool) -> Bool { number(0...1) == 0 ? old : !old }
    func ids(_ old: [Int]) -> [Int] { number(0...1) == 0 ? old : Self.ids(using: &random) }
    func inner(_ tree: RandomTree) -> RandomTree { tree.changed(using: &random) }
    if number(0...30) == 0 { return .make(depth: 2, using: &random) }
    switch self {
    case .text(let count): return .text(number(0...1) == 0 ? count : number(0...6))
    case .color(let width, let height): return .color(width: length(width), height: length(height))
    case .empty: return self
    case .stack(let axis, let spacing, let trees):
      return .stack(
        axis: number(0...9) == 0 ? number(0...2) : axis, spacing: spacing, trees.map { inner($0) })
    case .list(let old, let tree): return .list(ids(old), inner(tree))
    case .condition(let isOn, let first, let second):
      return .condition(flag(isOn), inner(first), second.map { inner($0) })
    case .alternative(let isOn, let tree): return .alternative(flag(isOn), inner(tree))
    case .padded(let padding, let tree): return .padded(length(padding), inner(tree))
    case .moved(let offset, let tree): return .moved(length(offset), inner(tree))
    case .faded(let opacity, let tree):
      return .faded(number(0...1) == 0 ? opacity : Double(number(0...4)) / 4, inner(tree))
    case .scaled(let scale, let tree):
      return .scaled(number(0...1) == 0 ? scale : CGFloat(number(1...4)) / 2, inner(tree))
    case .framed(let width, let height, let tree):
      return .framed(width.map(length), height.map(length), inner(tree))
    case .layered(let isInFront, let tree, let other):
      return .layered(isInFront: flag(isInFront), inner(tree), inner(other))
    case .clipped(let radius, let tree): return .clipped(length(radius), inner(tree))
    case .identified(let id, let tree):
      return .identified(number(0...2) == 0 ? number(0...2) : id, inner(tree))
    case .ordered(let order, let tree):
      return .ordered(number(0...1) == 0 ? order : Double(number(-1...1)), inner(tree))
    case .fontSize(let size, let tree):
      return .fontSize(number(0...1) == 0 ? size : CGFloat(number(6...14)), inner(tree))
    case .remembering(let value, let tree):
      return .remembering(number(0...1) == 0 ? value : number(0...9), inner(tree))
    case .counted(let tree): return .counted(inner(tree))
    case .counting(let tree): return .counting(inner(tree))
    case .measured(let tree): return .measured(inner(tree))
    case .fitting(let tree, let other): return .fitting(inner(tree), inner(other))
    case .scrolling(let old, let tree): return .scrolling(ids(old), inner(tree))
    case .animated(let value, let tree):
      return .animated(number(0...1) == 0 ? value : number(0...3), inner(tree))
    case .entering(let kind, let tree): return .entering(kind, inner(tree))
    }
  }
}

/// A view of a random tree.
@MainActor
struct RandomTreeView: View {
  let tree: RandomTree

  var body: some View { view }

  private func inner(_ tree: RandomTree) -> RandomTreeView { RandomTreeView(tree: tree) }

  private var view: AnyView {
    switch tree {
    case .text(let count): AnyView(Text(String(repeating: "x", count: count)))
    case .color(let width, let height): AnyView(Color.red.frame(width: width, height: height))
    case .empty: AnyView(EmptyView())
    case .stack, .list, .condition, .alternative, .fitting, .scrolling: containers
    case .padded(let padding, let tree): AnyView(inner(tree).padding(padding))
    case .moved(let offset, let tree): AnyView(inner(tree).offset(x: offset, y: offset / 2))
    case .faded(let opacity, let tree): AnyView(inner(tree).opacity(opacity))
    case .scaled(let scale, let tree): AnyView(inner(tree).scaleEffect(scale))
    case .framed(let width, let height, let tree):
      AnyView(inner(tree).frame(width: width, height: height))
    case .layered(true, let tree, let other): AnyView(inner(tree).overlay { inner(other) })
    case .layered(false, let tree, let other): AnyView(inner(tree).background { inner(other) })
    case .clipped(let radius, let tree):
      AnyView(inner(tree).clipShape(RoundedRectangle(cornerRadius: radius)))
    case .ordered(let order, let tree): AnyView(inner(tree).zIndex(order))
    case .fontSize(let size, let tree): AnyView(inner(tree).font(.system(size: size)))
    case .identified, .remembering, .counted, .counting, .measured: stateful
    case .animated(let value, let tree):
      AnyView(inner(tree).animation(value == 0 ? nil : .linear(duration: 0.3), value: value))
    case .entering(let kind, let tree): AnyView(inner(tree).transition(Self.transitions[kind]))
    }
  }

  private static let transitions: [AnyTransition] = [
    .identity, .slide, .scale.combined(with: .opacity), .push(from: .top),
    .modifier(active: Shift(distance: 9), identity: Shift(distance: 0)),
  ]

  private var containers: AnyView {
    switch tree {
    case .stack(let axis, let spacing, let trees):
      let layout = ForEach(Array(trees.enumerated()), id: \.offset) { inner($0.element) }
      return switch axis {
      case 0: AnyView(HStack(spacing: spacing) { layout })
      case 1: AnyView(VStack(spacing: spacing) { layout })
      default: AnyView(ZStack { layout })
      }
    case .list(let ids, let tree):
      return AnyView(
        VStack(spacing: 0) { ForEach(ids, id: \.self) { Text("\($0)").background(inner(tree)) } })
    case .condition(let isOn, let first, let second?):
      return AnyView(HStack(spacing: 1) { if isOn { inner(first) } else { inner(second) } })
    case .condition(let isOn, let tree, nil):
      return AnyView(HStack(spacing: 1) { if isOn { inner(tree) } })
    case .alternative(let isOn, let tree):
      return isOn ? AnyView(inner(tree)) : AnyView(inner(tree).padding(1))
    case .fitting(let first, let second):
      return AnyView(
        ViewThatFits(in: .horizontal) {
          inner(first)
          inner(second)
        })
    case .scrolling(let ids, let tree):
      return AnyView(
        ScrollView { LazyVStack(spacing: 1) { ForEach(ids, id: \.self) { _ in inner(tree) } } }
          .frame(width: 20, height: 15))
    default: return AnyView(EmptyView())
    }
  }

  private var stateful: AnyView {
    switch tree {
    case .identified(let id, let tree): AnyView(HStack(spacing: 0) { inner(tree).id(id) })
    case .remembering(let value, let tree):
      AnyView(Remembering(value: value, content: inner(tree)))
    case .counted(let tree):
      AnyView(
        inner(tree).overlayPreferenceValue(Count.self, alignment: .center) { Text("\($0)") })
    case .counting(let tree): AnyView(inner(tree).transformPreference(Count.self) { $0 += 1 })
    case .measured(let tree):
      AnyView(
        GeometryReader { proxy in
          inner(tree).frame(width: proxy.size.width / 2)
          Text("\(Int(proxy.frame(in: .global).minX))")
        }
        .frame(width: 20, height: 20))
    default: AnyView(EmptyView())
    }
  }

  private struct Shift: ViewModifier {
    let distance: CGFloat
    func body(content: Content) -> some View { content.offset(x: distance).opacity(1) }
  }

  private enum Count: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// A view whose state follows a value, in an action.
  private struct Remembering<Content: View>: View {
    let value: Int
    let content: Content
    @State private var remembered = -1

    var body: some View {
      VStack(spacing: 0) {
        Text("\(remembered)")
        if remembered.isMultiple(of: 2) { content }
      }
      .onChange(of: value, initial: true) { remembered = value }
    }
  }
}
