import Foundation
import SwiftUI

/// A style of buttons, as a protocol of the app.
protocol TileStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor func makeBody(_ label: AnyView, isOn: Bool) -> Body
}

struct OutlinedTile: TileStyle {
  func makeBody(_ label: AnyView, isOn: Bool) -> some View {
    label.padding(6).border(isOn ? Color.blue : .gray, width: isOn ? 2 : 1)
  }
}

struct FilledTile: TileStyle {
  var color = Color.green

  func makeBody(_ label: AnyView, isOn: Bool) -> some View {
    label.padding(6).background(isOn ? color : color.opacity(0.2))
  }
}

struct Tile<Style: TileStyle, Label: View>: View {
  let style: Style
  @State private var isOn = false
  private let label: () -> Label

  init(style: Style, @ViewBuilder label: @escaping () -> Label) {
    self.style = style
    self.label = label
  }

  var body: some View {
    style.makeBody(AnyView(label()), isOn: isOn)
      .onTapGesture { isOn.toggle() }
      .overlay(alignment: .bottom) { if isOn { Text("on").font(.caption2) } }
  }
}

extension ShapeStyle where Self == LinearGradient {
  static var sunset: LinearGradient {
    LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
  }
}

struct StyleScreen: View {
  var body: some View {
    HStack {
      Tile(style: OutlinedTile()) { Text("Outline") }.id("outline")
      Tile(style: FilledTile(color: .yellow)) { Text("Fill").bold() }
      Text("Sunset").foregroundStyle(.sunset)
    }
    .font(.subheadline)
    .lineLimit(1)
    .modifier(EmptyModifier())
  }
}
