import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of shape styles and of shapes that depend on others, without text.
  static let styles: [ShowcaseScene] = [
    #scene("shape-styles.ellipses", width: 116, height: 76, comparesPixels: true) {
      // Elliptical gradients, and mixtures in sRGB, above, and in a perceptual space, below.
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          EllipticalGradient(colors: [.yellow, .red])
          Capsule().fill(
            .ellipticalGradient(
              colors: [.cyan, .blue, .indigo], center: .topLeading, startRadiusFraction: 0.1,
              endRadiusFraction: 1.1))
        }
        VStack(spacing: 0) {
          ForEach([Gradient.ColorSpace.device, .perceptual], id: \.self) { space in
            Rectangle().fill(
              .linearGradient(
                Gradient(colors: [.blue, .yellow]).colorSpace(space), startPoint: .leading,
                endPoint: .trailing))
            HStack(spacing: 0) {
              ForEach(0..<5) { step in
                Rectangle().fill(Color.red.mix(with: .green, by: Double(step) / 4, in: space))
              }
            }
          }
        }
      }
      .padding(8)
    },
    #scene("shape-styles.levels", width: 116, height: 36, comparesPixels: true) {
      // The five levels of the system, of a style, and the style of selections.
      VStack(spacing: 4) {
        HStack(spacing: 4) {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
          Rectangle().fill(.quinary)
          Rectangle().fill(.selection)
        }
        HStack(spacing: 4) {
          Rectangle().fill(.green)
          Rectangle().fill(.green.secondary)
          Rectangle().fill(.green.tertiary)
          Rectangle().fill(.green.quaternary)
          Rectangle().fill(.green.quinary)
          Rectangle().fill(.selection)
        }
        .tint(.pink)
      }
      .padding(4)
    },
    #scene("shape-styles.mesh", width: 116, height: 56, comparesPixels: true) {
      let colors: [Color] = [
        .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
      ]
      HStack(spacing: 8) {
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ], colors: colors
        )
        .clipShape(RoundedRectangle(cornerRadius: 8))
        Circle().fill(
          MeshGradient(
            width: 2, height: 2, points: [[0.1, 0.1], [0.9, 0.2], [0.2, 0.8], [0.8, 0.9]],
            colors: [.red, .yellow, .blue, .green], background: .gray, smoothsColors: false,
            colorSpace: .perceptual))
      }
      .padding(8)
    },
    #scene("shape-styles.images", width: 116, height: 56, comparesPixels: true) {
      // An image of two by two pixels, repeated in three sizes.
      let image = Image(decorative: .checks, scale: 1)
      HStack(spacing: 8) {
        Circle().fill(.image(image, scale: 4))
        Rectangle().strokeBorder(.image(image, scale: 2), lineWidth: 6)
        RoundedRectangle(cornerRadius: 8).fill(
          .image(image, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 0.5), scale: 5))
      }
      .padding(8)
    },
    #scene("shape-styles.shadows", width: 116, height: 56, comparesPixels: true) {
      HStack(spacing: 12) {
        Circle().fill(.white.shadow(.drop(radius: 4, y: 2)))
        RoundedRectangle(cornerRadius: 8).fill(.orange.shadow(.inner(radius: 4, x: 1, y: 2)))
        Circle().strokeBorder(
          .blue.shadow(.inner(color: .white, radius: 1)).shadow(.drop(color: .red, radius: 3)),
          lineWidth: 8)
      }
      .padding(10).background(Color(light: Color(white: 0.94), dark: Color(white: 0.3)))
    },
    #scene("shape-styles.containers", width: 116, height: 76, comparesPixels: true) {
      // Corners around the centres of the container's corners, and fixed ones.
      HStack(spacing: 4) {
        ContainerRelativeShape().fill(.teal).padding(4)
          .background(.quaternary, in: .containerRelative)
        VStack(spacing: 4) {
          ConcentricRectangle().fill(.orange)
          ConcentricRectangle(corners: .concentric(minimum: 4)).fill(.pink)
        }
      }
      .padding(6).background(.quaternary, in: .containerRelative)
      .containerShape(RoundedRectangle(cornerRadius: 20)).padding(4)
    },
    #scene("shape-styles.combinations", width: 172, height: 36, comparesPixels: true) {
      let circle = Circle().offset(x: -5)
      let other = Circle().offset(x: 5)
      HStack(spacing: 8) {
        circle.union(other).fill(.blue)
        circle.intersection(other).fill(.blue)
        circle.subtracting(other).fill(.blue)
        circle.symmetricDifference(other).fill(.blue)
        circle.lineIntersection(other).stroke(.blue, lineWidth: 2)
        circle.lineSubtraction(other).stroke(.blue, lineWidth: 2)
      }
      .padding(8)
    },
    #scene("shape-styles.visual-effects", width: 116, height: 56, comparesPixels: true) {
      HStack(spacing: 8) {
        ForEach(0..<4) { number in
          LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)
            .visualEffect { content, proxy in
              content.hueRotation(.degrees(Double(number) * 60))
                .brightness(proxy.size.height / 400 * Double(number % 2))
                .rotation3DEffect(.degrees(Double(number) * 15), axis: (x: 0, y: 1, z: 0))
            }
        }
      }
      .padding(8)
    },
  ]
}

extension RasterImage {
  /// Squares of two colours, of one pixel each.
  fileprivate static let checks: RasterImage = {
    let (dark, light): ([UInt8], [UInt8]) = ([140, 90, 40, 255], [230, 220, 200, 255])
    guard
      let image = RasterImage(
        width: 2, height: 2, bgraPremultiplied: dark + light + light + dark)
    else { preconditionFailure("Four pixels have sixteen bytes") }
    return image
  }()
}
