import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The examples of the WWDC19 talk "Building Custom Views with SwiftUI".
  static let customViews = boundsOfViews + alignedViews + graphics

  private static let boundsOfViews: [ShowcaseScene] = [
    #scene("custom-views.text", width: 240, height: 80) {
      // The screen offers its size, and the text takes what it needs, in the middle.
      Text("Hello World").border(.blue)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(
          Color(light: .white, dark: .black))
    },
    #scene("custom-views.toast", width: 240, height: 260) {
      // A background has the size of its view: of the text, of default padding, and of 10 points on each edge.
      VStack(spacing: 20) {
        Text("Avocado Toast").background(Color.green)
        Text("Avocado Toast").padding().background(Color.green)
        Text("Avocado Toast").padding(.horizontal).background(Color.green)
        Text("Avocado Toast").padding(10).background(Color.green)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(
        Color(light: .white, dark: .black))
    },
    #scene("custom-views.image-frame", width: 120, height: 80) {
      // An image of fixed size stays in the middle of a larger frame.
      TalkImage().frame(width: 30, height: 30).border(.blue)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(
          Color(light: .white, dark: .black))
    },
    #scene("custom-views.sizes", width: 240, height: 120) {
      // A view of 50 × 10 points whatever it is offered, and a flexible one that is always a square.
      HStack(spacing: 20) {
        Capsule().fill(.orange).frame(width: 50, height: 10)
        RoundedRectangle(cornerRadius: 12).fill(.teal).aspectRatio(1, contentMode: .fit)
      }
      .padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(
        Color(light: .white, dark: .black))
    },
    #scene("custom-views.row", width: 280, height: 150) {
      // A row divides its width; the text of the higher priority keeps its whole line.
      VStack(alignment: .leading, spacing: 16) {
        HStack { TalkToast(priority: 0) }
        HStack { TalkToast(priority: 0) }.frame(width: 190).border(.blue)
        HStack { TalkToast(priority: 1) }.frame(width: 190).border(.blue)
      }
      .lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(light: .white, dark: .black))
    },
  ]

  private static let alignedViews: [ShowcaseScene] = [
    #scene("custom-views.baselines", width: 340, height: 190) {
      // At the bottom, on the baseline, and with an image whose baseline is at 87.4 % of its height.
      VStack(spacing: 20) {
        HStack(alignment: .bottom) { TalkBaseline(share: 1) }
        HStack(alignment: .lastTextBaseline) { TalkBaseline(share: 1) }
        HStack(alignment: .lastTextBaseline) { TalkBaseline(share: 0.874) }
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(
        Color(light: .white, dark: .black))
    },
    #scene("custom-views.list-cell", width: 340, height: 180) {
      // Four stacks, first centred, then with the stars aligned with the title through two stacks.
      VStack(spacing: 24) {
        TalkCell(alignment: .center)
        TalkCell(alignment: .midStarAndTitle)
      }
      .padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(
        Color(light: .white, dark: .black))
    },
    #scene("custom-views.list-cell-right-to-left", width: 340, height: 90) {
      // From right to left, the horizontal coordinates are flipped.
      TalkCell(alignment: .midStarAndTitle).padding().frame(
        maxWidth: .infinity, maxHeight: .infinity
      )
      .background(Color(light: .white, dark: .black))
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]

  private static let graphics: [ShowcaseScene] = [
    #scene("custom-views.shapes", width: 320, height: 200) {
      // A fill, a stroke, a border inside of the shape, dashes, and an angular gradient.
      VStack(spacing: 20) {
        HStack(spacing: 20) {
          Circle().fill(.red)
          Capsule().stroke(.red, lineWidth: 10)
          Ellipse().strokeBorder(
            .red, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [10, 12]))
        }
        HStack(spacing: 20) {
          Circle().fill(.talkWheel)
          Circle().strokeBorder(.talkWheel, lineWidth: 16)
        }
      }
      .padding(20).background(Color(light: .white, dark: .black))
    },
    #scene("custom-views.wedges", width: 220, height: 220) {
      // A ring of wedges, each of which is drawn in the bounds of the whole ring.
      ZStack {
        ForEach(0..<5, id: \.self) { number in
          TalkWedge(start: Double(number) / 5, width: 0.2)
            .fill(
              RadialGradient(
                colors: [
                  Color(hue: Double(number) / 5, saturation: 0.5, brightness: 1),
                  Color(hue: Double(number) / 5, saturation: 0.9, brightness: 0.8),
                ], center: .center, startRadius: 40, endRadius: 100))
        }
      }
      .drawingGroup().padding(10).background(Color(light: .white, dark: .black))
    },
  ]
}

/// The talk's image of 20 × 20 points.
private struct TalkImage: View {
  var body: some View { Circle().fill(.green).frame(width: 20, height: 20) }
}

private struct TalkToast: View {
  let priority: Double

  var body: some View {
    Text("Delicious")
    TalkImage()
    Text("Avocado Toast").layoutPriority(priority)
  }
}

private struct TalkBaseline: View {
  /// The share of the image's height above its baseline.
  let share: CGFloat

  var body: some View {
    Text("Delicious").font(.caption)
    TalkImage().alignmentGuide(.lastTextBaseline) { $0[.bottom] * share }
    Text("Avocado Toast").font(.title)
  }
}

private struct TalkCell: View {
  let alignment: VerticalAlignment

  var body: some View {
    HStack(alignment: alignment) {
      VStack {
        Text("★★★★★").alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
        Text("5 stars").font(.caption)
      }
      VStack(alignment: .leading) {
        HStack {
          Text("Avocado Toast").font(.title2)
            .alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
          Spacer()
          TalkImage()
        }
        Text("Ingredients: avocado, almond butter, bread, red pepper flakes").font(.caption)
          .lineLimit(1)
      }
    }
  }
}

extension VerticalAlignment {
  private enum MidStarAndTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  fileprivate static let midStarAndTitle = VerticalAlignment(MidStarAndTitle.self)
}

extension ShapeStyle where Self == AngularGradient {
  fileprivate static var talkWheel: AngularGradient {
    AngularGradient(
      colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center,
      angle: .degrees(0))
  }
}

/// A part of a ring in the bounds of the ring.
private struct TalkWedge: Shape {
  /// Where it starts, and how wide it is, as parts of the whole ring.
  let start: Double
  let width: Double

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let from = Angle.degrees(360 * start - 88)
    let to = Angle.degrees(360 * (start + width) - 92)
    return Path { path in
      path.addArc(center: center, radius: radius, startAngle: from, endAngle: to, clockwise: false)
      path.addArc(
        center: center, radius: 0.4 * radius, startAngle: to, endAngle: from, clockwise: true)
      path.closeSubpath()
    }
  }
}
