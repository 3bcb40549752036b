import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Shapes, strokes, gradients and effects, without text.
  static let drawing: [ShowcaseScene] = [
    ShowcaseScene("drawing.shapes", width: 132, height: 64, comparesPixels: true) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Rectangle().fill(.red)
          RoundedRectangle(cornerRadius: 8).fill(.orange)
          RoundedRectangle(cornerRadius: 8, style: .circular).fill(.green)
          Capsule().fill(.blue)
        }
        HStack(spacing: 8) {
          Rectangle().strokeBorder(.red)
          RoundedRectangle(cornerRadius: 8).strokeBorder(.orange, lineWidth: 2)
          Circle().stroke(.green, lineWidth: 3)
          Ellipse().strokeBorder(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
        }
      }
      .padding(8).background(Color(light: .white, dark: Color(white: 0.12)))
    },
    ShowcaseScene("drawing.gradients", width: 112, height: 40, comparesPixels: true) {
      let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]
      HStack(spacing: 8) {
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 2, endRadius: 18)
        Circle().fill(AngularGradient(colors: colors, center: .center))
      }
      .padding(8)
    },
    ShowcaseScene("drawing.effects", width: 132, height: 56, comparesPixels: true) {
      HStack(spacing: 12) {
        ZStack {
          Color.red.frame(width: 20, height: 20).offset(x: -4, y: -4)
          Color.blue.frame(width: 20, height: 20).offset(x: 4, y: 4)
        }
        .opacity(0.5)
        RoundedRectangle(cornerRadius: 6).fill(.white).frame(width: 24, height: 24)
          .shadow(radius: 4, y: 2)
        LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
          .clipShape(Circle()).frame(width: 24, height: 24)
      }
      .padding(8)
    },
    ShowcaseScene("drawing.hairlines", width: 60, height: 40, comparesPixels: true) {
      // A third of a point off the grid: lines are crisp all the same.
      VStack(spacing: 4.3) {
        ForEach(0..<6) { _ in Rectangle().fill(.primary).frame(height: 1) }
      }
      .padding(4.7)
    },
  ]
}
