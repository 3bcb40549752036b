import ChartroomUI
import Foundation

/// The view of an annotation.
struct AnnotationView {
  let model: ChartModel
  let index: Int
  let geometry: ChartGeometry
}

extension AnnotationView: View {
  var body: some View {
    let marks = model.annotations[index]
    marks.annotation.content(AnnotationContext(targetSize: targetSize(marks)))
  }

  @MainActor
  /// The size of the marks; zero for content that does not depend on it.
  private func targetSize(_ marks: AnnotatedMarks) -> CGSize {
    guard marks.annotation.readsContext, let space = geometry.space else { return .zero }
    let frame = PlotDrawing(model: model, space: space).frame(of: marks)
    return frame.isNull ? .zero : frame.size
  }
}
