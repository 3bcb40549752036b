import Foundation
import Graphics

/// A control for a number in a range.
///
/// A drag of the thumb sets the number. The slider fills the proposed width, and is 100 points wide if none is
/// proposed. A number outside of the range is drawn at the nearer end, and a range without a finite length at the
/// first one.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  var marks = SliderMarks()
  private let onEditingChanged: (Bool) -> Void
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Double?,
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.onEditingChanged = onEditingChanged
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension Slider: View {
  /// The track with its thumb, between the labels of the ends.
  public var body: some View {
    HStack {
      minimumValueLabel
      GeometryReader { geometry in track(in: geometry.size.width) }
        .frame(minWidth: SliderMetrics.thumb, idealWidth: 100, maxWidth: .infinity)
        .frame(height: SliderMetrics.height)
      maximumValueLabel
    }
    .opacity(isEnabled ? 1 : 0.5)
  }

  private func track(in width: CGFloat) -> some View {
    let travel = max(width - SliderMetrics.thumb, 0)
    let position = travel * share(of: value.wrappedValue)
    let ticks = marks.ticks.filter { bounds.contains($0) }
    let start = marks.neutralValue.map { travel * share(of: $0) + SliderMetrics.thumb / 2 } ?? 0
    let middle = position + SliderMetrics.thumb / 2
    return ZStack(alignment: .leading) {
      Capsule().fill(Color.fill).frame(height: SliderMetrics.track)
      Capsule().fill(tint ?? AnyShapeStyle(TintShapeStyle()))
        .frame(width: abs(middle - start), height: SliderMetrics.track)
        .offset(x: min(start, middle))
      ForEach(ticks.indices, id: \.self) { index in
        Circle().fill(Color.secondary).frame(width: SliderMetrics.tick, height: SliderMetrics.tick)
          .offset(
            x: travel * share(of: ticks[index]) + (SliderMetrics.thumb - SliderMetrics.tick) / 2,
            y: SliderMetrics.thumb / 2)
      }
      Circle().fill(.white)
        .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
        .shadow(color: .black.opacity(0.12), radius: 0.5, y: 0.5)
        .frame(width: SliderMetrics.thumb, height: SliderMetrics.thumb)
        .offset(x: position)
    }
    .frame(width: width, height: SliderMetrics.height)
    .contentShape(Rectangle())
    .gesture(drag(of: travel), isEnabled: isEnabled)
  }

  private func drag(of travel: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        if drag.translation == .zero { onEditingChanged(true) }
        guard travel > 0 else { return }
        let x = drag.location.x - SliderMetrics.thumb / 2
        set(to: Double(layoutDirection == .rightToLeft ? travel - x : x) / Double(travel))
      }
      .onEnded { _ in onEditingChanged(false) }
  }

  /// Returns the position of a number in the range, in 0...1.
  private func share(of number: Double) -> CGFloat {
    let length = bounds.upperBound - bounds.lowerBound
    let share = (number - bounds.lowerBound) / length
    return share > 0 ? CGFloat(min(share, 1)) : 0
  }

  private func set(to share: Double) {
    let length = bounds.upperBound - bounds.lowerBound
    var number = min(max(share, 0), 1) * length
    if let step, step > 0 { number = (number / step).rounded() * step }
    guard number.isFinite else { return }
    let enabled = (marks.enabledBounds ?? bounds).clamped(to: bounds)
    value.wrappedValue = min(
      max(bounds.lowerBound + number, enabled.lowerBound), enabled.upperBound)
  }
}

private enum SliderMetrics {
  static let thumb: CGFloat = 28
  static let track: CGFloat = 4
  static let height: CGFloat = 31
  static let tick: CGFloat = 3
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number; `0...1` by default.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider whose drags set multiples of a step above the lower bound.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between numbers, 1 by default; a distance that is not positive sets any number.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which iOS does not display.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number; `0...1` by default.
  ///   - label: The views that describe the slider.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label, which iOS does not display, and steps.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between numbers, 1 by default; a distance that is not positive sets any number.
  ///   - label: The views that describe the slider.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with a label, which iOS does not display, and labels of the ends of the range.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number; `0...1` by default.
  ///   - label: The views that describe the slider.
  ///   - minimumValueLabel: The views at the leading end.
  ///   - maximumValueLabel: The views at the trailing end.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label, which iOS does not display, labels of the ends of the range, and steps.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between numbers, 1 by default; a distance that is not positive sets any number.
  ///   - label: The views that describe the slider.
  ///   - minimumValueLabel: The views at the leading end.
  ///   - maximumValueLabel: The views at the trailing end.
  ///   - onEditingChanged: A closure that is called with `true` when a drag begins and with `false` when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: Double(step), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}
