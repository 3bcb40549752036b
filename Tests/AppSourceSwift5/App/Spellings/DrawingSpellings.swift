import Foundation
import SwiftUI

private struct SpelledShape: Shape {
  static var role: ShapeRole { .stroke }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct SpelledDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.5 }
}

private struct SpelledTransition: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

@MainActor
func spellPaths() {
  let rect = CGRect(x: 0, y: 0, width: 8, height: 4)
  let turn = CGAffineTransform(rotationAngle: 1)
  let radii = RectangleCornerRadii(
    topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
  var path = Path(roundedRect: rect, cornerRadii: radii)
  path.addRect(rect, transform: turn)
  path.addRects([rect], transform: turn)
  path.addRoundedRect(in: rect, cornerSize: .zero, style: .circular, transform: turn)
  path.addRoundedRect(in: rect, cornerRadii: radii)
  path.addRoundedRect(in: rect, cornerRadii: radii, style: .circular, transform: turn)
  path.addEllipse(in: rect, transform: turn)
  path.addArc(
    center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(4), clockwise: false,
    transform: turn)
  path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 2), radius: 1)
  path.addArc(
    tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 2), radius: 1, transform: turn)
  path.addRelativeArc(
    center: .zero, radius: 1, startAngle: .zero, delta: .degrees(4), transform: turn)
  path.addPath(Path(rect), transform: turn)
  show(path)
  show(Path(roundedRect: rect, cornerRadii: radii, style: .circular))
  show(SpelledShape())
  show(Circle().stroke(lineWidth: 2).stroke(style: StrokeStyle(lineWidth: 1)).fill(.red))
  show(Circle().fill(.red).stroke(.blue, lineWidth: 2).stroke(.green, style: StrokeStyle()))
  show(Circle().strokeBorder(.red).fill(.blue).strokeBorder(.green, lineWidth: 2))
  show(Circle().stroke(.red, lineWidth: 1, antialiased: false))
  show(Text("\(String(describing: Circle.role)) \(String(describing: SpelledShape.role))"))
}

@MainActor
func spellDrawings() {
  let mesh = MeshGradient(
    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
    colors: [.red, .green, .blue, .yellow])
  show(
    Canvas { context, size in
      let path = Path(CGRect(origin: .zero, size: size))
      context.fill(path, with: .meshGradient(mesh))
      var matrix = ColorMatrix()
      matrix.r1 = 0.5
      context.addFilter(.colorMatrix(matrix))
      context.addFilter(.luminanceToAlpha)
      context.addFilter(.alphaThreshold(min: 0.1, max: 1, color: .black))
      context.blendMode = .sourceAtop
      context.fill(path, with: .color(.red))
    })
  show(Image(size: CGSize(width: 8, height: 8)) { $0.opacity = 0.5 })
  show(
    Image(
      size: CGSize(width: 8, height: 8), label: Text("a"), opaque: true, colorMode: .linear
    ) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
    }
    .resizable())
  show(Text("a").visualEffect { effect, _ in effect.blur(radius: 1).blendMode(.multiply) })
  show(Color.red.exposureAdjust(1))
  show(Color.red.headroom(2))
  // Names that UIKit and AppKit share.
  show(Color(.systemRed))
  show(Color(.systemGray))
  show(Color(.white))
  show(Color(.label))
  show(Color(.clear).overlay([Color(.systemTeal)][0]))
  show(Text("\(Color.red.resolveHDR(in: EnvironmentValues()).red)"))
  show(Text("a").font(.body.scaled(by: 2)))
  show(Text("a").font(.body.pointSize(10)))
}

@MainActor
func spellPlaces() {
  show(
    GeometryReader { proxy in
      Text("\(proxy.frame(in: .scrollView).minX)")
      Text("\(proxy.frame(in: .scrollView(axis: .vertical)).minX)")
      Text("\(proxy.bounds(of: .scrollView)?.minX ?? 0)")
    })
  let all = Anchor<[CGRect]>.Source([.bounds, .rect(.zero)])
  let one = Anchor<CGPoint?>.Source(.topLeading)
  show(Text("\(String(describing: all)) \(String(describing: one))"))
}

@MainActor
func spellMotion() {
  let spring = Spring(duration: 0.5, bounce: 0.2)
  show(Text("\(spring.settlingDuration(target: 1.0))"))
  show(Text("\(spring.settlingDuration(target: 1.0, initialVelocity: 2, epsilon: 0.01))"))
  show(
    Text(
      "\(spring.settlingDuration(fromValue: 0.0, toValue: 1.0, initialVelocity: 0.0, epsilon: 0.1))"
    ))
  show(SpelledTransition().apply(content: Text("a"), phase: .willAppear))
  var transaction = Transaction()
  transaction.dismissBehavior = .destructive
  transaction.scrollTargetAnchor = .top
  transaction.scrollPositionUpdatePreservesVelocity = true
  transaction.scrollContentOffsetAdjustmentBehavior = .automatic
  withTransaction(transaction) {}
  let values = AnimatableValues(1.0, AnimatablePair(2.0, 3.0))
  show(Text("\((values + values).magnitudeSquared)"))
}

private struct SpelledTree: View {
  @State private var notes = [SpelledNote(id: 1, kids: [SpelledNote(id: 2)])]
  @State private var one: Int?
  @State private var many: Set<Int> = []

  var body: some View {
    List($notes, children: \.kids) { $note in TextField("a", text: $note.name) }
    List($notes, id: \.name, children: \.kids) { $note in Toggle("a", isOn: $note.isOn) }
    List($notes, children: \.kids, selection: $one) { $note in Text(note.name) }
    List($notes, children: \.kids, selection: $many) { $note in Text(note.name) }
    OutlineGroup($notes, children: \.kids) { $note in Toggle("a", isOn: $note.isOn) }
    OutlineGroup($notes, id: \.name, children: \.kids) { $note in Text(note.name) }
    OutlineGroup($notes[0], children: \.kids) { $note in Text(note.name) }
  }
}

private struct SpelledTabs: View {
  @State private var tab = 1
  @State private var isPresented = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("a", systemImage: "star", value: 1) { Text("a") }
        .swipeActions { Button("b") {} }
        .contextMenu { Button("b") {} }
        .popover(isPresented: $isPresented) { Text("b") }
        .draggable("b")
        .dropDestination(for: String.self) { _ in }
        .accessibilityLabel("b").accessibilityValue("b").accessibilityHint("b")
        .accessibilityIdentifier("b").accessibilityInputLabels(["b"])
      TabSection("c") {
        Tab("d", systemImage: "star", value: 2) { Text("d") }
      }
      .sectionActions { Button("b") {} }
    }
  }
}

private struct SpelledSliders: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.fontResolutionContext) private var fonts
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value, neutralValue: 0.5, enabledBounds: 0.2...0.8) { Text("a") }
    Slider(value: $value, in: 0...1) {
      Text("a")
    } currentValueLabel: {
      Text("\(value)")
    } ticks: {
      SliderTick(0.25)
      SliderTick(0.75) { Text("b") }
    }
    Slider(value: $value, in: 0...1, neutralValue: 0) {
      Text("a")
    } minimumValueLabel: {
      Text("b")
    } maximumValueLabel: {
      Text("c")
    }
    Button("\(Font.body.bold().resolve(in: fonts).pointSize)") {
      dismissWindow(id: "a", value: 1)
    }
    .presentationDetents([.custom(SpelledDetent.self)])
  }
}

@MainActor
func spellSettings() {
  show(SpelledTree())
  show(SpelledTabs())
  show(SpelledSliders())
}
