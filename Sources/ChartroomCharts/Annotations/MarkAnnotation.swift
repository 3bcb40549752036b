public import ChartroomUI
public import Foundation

/// The information that the content of an annotation can depend on.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the annotated marks, in points.
  public let targetSize: CGSize
}

/// An annotation of marks.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// The distance from the marks, in points; `nil` for the usual one.
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  /// Whether the content depends on its context.
  let readsContext: Bool
  let content: (AnnotationContext) -> AnyView
}

/// The marks that an annotation belongs to: those from one place in the batches to another.
struct AnnotatedMarks {
  /// A place between two marks.
  struct Place: Equatable {
    /// The index of a batch.
    let batch: Int
    /// The index of the mark behind the place.
    let mark: Int
  }

  let annotation: MarkAnnotation
  let start: Place
  let end: Place

  /// The ranges of marks in each batch with some of them, without those of a mask of the marks.
  func ranges(in batches: [MarkBatch]) -> [(batch: Int, marks: Range<Int>)] {
    let all = (start.batch...end.batch).compactMap { number -> (batch: Int, marks: Range<Int>)? in
      guard batches.indices.contains(number) else { return nil }
      let first = number == start.batch ? start.mark : 0
      let last = number == end.batch ? end.mark : batches[number].count
      return first < last ? (number, first..<last) : nil
    }
    let mask = all.first.map { batches[$0.batch].settings.mask }
    return all.filter { batches[$0.batch].settings.mask == mask }
  }
}

nonisolated extension ChartContent {
  /// Adds a view to marks.
  ///
  /// An annotation of several marks, such as those of a `Plot`, is placed relative to all of them together.
  ///
  /// - Parameters:
  ///   - position: The position of the view relative to the marks.
  ///   - alignment: The alignment of the view with the marks; at an edge, along that edge.
  ///   - spacing: The distance of the view from the marks for positions outside of them, in points; 4 for `nil`, the
  ///     default.
  ///   - content: A closure that creates the view.
  /// - Returns: The marks with the annotation.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic, readsContext: false) { _ in content() }
  }

  /// Adds a view that depends on the size of the marks.
  ///
  /// - Parameters:
  ///   - position: The position of the view relative to the marks.
  ///   - alignment: The alignment of the view with the marks; at an edge, along that edge.
  ///   - spacing: The distance of the view from the marks for positions outside of them, in points; 4 for `nil`, the
  ///     default.
  ///   - content: A closure that creates the view from the size of the marks.
  /// - Returns: The marks with the annotation.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic, readsContext: true, content)
  }

  /// Adds a view to marks, with strategies in case the view extends beyond the plot or the chart.
  ///
  /// - Parameters:
  ///   - position: The position of the view relative to the marks.
  ///   - alignment: The alignment of the view with the marks; at an edge, along that edge.
  ///   - spacing: The distance of the view from the marks for positions outside of them, in points; 4 for `nil`, the
  ///     default.
  ///   - overflowResolution: The strategies along both axes.
  ///   - content: A closure that creates the view.
  /// - Returns: The marks with the annotation.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> Content
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, readsContext: false) { _ in
      content()
    }
  }

  /// Adds a view that depends on the size of the marks, with strategies in case the view extends beyond the plot or the
  /// chart.
  ///
  /// - Parameters:
  ///   - position: The position of the view relative to the marks.
  ///   - alignment: The alignment of the view with the marks; at an edge, along that edge.
  ///   - spacing: The distance of the view from the marks for positions outside of them, in points; 4 for `nil`, the
  ///     default.
  ///   - overflowResolution: The strategies along both axes.
  ///   - content: A closure that creates the view from the size of the marks.
  /// - Returns: The marks with the annotation.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, readsContext: true, content)
  }

  private func annotated<Content: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, readsContext: Bool,
    _ content: @escaping (AnnotationContext) -> Content
  ) -> some ChartContent {
    ModifiedMarks(
      content: self,
      change: .annotation(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflow,
          readsContext: readsContext, content: { AnyView(content($0)) })))
  }
}
