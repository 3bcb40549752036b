import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of shapes, strokes, gradients and effects, without text.
  static let drawing: [ShowcaseScene] = [
    #scene("drawing.shapes", width: 132, height: 64, comparesPixels: true) {
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
    #scene("drawing.gradients", width: 112, height: 40, comparesPixels: true) {
      let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]
      HStack(spacing: 8) {
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 2, endRadius: 18)
        Circle().fill(AngularGradient(colors: colors, center: .center))
      }
      .padding(8)
    },
    #scene("drawing.effects", width: 132, height: 56, comparesPixels: true) {
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
    #scene("drawing.hairlines", width: 60, height: 40, comparesPixels: true) {
      // The lines are a third of a point off the grid, but still crisp.
      VStack(spacing: 4.3) {
        ForEach(0..<6) { _ in Rectangle().fill(.primary).frame(height: 1) }
      }
      .padding(4.7)
    },
    #scene("drawing.snapping", width: 96, height: 44, comparesPixels: true) {
      // Strokes off the grid: frames and rules are always crisp, steps and bars only if snapped.
      HStack(spacing: 8) {
        ZStack {
          Rectangle().stroke(.gray, lineWidth: 0.5)
          Rules().stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
        }
        .offset(x: 0.3, y: 0.4)
        Steps().pixelSnapped().stroke(.blue, lineWidth: 1.5).offset(x: 0.2)
        Bars().pixelSnapped().fill(.orange).offset(y: 0.3)
      }
      .padding(6)
    },
    #scene("drawing.transforms", width: 224, height: 56, comparesPixels: true) {
      HStack(spacing: 12) {
        flag.scaleEffect(1.2)
        flag.scaleEffect(x: -1, y: 0.6, anchor: .bottom)
        flag.rotationEffect(.degrees(30))
        flag.transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 8, ty: 0))
        flag.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0)
      }
      .padding(.horizontal, 8).padding(.vertical, 14)
      .background(Color(light: .white, dark: Color(white: 0.12)))
    },
    #scene("drawing.perspective", width: 132, height: 72, comparesPixels: true) {
      HStack(spacing: 8) {
        card.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        card.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0), perspective: 0.5)
        card.rotation3DEffect(.degrees(145), axis: (x: 1, y: 3, z: 0))
      }
      .padding(8).background(Color(light: .white, dark: Color(white: 0.12)))
    },
  ]

  /// An asymmetric drawing that makes mirroring and rotation visible.
  @MainActor
  private static var flag: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 4).fill(.blue)
      Rectangle().fill(.yellow).frame(width: 16, height: 8).padding(4)
      Circle().strokeBorder(.white, lineWidth: 2).frame(width: 10, height: 10)
        .offset(x: 18, y: 14)
    }
    .frame(width: 32, height: 28)
  }

  /// A card with thin lines, for perspective.
  @MainActor
  private static var card: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 5).fill(.orange)
      VStack(spacing: 4) {
        ForEach(0..<6) { _ in Rectangle().fill(.black.opacity(0.5)).frame(height: 1) }
      }
      .padding(5)
      Circle().fill(.blue).frame(width: 10, height: 10).padding(3)
    }
    .frame(width: 30, height: 42)
  }
}

/// Horizontal lines at fractional positions.
private struct Rules: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 1..<5 {
        let y = rect.minY + 6.3 * CGFloat(index)
        path.addLines([CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)])
      }
    }
  }
}

/// A line of ascending steps.
private struct Steps: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<6 {
        let y = rect.maxY - rect.height * CGFloat(index) / 6.3
        path.addLine(to: CGPoint(x: rect.minX + rect.width * CGFloat(index) / 6, y: y))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * CGFloat(index + 1) / 6, y: y))
      }
    }
  }
}

/// Bars at equal distances.
private struct Bars: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<5 {
        let height = rect.height * CGFloat(index * 3 % 5 + 1) / 5.4
        path.addRect(
          CGRect(
            x: rect.minX + rect.width * CGFloat(index) / 5, y: rect.maxY - height,
            width: rect.width / 8, height: height))
      }
    }
  }
}
