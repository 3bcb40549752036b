package import Foundation
import Synchronization

/// The type-erased identity of a horizontal or vertical guide.
///
/// It takes the bytes of a reference and is copied without counting, because nearly all views and elements store
/// alignments.
package struct AlignmentKey: Sendable {
  /// A guide, of which there is one object that is never freed.
  private final class Guide: Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    let isOfTexts: Bool
    let isBuiltIn: Bool

    init(id: any AlignmentID.Type, axis: Axis) {
      self.id = id
      self.axis = axis
      isOfTexts =
        id == FirstTextBaselineGuide.self || id == LastTextBaselineGuide.self
        || id == ListRowSeparatorLeadingGuide.self
      isBuiltIn =
        isOfTexts || id == ListRowSeparatorTrailingGuide.self || id == LeadingGuide.self
        || id == HorizontalCenterGuide.self || id == TrailingGuide.self || id == TopGuide.self
        || id == VerticalCenterGuide.self || id == BottomGuide.self
    }
  }

  /// All guides in use, for each axis.
  private static let guides = Mutex<[Axis: [ObjectIdentifier: Guide]]>([:])

  private unowned(unsafe) let guide: Guide

  /// Creates the key of a guide on an axis.
  init(id: any AlignmentID.Type, axis: Axis) {
    guide = Self.guides.withLock { guides in
      if let known = guides[axis]?[ObjectIdentifier(id)] { return known }
      let guide = Guide(id: id, axis: axis)
      guides[axis, default: [:]][ObjectIdentifier(id)] = guide
      return guide
    }
  }

  var id: any AlignmentID.Type { guide.id }
  var axis: Axis { guide.axis }
  /// Whether texts have a value for the guide; only `alignmentGuide` and custom layouts set values for others.
  var isOfTexts: Bool { guide.isOfTexts }
  /// Whether the default value depends only on the size of the view.
  var isBuiltIn: Bool { guide.isBuiltIn }

  /// Returns the position of a container's guide, combined from the positions in its children.
  ///
  /// - Parameter values: The positions in the container's coordinates, in points.
  /// - Returns: The minimum for the first text baseline and the beginning of separators, the maximum for the last text
  ///   baseline and the end of separators, and the mean for all other guides; `nil` if `values` is empty.
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    if id == FirstTextBaselineGuide.self || id == ListRowSeparatorLeadingGuide.self {
      return values.reduce(first, min)
    }
    if id == LastTextBaselineGuide.self || id == ListRowSeparatorTrailingGuide.self {
      return values.reduce(first, max)
    }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

extension AlignmentKey: Hashable {
  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.guide === rhs.guide }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(guide)) }
}
