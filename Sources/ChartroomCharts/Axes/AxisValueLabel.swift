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
  /// The alignment of several views in one label; `nil` for the usual one.
  var multiLabelAlignment: Alignment?
  var collisionResolution = AxisValueLabelCollisionResolution.automatic
  /// Whether a label inside of the plot moves the marks of its category; `nil` for the usual way.
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

extension AxisValueLabel: AxisMark {}

extension AxisValueLabel: PrimitiveAxisMark {
  /// Adds the label.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    switch content.kind {
    case .value: collector.addLabel(nil, content.settings)
    case .format(let format): collector.addLabel(format, content.settings)
    case .view(let view):
      let alignment = content.settings.multiLabelAlignment ?? .center
      collector.addLabel(
        AnyView(VStack(alignment: alignment.horizontal, spacing: 0) { view }), content.settings)
    }
  }
}

nonisolated extension AxisValueLabel {
  /// Creates a label with a view.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is centred between this value and the next, or in the band of a category;
  ///     `nil`, the default, centres only the labels of categories.
  ///   - anchor: The point of the label that is at the value; for `nil`, the default, the axis and the preset determine
  ///     it.
  ///   - multiLabelAlignment: The horizontal alignment of several views in the label; `nil`, the default, centres them.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - offsetsMarks: Whether a label inside of the plot takes space from its category, so that the label does not
  ///     overlap the marks; `nil`, the default, means `true`.
  ///   - orientation: The direction of the text; horizontal by default.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points; 4 for `nil`, the default.
  ///   - verticalSpacing: The vertical distance from the plot, in points; 3 for `nil`, the default.
  ///   - content: The view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(content()),
      AxisLabelSettings(
        isCentered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}

nonisolated extension AxisValueLabel where Content == Text {
  /// Creates a label with the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is centred between this value and the next, or in the band of a category;
  ///     `nil`, the default, centres only the labels of categories.
  ///   - anchor: The point of the label that is at the value; for `nil`, the default, the axis and the preset determine
  ///     it.
  ///   - multiLabelAlignment: The horizontal alignment of several views in the label; `nil`, the default, centres them.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - offsetsMarks: Whether a label inside of the plot takes space from its category, so that the label does not
  ///     overlap the marks; `nil`, the default, means `true`.
  ///   - orientation: The direction of the text; horizontal by default.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points; 4 for `nil`, the default.
  ///   - verticalSpacing: The vertical distance from the plot, in points; 3 for `nil`, the default.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .value,
      AxisLabelSettings(
        isCentered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// Creates a label with fixed text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - centered: Whether the label is centred between this value and the next, or in the band of a category;
  ///     `nil`, the default, centres only the labels of categories.
  ///   - anchor: The point of the label that is at the value; for `nil`, the default, the axis and the preset determine
  ///     it.
  ///   - multiLabelAlignment: The horizontal alignment of several views in the label; `nil`, the default, centres them.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - offsetsMarks: Whether a label inside of the plot takes space from its category, so that the label does not
  ///     overlap the marks; `nil`, the default, means `true`.
  ///   - orientation: The direction of the text; horizontal by default.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points; 4 for `nil`, the default.
  ///   - verticalSpacing: The vertical distance from the plot, in points; 3 for `nil`, the default.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ text: Label, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(text) }
  }

  /// Creates a label with fixed text, in which interpolated values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - centered: Whether the label is centred between this value and the next, or in the band of a category;
  ///     `nil`, the default, centres only the labels of categories.
  ///   - anchor: The point of the label that is at the value; for `nil`, the default, the axis and the preset determine
  ///     it.
  ///   - multiLabelAlignment: The horizontal alignment of several views in the label; `nil`, the default, centres them.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - offsetsMarks: Whether a label inside of the plot takes space from its category, so that the label does not
  ///     overlap the marks; `nil`, the default, means `true`.
  ///   - orientation: The direction of the text; horizontal by default.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points; 4 for `nil`, the default.
  ///   - verticalSpacing: The vertical distance from the plot, in points; 3 for `nil`, the default.
  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(text) }
  }

  /// Creates a label with the text of a resource, in which interpolated values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - centered: Whether the label is centred between this value and the next, or in the band of a category;
  ///     `nil`, the default, centres only the labels of categories.
  ///   - anchor: The point of the label that is at the value; for `nil`, the default, the axis and the preset determine
  ///     it.
  ///   - multiLabelAlignment: The horizontal alignment of several views in the label; `nil`, the default, centres them.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - offsetsMarks: Whether a label inside of the plot takes space from its category, so that the label does not
  ///     overlap the marks; `nil`, the default, means `true`.
  ///   - orientation: The direction of the text; horizontal by default.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points; 4 for `nil`, the default.
  ///   - verticalSpacing: The vertical distance from the plot, in points; 3 for `nil`, the default.
  @_disfavoredOverload
  public init(
    _ resource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(resource) }
  }

  /// Creates a label with the value in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the value.
  ///   - centered: Whether the label is centred between this value and the next, or in the band of a category;
  ///     `nil`, the default, centres only the labels of categories.
  ///   - anchor: The point of the label that is at the value; for `nil`, the default, the axis and the preset determine
  ///     it.
  ///   - multiLabelAlignment: The horizontal alignment of several views in the label; `nil`, the default, centres them.
  ///   - collisionResolution: The strategy for labels that overlap others.
  ///   - offsetsMarks: Whether a label inside of the plot takes space from its category, so that the label does not
  ///     overlap the marks; `nil`, the default, means `true`.
  ///   - orientation: The direction of the text; horizontal by default.
  ///   - horizontalSpacing: The horizontal distance from the tick or the plot, in points; 4 for `nil`, the default.
  ///   - verticalSpacing: The vertical distance from the plot, in points; 3 for `nil`, the default.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format(AxisLabelFormat(format)),
      AxisLabelSettings(
        isCentered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}
