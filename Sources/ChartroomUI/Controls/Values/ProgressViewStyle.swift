import Foundation
public import Graphics

/// A style that draws the progress of tasks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view of a task.
  associatedtype Body: View
  /// The properties of a task.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view of a task.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a task that a `ProgressViewStyle` draws.
public struct ProgressViewStyleConfiguration {
  /// The label of a task.
  public typealias Label = _StylePart
  /// The description of a value.
  public typealias CurrentValueLabel = _StylePart

  /// The completed share, in 0...1; `nil` for a task of unknown duration.
  public let fractionCompleted: Double?
  /// The label of the task; `nil` for none.
  public var label: Label?
  /// The description of the value; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The style that is used unless another one is set: a bar for tasks with a value, and a spinner for others.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that draws a bar, with the label above it and the description of the value below.
///
/// The bar of a task of unknown duration is empty.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint.
  @available(*, deprecated, message: "Use tint(_:).")
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns a bar.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      ValueBar(share: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
    .modifier(ProgressTint(tint: tint))
  }
}

/// A style that draws a spinner above the label.
///
/// The spinner of a task with a value shows the completed share as in a clock.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a tint.
  @available(*, deprecated, message: "Use tint(_:).")
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      Spinner(share: configuration.fractionCompleted)
      configuration.label?.font(.subheadline).foregroundStyle(.secondary)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
    .modifier(ProgressTint(tint: tint))
  }
}

/// The tint of a style that has one.
private struct ProgressTint: ViewModifier {
  let tint: Color?

  @ViewBuilder
  func body(content: Content) -> some View {
    if let tint { content.tint(tint) } else { content }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for tasks with a value, and a spinner for others.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar, 4 points high, that shows a share; it is 100 points wide if no width is proposed.
struct ValueBar {
  let share: Double
  @Environment(\.tint) private var tint
}

extension ValueBar: View {
  var body: some View {
    ShareBar(share: 1).fill(Color.fill)
      .overlay { ShareBar(share: share).fill((tint ?? AnyShapeStyle(TintShapeStyle())).alongBar) }
      .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity)
      .frame(height: 4)
  }
}

/// A capsule that takes a share of the width, from the leading edge.
private struct ShareBar: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard share > 0 else { return Path() }
    let bar = CGRect(
      x: rect.minX, y: rect.minY, width: max(rect.width * CGFloat(share), rect.height),
      height: rect.height)
    return Capsule().path(in: bar)
  }
}

/// Eight spokes in a circle in the tint, or grey without one, the first of which is the darkest.
///
/// Of a task with a value, a share of the spokes is dark.
private struct Spinner {
  let share: Double?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tint) private var tint
}

extension Spinner: View {
  var body: some View {
    let size: CGFloat = controlSize < .regular ? 16 : controlSize < .large ? 20 : 37
    ZStack {
      ForEach(0..<8) { index in
        Spoke(index: index).fill(
          (tint ?? AnyShapeStyle(Color.gray)).opacity(opacity(of: index)))
      }
    }
    .frame(width: size, height: size)
  }

  private func opacity(of index: Int) -> Double {
    if let share { return Double(index) < (share * 8).rounded() ? 1 : 0.3 }
    return 1 - 0.1 * Double((8 - index) % 8)
  }
}

/// A spoke of a wheel of eight, the first of which points upwards; the others follow clockwise.
private struct Spoke: UnmirroredShape {
  let index: Int

  func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    let spoke = CGRect(x: -size * 0.055, y: -size / 2, width: size * 0.11, height: size * 0.27)
    return Path(roundedRect: spoke, cornerRadius: size * 0.055)
      .applying(
        CGAffineTransform(translationX: rect.midX, y: rect.midY)
          .rotated(by: CGFloat(index) * .pi / 4))
  }
}

nonisolated extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    controlStyle(\.progressViewStyle, .erasing(style, in: ProgressViewBody.self))
  }
}

struct ProgressViewBody<Style: ProgressViewStyle> {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  nonisolated init(style: Style, configuration: ProgressViewStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension ProgressViewBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ProgressViewStyleConfiguration> {
    .erasing(DefaultProgressViewStyle(), in: ProgressViewBody.self)
  }
}

extension EnvironmentValues {
  package var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}
