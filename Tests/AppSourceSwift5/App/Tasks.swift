// The source of an app, compiled in Swift 5 and in Swift 6 mode without access to the package.

import Foundation
import SwiftUI

// MARK: Values outside of views

enum Theme {
  static let accent = Color(hex: "2A6FDB")
  static let fade = LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
  static let heading = Text("Tasks").bold()
  static let dot = Circle()
  static let card = RoundedRectangle(cornerRadius: 4)
  static let mark = Circle().fill(accent)
  static let gap = Spacer(minLength: 4)
  static let line = Divider()
  static let nothing = EmptyView()
}

extension Color {
  init(hex: String) {
    let value = UInt32(hex, radix: 16) ?? 0
    self.init(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }
}

private struct EmptyMessageKey: EnvironmentKey {
  static let defaultValue = Text("Nothing to do")
}

extension EnvironmentValues {
  var emptyMessage: Text {
    get { self[EmptyMessageKey.self] }
    set { self[EmptyMessageKey.self] = newValue }
  }
}

// MARK: Functions outside of views

func pill(_ count: Int) -> some View {
  Text("\(count)").font(.caption).padding(4).background(Theme.accent, in: Capsule())
}

@ViewBuilder
func status(_ isDone: Bool) -> some View {
  if isDone {
    Theme.dot.fill(.green).frame(width: 6, height: 6)
  } else {
    Theme.dot.strokeBorder(Color.gray, lineWidth: 1).frame(width: 6, height: 6)
  }
}

func titles(_ names: [String]) -> some View {
  Group { ForEach(names, id: \.self) { name in Text(name).opacity(0.5) } }
}

func swatches(_ count: Int) -> some View {
  HStack(spacing: 1) {
    ForEach(0..<count) { _ in Theme.mark.frame(width: 2, height: 2) }
    GeometryReader { proxy in Text("\(proxy.size.width)") }.frame(width: 1, height: 1)
    ViewThatFits { AnyView(Text("wide")) }
  }
  .onTapGesture {}
  .gesture(DragGesture().onChanged { _ in })
}

// MARK: Nonisolated conformances

struct Wedge: Shape {
  var end: Double

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(-90), delta: .degrees(360 * end))
      path.closeSubpath()
    }
  }
}

struct Brand: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .white : Theme.accent
  }
}

extension ShapeStyle where Self == Brand {
  static var brand: Brand { Brand() }
}

struct Columns: Layout {
  var count = 2

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let tallest = subviews.map { $0.sizeThatFits(column(of: size)).height }.max() ?? 0
    return CGSize(width: size.width, height: tallest * CGFloat((subviews.count + 1) / count))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let column = column(of: bounds.size)
    for (index, subview) in subviews.enumerated() {
      let height = subview.sizeThatFits(column).height
      let point = CGPoint(
        x: bounds.minX + CGFloat(index % count) * (column.width ?? 0),
        y: bounds.minY + CGFloat(index / count) * height)
      subview.place(at: point, proposal: column)
    }
  }

  private func column(of size: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: size.width / CGFloat(count), height: nil)
  }
}

func columns() -> some View { Columns() { Theme.heading } }

/// Uses shapes and styles off the main actor.
public func areaOfWedge() async -> CGRect {
  let wedge = Wedge(end: 0.5)
  return await Task.detached {
    wedge.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect
  }.value
}

// MARK: Views, which are on the main actor

struct TaskItem: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

@MainActor
final class Counter {
  private(set) var taps = 0
  func increment() { taps += 1 }
}

struct Card: ViewModifier {
  var isRaised: Bool

  func body(content: Content) -> some View {
    content.padding(4).background(Color.white, in: Theme.card)
      .shadow(radius: isRaised ? 2 : 0)
  }
}

extension View {
  func card(isRaised: Bool = false) -> some View { modifier(Card(isRaised: isRaised)) }
}

struct Panel<Content: View>: View {
  let title: Text
  let content: Content

  init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      title
      content
    }
    .card()
  }
}

struct TaskRow: View {
  @Binding var task: TaskItem
  let counter: Counter

  // Reads main-actor state, which compiles only because the view is on the main actor.
  private var label: String { "\(task.name) \(counter.taps)" }

  private func toggle() {
    counter.increment()
    task.isDone.toggle()
  }

  var body: some View {
    Button(action: toggle) {
      HStack {
        status(task.isDone)
        Text(label).foregroundStyle(.brand)
      }
    }
  }
}

/// A list of tasks; a tap on a row marks its task as done.
public struct TaskList: View {
  @State private var tasks = [TaskItem(id: 1, name: "Bake"), TaskItem(id: 2, name: "Wash")]
  @State private var counter = Counter()
  @Environment(\.emptyMessage) private var emptyMessage

  /// Creates a list of two tasks.
  public init() {}

  private var remaining: Int { tasks.filter { !$0.isDone }.count }

  /// The list.
  public var body: some View {
    Panel(Theme.heading) {
      if tasks.isEmpty { emptyMessage }
      ForEach($tasks) { $task in TaskRow(task: $task, counter: counter).id("row \(task.id)") }
      ForEach($tasks, id: \.name) { task in Text(task.wrappedValue.name) }
      ForEach(tasks) { task in Text(task.name) }
      Theme.line
      pill(remaining)
      Wedge(end: 0.25).fill(Theme.fade).frame(width: 10, height: 10)
      Columns(count: 2) { titles(["a", "b"]) }
    }
  }
}
