package import ChartScales
import ChartroomUI
package import Foundation
package import Graphics

/// The labels of an X axis and their widths, kept from one frame to the next: a label belongs to its
/// moment and stays the same while the window moves.
@MainActor
package final class TickLabels {
  /// A text and its width in points.
  package struct Label {
    package let text: String
    package let width: CGFloat
  }

  /// What a label depends on besides its moment.
  private struct Style: Hashable {
    let spacing: TimeInterval
    let tellsYears: Bool

    init(spacing: TimeInterval, span: TimeInterval) {
      self.spacing = spacing
      tellsYears = ChartFormats.needsYears(span)
    }
  }

  /// More labels than an axis has; of a long pan the ones of long ago are forgotten.
  private static let mostKept = 64

  private var formats = ChartFormats.standard
  private var font = Font.body
  private var measure: LabelWidth?
  private var style: Style?
  private var labels: [Date: Label] = [:]
  private var greatestWidths: [Style: CGFloat] = [:]

  package init() {}

  /// The time zone of the labels.
  var timeZone: TimeZone { formats.timeZone }

  /// Writes and measures labels in this way from now on.
  package func use(_ formats: ChartFormats, font: Font, measuredBy measure: LabelWidth) {
    guard self.measure?.isSame(as: measure) != true || formats != self.formats || font != self.font
    else { return }
    (self.formats, self.font, self.measure) = (formats, font, measure)
    style = nil
    greatestWidths = [:]
  }

  /// The label of a moment; as for `ChartFormats.axisLabel(_:spacing:span:)`.
  package func label(of date: Date, spacing: TimeInterval, span: TimeInterval) -> Label {
    let style = Style(spacing: spacing, span: span)
    if style != self.style || labels.count >= Self.mostKept {
      labels.removeAll(keepingCapacity: true)
      self.style = style
    }
    if let known = labels[date] { return known }
    let text = formats.axisLabel(date, spacing: spacing, span: span)
    let label = Label(text: text, width: measure?([text], font) ?? 0)
    labels[date] = label
    return label
  }

  /// The width of the widest label; as for `ChartFormats.widestAxisLabels(spacing:span:)`.
  package func greatestWidth(spacing: TimeInterval, span: TimeInterval) -> CGFloat {
    let style = Style(spacing: spacing, span: span)
    if let known = greatestWidths[style] { return known }
    let labels = formats.widestAxisLabels(spacing: spacing, span: span)
    let width = measure?(labels, font) ?? 0
    if greatestWidths.count >= Self.mostKept { greatestWidths.removeAll(keepingCapacity: true) }
    greatestWidths[style] = width
    return width
  }
}
