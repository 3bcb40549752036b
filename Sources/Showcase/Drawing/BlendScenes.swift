import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of blend modes and filters of pixels.
  static let blending: [ShowcaseScene] = [
    #scene("blending.modes", width: 392, height: 300) {
      let modes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
        ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
        ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
        ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
        ("destinationOut", .destinationOut), ("plusLighter", .plusLighter),
      ]
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 8), count: 5), spacing: 8) {
        ForEach(modes, id: \.0) { name, mode in
          VStack(spacing: 2) {
            ZStack {
              LinearGradient(
                colors: [.red, .yellow, .green, .cyan, .blue], startPoint: .leading,
                endPoint: .trailing
              )
              .padding(.bottom, 12)
              LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
                .padding(.leading, 16)
                .blendMode(mode)
            }
            .compositingGroup()
            .frame(height: 52)
            Text(name).font(.caption2).lineLimit(1).minimumScaleFactor(0.7)
              .foregroundStyle(.secondary)
          }
        }
      }
      .padding(8)
    },
    #scene("blending.groups", width: 330, height: 86) {
      HStack(spacing: 16) {
        // A badge with a gap around it.
        ZStack(alignment: .topTrailing) {
          RoundedRectangle(cornerRadius: 12).fill(.blue.gradient)
          Circle().frame(width: 30, height: 30).offset(x: 9, y: -9).blendMode(.destinationOut)
          Circle().fill(.red).frame(width: 22, height: 22).offset(x: 5, y: -5)
        }
        .compositingGroup()
        .frame(width: 52, height: 52)
        // Inks on paper.
        ZStack {
          ForEach(0..<3) { index in
            Circle().fill([Color.cyan, .pink, .yellow][index])
              .frame(width: 36, height: 36)
              .offset(y: -10)
              .rotationEffect(.degrees(120 * Double(index)))
              .blendMode(.multiply)
          }
        }
        .frame(width: 60, height: 60)
        .background(.white)
        .compositingGroup()
        // Drops that flow into each other.
        Canvas { context, size in
          // A threshold leaves steps at the edges.
          context.addFilter(.blur(radius: 0.5))
          context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
          context.addFilter(.blur(radius: 5))
          context.drawLayer { layer in
            for (x, radius) in [(20.0, 16.0), (46, 12), (66, 8)] {
              let circle = CGRect(
                x: x - radius, y: size.height / 2 - radius, width: 2 * radius, height: 2 * radius)
              layer.fill(Path(ellipseIn: circle), with: .color(.black))
            }
          }
        }
        .frame(width: 80, height: 60)
        // The light parts of a picture as a mask.
        Rectangle().fill(.teal)
          .mask {
            RadialGradient(
              colors: [.white, .black], center: .center, startRadius: 4, endRadius: 28
            )
            .luminanceToAlpha()
          }
          .frame(width: 56, height: 56)
      }
      .padding(12)
    },
  ]
}
