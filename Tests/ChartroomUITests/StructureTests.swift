import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Structure and placement")
struct StructureTests {
  @Test(
    "the first view that fits is shown, and the last when none does",
    arguments: [(100, 50), (50, 50), (49, 30), (30, 30), (10, 20)] as [(CGFloat, CGFloat)])
  func viewThatFits(offered: CGFloat, width: CGFloat) {
    let stage = stage(width: offered, height: 100) {
      ViewThatFits {
        Color.red.frame(width: 50, height: 10)
        Color.red.frame(width: 30, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
    }
    #expect(stage.size.width == width)
  }

  @Test("views behind the one that fits are evaluated when it no longer does, and not before")
  func viewThatFitsOnDemand() {
    struct Rung: View {
      var width: CGFloat
      var body: some View { Color.red.frame(width: width, height: 10) }
    }
    struct Ladder: View {
      var most: CGFloat
      var height: CGFloat
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Rung(width: most)
          Group {
            Rung(width: most / 2)
            Rung(width: most / 4)
          }
          Rung(width: 1)
        }
        .frame(height: height)
      }
    }
    let stage = stage(width: 100, height: 100) { Ladder(most: 80, height: 20) }
    #expect(stage.size.width == 80)
    #expect(stage.counts.bodies == 2)
    // Rungs that were not asked for are of the latest width when they are.
    stage.update { Ladder(most: 60, height: 20) }
    #expect(stage.size.width == 60)
    #expect(stage.counts.bodies == 4)
    stage.update { Ladder(most: 120, height: 20) }
    #expect(stage.size.width == 60)
    #expect(stage.counts.bodies == 8)
    stage.update { Ladder(most: 500, height: 20) }
    #expect(stage.size.width == 1)
    #expect(stage.counts.bodies == 13)
    stage.update { Ladder(most: 90, height: 20) }
    // The last rung is the same as before, and only compared.
    #expect(stage.counts.bodies == 17)
    #expect(stage.size.width == 90)
    stage.update { Ladder(most: 300, height: 20) }
    #expect(stage.size.width == 75)
  }

  @Test("only the axes that are asked for must fit")
  func viewThatFitsAxes() {
    func width(_ axes: Axis.Set) -> CGFloat {
      stage(width: 100, height: 5) {
        ViewThatFits(in: axes) {
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 30, height: 1)
        }
      }.size.width
    }
    #expect(width(.horizontal) == 50)
    #expect(width(.vertical) == 30)
    #expect(width([.horizontal, .vertical]) == 30)
  }

  @Test("modifiers of groups and ForEach apply to each view, also those that come later")
  func insertion() {
    func content(_ ids: [Int]) -> some View {
      HStack(spacing: 0) {
        Group { ForEach(ids, id: \.self) { Color.red.frame(width: 10, height: 10).id($0) } }
          .padding(.leading, 5)
      }
    }
    let stage = stage { content([1, 2]) }
    #expect(stage.size.width == 30)
    stage.update { content([1, 3, 2]) }
    #expect(stage.size.width == 45)
    #expect(stage.frame(of: 3)?.minX == 20)
    #expect(stage.frame(of: 2)?.minX == 35)
    stage.update { content([2]) }
    #expect(stage.size.width == 15)
    #expect(stage.frame(of: 2)?.minX == 5)
    #expect(stage.frame(of: 1) == nil)
    stage.update { content([]) }
    #expect(stage.size == .zero)
  }

  @Test("of several elements with one id the first is shown")
  func doubles() {
    let stage = stage {
      HStack(spacing: 0) { ForEach([1, 1, 2], id: \.self) { _ in Color.red } }
    }
    #expect(stage.size.width == 20)
  }

  @Test("environment modifiers reach texts inside, and the nearest one wins")
  func environmentModifiers() {
    let text = stage(width: 200, height: 200) {
      VStack {
        Text("a").font(.system(size: 10)).bold()
        Text("b").italic()
        Text("c")
      }
      .font(.system(size: 20)).fontWeight(.light).monospacedDigit()
    }.drawList().description
    #expect(text.contains("\"a\" system 10 w700 tabular"))
    #expect(text.contains("\"b\" system 20 w300 italic tabular"))
    #expect(text.contains("\"c\" system 20 w300 tabular"))
    let large = stage { Text("a").dynamicTypeSize(.xxxLarge) }
    #expect(large.drawList().description.contains("system 23"))
    let lines = stage(width: 10) {
      Text("aa bb cc").font(.system(size: 10)).lineSpacing(3)
    }
    #expect(lines.size.height == 42)
    #expect(
      stage(width: 10) { Text("aa bb").lineLimit(0).font(.system(size: 10)) }.size.height == 12)
  }

  @Test("a guide set deep inside aligns stacks further out, through frames and padding")
  func nestedGuides() {
    let stage = stage(width: 300, height: 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 40)).id("large")
        Text("b").font(.system(size: 10)).id("framed")
          .frame(minHeight: 30, alignment: .bottom)
        Text("c").font(.system(size: 10)).id("padded").padding(.top, 7)
        VStack(spacing: 0) {
          HStack(spacing: 0) { Text("d").font(.system(size: 10)).id("nested") }
          Color.red.frame(width: 1, height: 1)
        }
      }
    }
    // All baselines lie 36 under the top of the largest text.
    #expect(stage.frame(of: "large")?.minY == 0)
    for name in ["framed", "padded", "nested"] {
      #expect(stage.frame(of: name)?.minY == 27, "\(name)")
    }
  }

  @Test("right to left mirrors overlays, backgrounds and offsets")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = stage(width: 100, height: 20, environment: environment) {
      Color.red
        .overlay(alignment: .leading) { Color.blue.frame(width: 10, height: 10).id("overlay") }
        .background(alignment: .topTrailing) {
          Color.blue.frame(width: 20, height: 10).id("background")
        }
        .overlay(alignment: .center) {
          Color.blue.frame(width: 10, height: 10).id("moved").offset(x: 15)
        }
    }
    #expect(stage.frame(of: "overlay") == CGRect(90, 5, 10, 10))
    #expect(stage.frame(of: "background") == CGRect(0, 0, 20, 10))
    #expect(stage.frame(of: "moved") == CGRect(30, 5, 10, 10))
  }

  @Test("frames lie on device pixels wherever they come to stand", arguments: [1, 2, 3])
  func pixelEdges(scale: CGFloat) {
    let stage = stage(width: 101.3, height: 47.7, scale: scale) {
      VStack(alignment: .trailing, spacing: 1.7) {
        Text("abc").font(.system(size: 11.3)).padding(0.37)
        HStack(spacing: 0.9) {
          ForEach(0..<3) { _ in Circle().strokeBorder(.red, lineWidth: 1.3).padding(0.61) }
        }
        .offset(x: 0.45, y: -0.2)
      }
    }
    let frames = stage.layoutFrames()
    #expect(frames.count > 10)
    for (_, frame) in frames {
      for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
      }
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }
}
