import Foundation
import Graphics

/// The colours of a colour picker, and a slider for the opacity.
struct ColorSheet {
  @Binding var color: Color
  let supportsOpacity: Bool
  /// The opacity of the colour.
  @State private var opacity = 1.0
  @Environment(\.self) private var environment
  @Environment(\.dismiss) private var dismiss

  init(color: Binding<Color>, supportsOpacity: Bool) {
    _color = color
    self.supportsOpacity = supportsOpacity
  }
}

extension ColorSheet: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("Colors").font(.headline)
        Spacer()
        Button(action: { dismiss() }) {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(Color.secondary)
        }
      }
      grid
      if supportsOpacity { opacityLine }
    }
    .padding(16)
    .frame(maxHeight: .infinity, alignment: .top)
    .onAppear { opacity = Double(color.resolve(in: environment).opacity) }
    .onChange(of: opacity) { _, opacity in
      var resolved = color.resolve(in: environment)
      // The sheet begins with the opacity of the colour.
      guard abs(Double(resolved.opacity) - opacity) > 0.001 else { return }
      resolved.opacity = Float(opacity)
      color = Color(resolved)
    }
  }

  @MainActor private var grid: some View {
    VStack(spacing: 0) {
      ForEach(ColorGrid.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(ColorGrid.columns, id: \.self) { column in
            cell(ColorGrid.color(row: row, column: column))
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  @MainActor
  private func cell(_ cell: Color) -> some View {
    Rectangle().fill(cell)
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        if isSelected(cell) { Rectangle().strokeBorder(.white, lineWidth: 3) }
      }
      .onTapGesture { color = supportsOpacity ? cell.opacity(opacity) : cell }
  }

  @MainActor
  private func isSelected(_ cell: Color) -> Bool {
    var (own, other) = (color.resolve(in: environment), cell.resolve(in: environment))
    (own.opacity, other.opacity) = (1, 1)
    return own == other
  }

  @MainActor private var opacityLine: some View {
    HStack(spacing: 12) {
      Text("Opacity").foregroundStyle(.secondary)
      Slider(value: $opacity)
      Text(opacity, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
        .frame(width: 60, alignment: .trailing)
    }
  }
}

/// A table of greys, and of twelve hues from dark to light.
private enum ColorGrid {
  static let rows = 0..<10
  static let columns = 0..<12

  private static let hues: [Double] = [197, 219, 254, 284, 338, 8, 22, 38, 45, 55, 66, 96]

  /// Returns the colour of a cell.
  static func color(row: Int, column: Int) -> Color {
    guard row > 0 else { return Color(white: 1 - Double(column) / 11) }
    let step = Double(row - 1)
    return row <= 5
      ? Color(hue: hues[column] / 360, saturation: 1, brightness: 0.3 + 0.7 * step / 4)
      : Color(hue: hues[column] / 360, saturation: 1 - 0.2 * (step - 4), brightness: 1)
  }
}
