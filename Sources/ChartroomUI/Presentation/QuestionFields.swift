import Foundation
import Graphics

/// The style of the text fields of a question, which are in boxes.
struct QuestionFieldStyle: TextFieldStyle {
  nonisolated init() {}

  func _body(configuration: TextField<_Label>) -> some View {
    QuestionField(configuration: configuration.configuration)
  }
}

/// A text field of a question, whose box `QuestionFieldBoxes` draws.
private struct QuestionField {
  let configuration: FieldConfiguration
  @Environment(\.pixelLength) private var pixelLength

  init(configuration: FieldConfiguration) { self.configuration = configuration }
}

extension QuestionField: View {
  var body: some View {
    FieldContent(configuration)
      .font(.footnote)
      .padding(.horizontal, 7)
      .padding(.vertical, 7)
      .frame(minHeight: 30)
      .anchorPreference(key: QuestionFieldsKey.self, value: .bounds) { [$0] }
      .layoutValue(key: QuestionPartKey.self, value: .field)
      .layoutValue(key: HairlineKey.self, value: pixelLength)
  }
}

/// The frames of the text fields of a question, in the order of the views.
enum QuestionFieldsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// The boxes around the text fields of a question.
///
/// Fields directly below each other are in one box, with lines between them. A stack of the app can space them apart,
/// and each then has a separate box.
struct QuestionFieldBoxes {
  let fields: [Anchor<CGRect>]
  @Environment(\.pixelLength) private var pixelLength

  init(fields: [Anchor<CGRect>]) { self.fields = fields }
}

extension QuestionFieldBoxes: View {
  var body: some View {
    if !fields.isEmpty {
      GeometryReader { proxy in
        let (boxes, lines) = parts(of: fields.map { proxy[$0] })
        ForEach(boxes.indices, id: \.self) { index in
          let border = boxes[index].insetBy(dx: pixelLength / 2, dy: pixelLength / 2)
          Path(roundedRect: boxes[index], cornerRadius: 6).fill(Color.secondaryGroupedSurface)
          Path(roundedRect: border, cornerRadius: 6 - pixelLength / 2)
            .stroke(Color.separator, lineWidth: pixelLength)
        }
        ForEach(lines.indices, id: \.self) { Path(lines[$0]).fill(Color.separator) }
      }
    }
  }

  /// Returns the frames of the boxes, and of the lines between the fields in them.
  private func parts(of frames: [CGRect]) -> (boxes: [CGRect], lines: [CGRect]) {
    var boxes: [CGRect] = []
    var lines: [CGRect] = []
    for frame in frames {
      guard let box = boxes.last, isBelow(frame, box) else {
        boxes.append(frame)
        continue
      }
      boxes[boxes.count - 1] = box.union(frame)
      lines.append(CGRect(x: box.minX, y: box.maxY, width: box.width, height: pixelLength))
    }
    return (boxes, lines)
  }

  /// Returns whether a field is below a box of the same width, with a line between them at most.
  private func isBelow(_ frame: CGRect, _ box: CGRect) -> Bool {
    let tolerance = pixelLength / 2
    return abs(frame.minX - box.minX) < tolerance && abs(frame.maxX - box.maxX) < tolerance
      && -tolerance...pixelLength + tolerance ~= frame.minY - box.maxY
  }
}
