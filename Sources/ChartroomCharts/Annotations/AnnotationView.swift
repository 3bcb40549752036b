import ChartroomUI
import Foundation

/// An annotation of one state of a chart.
struct ChartAnnotation {
  let model: ChartModel
  let index: Int

  /// The annotation with its marks.
  var marks: AnnotatedMarks { model.annotations[index] }
}

extension ChartAnnotation: Equatable {
  static func == (lhs: ChartAnnotation, rhs: ChartAnnotation) -> Bool {
    lhs.model === rhs.model && lhs.index == rhs.index
  }
}

/// The view of an annotation.
struct AnnotationView {
  let annotation: ChartAnnotation
  let geometry: ChartGeometry
}

extension AnnotationView: View {
  var body: some View {
    let marks = annotation.marks
    marks.annotation.content(AnnotationContext(targetSize: targetSize(marks)))
  }

  @MainActor
  /// The size of the marks; zero for content that does not depend on it.
  private func targetSize(_ marks: AnnotatedMarks) -> CGSize {
    guard marks.annotation.readsContext, let space = geometry.space else { return .zero }
    let frame = PlotDrawing(model: annotation.model, space: space).frame(of: marks)
    return frame.isNull ? .zero : frame.size
  }
}
