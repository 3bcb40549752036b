public import ChartroomUI
public import Foundation
public import Graphics

/// A label at a value of an axis.
public struct AxisValueLabel<Content: View> {
  /// The content of the label.
  enum Kind {
    case value
    case format(AxisLabelFormat)
    case view(Content)
  }

  let kind: Kind
  let settings: AxisLabelSettings

  init(_ kind: Kind, _ settings: AxisLabelSettings) {
    self.kind = kind
    self.settings = settings
  }
}

/// The place of a label.
struct AxisLabelSettings {
  var isCentered: Bool?
  var anchor: UnitPoint?
  var collisionResolution = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A strategy for resolving collisions between the labels of an axis.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable {
    case greedy(priority: Double, minimumSpacing: CGFloat?)
    case disabled
  }

  let kind: Kind

  /// A label that would overlap an earlier one is left out.
  public static let automatic = greedy()
  /// A label that would overlap an earlier one is left out.
  public static let greedy = greedy()
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)

  /// Returns the resolution that leaves out labels that would overlap others of higher priority.
  ///
  /// - Parameters:
  ///   - priority: The priority; 0 by default. Of equal ones, earlier labels are kept.
  ///   - minimumSpacing: The minimum distance between labels, in points; `nil`, the default, for the usual one.
  /// - Returns: The resolution.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}

extension AxisValueLabel: AxisMark {}

extension AxisValueLabel: PrimitiveAxisMark {
  /// Adds the label.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    switch content.kind {
    case .value: collector.addLabel(nil, content.settings)
    case .format(let format): collector.addLabel(format, content.settings)
    case .view(let view): collector.addLabel(AnyView(view), content.settings)
    }
  }
}

nonisolated extension AxisValueLabel {
  /// Creates a label with a view.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle between the value and the next one; `nil`, the default, is
  ///     so for categories.
  ///   - anchor: The point of the label that is at the value; `nil`, the default, for the usual one.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points.
  ///   - verticalSpacing: The vertical distance from the plot, in points.
  ///   - content: The view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(content()),
      AxisLabelSettings(
        isCentered: centered, anchor: anchor, collisionResolution: collisionResolution,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}

nonisolated extension AxisValueLabel where Content == Text {
  /// Creates a label with the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle between the value and the next one; `nil`, the default, is
  ///     so for categories.
  ///   - anchor: The point of the label that is at the value; `nil`, the default, for the usual one.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points.
  ///   - verticalSpacing: The vertical distance from the plot, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .value,
      AxisLabelSettings(
        isCentered: centered, anchor: anchor, collisionResolution: collisionResolution,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// Creates a label with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - centered: Whether the label is in the middle between the value and the next one; `nil`, the default, is
  ///     so for categories.
  ///   - anchor: The point of the label that is at the value; `nil`, the default, for the usual one.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points.
  ///   - verticalSpacing: The vertical distance from the plot, in points.
  public init<Label: StringProtocol>(
    _ text: Label, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(text) }
  }

  /// Creates a label with the value in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the values.
  ///   - centered: Whether the label is in the middle between the value and the next one; `nil`, the default, is
  ///     so for categories.
  ///   - anchor: The point of the label that is at the value; `nil`, the default, for the usual one.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points.
  ///   - verticalSpacing: The vertical distance from the plot, in points.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format(AxisLabelFormat(format)),
      AxisLabelSettings(
        isCentered: centered, anchor: anchor, collisionResolution: collisionResolution,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}
