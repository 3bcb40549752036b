import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("HierarchicalShapeStyle")
struct HierarchicalShapeStyleTests {
  @Test("without a style set, levels are the system's label colours")
  func systemLevels() {
    #expect(drawnColors { Rectangle() } == ["#000000"])
    #expect(drawnColors { Rectangle().fill(.secondary) } == ["#3C3C4399"])
    #expect(drawnColors(scheme: .dark) { Rectangle().fill(.tertiary) } == ["#EBEBF54D"])
    #expect(drawnColors { VStack { Rectangle() }.foregroundStyle(.secondary) } == ["#3C3C4399"])
  }

  @Test("levels of a style that is set are that style, fainter")
  func levelsOfAStyle() {
    let colors = drawnColors {
      VStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.foreground)
        Rectangle().fill(.blue)
      }
      .foregroundStyle(.red)
    }
    #expect(colors == ["#FF383C", "#FF383C80", "#FF383C", "#0088FF"])
  }

  @Test("a level that is set refers to the style further out")
  func nestedLevels() {
    let colors = drawnColors {
      VStack(spacing: 0) {
        Rectangle().foregroundStyle(.secondary)
        Rectangle().foregroundStyle(.foreground.opacity(0.5))
        VStack { Rectangle().foregroundStyle(.secondary) }.foregroundStyle(.secondary)
        Rectangle().foregroundColor(nil)
      }
      .foregroundStyle(.red)
    }
    #expect(colors == ["#FF383C80", "#FF383C80", "#FF383C40", "#000000"])
  }

  @Test(
    "the levels have 100, 50, 25, 20 and 10 % of the opacity of the style, translucent ones too")
  func opacities() {
    let colors = drawnColors {
      VStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
        Rectangle().fill(.quinary)
      }
      .foregroundStyle(Color.red.opacity(0.8))
    }
    #expect(colors == ["#FF383CCC", "#FF383C66", "#FF383C33", "#FF383C29", "#FF383C14"])
  }

  @Test(
    "without a style, each level is the system's colour of its name",
    arguments: [ColorScheme.light, .dark])
  func systemColors(scheme: ColorScheme) {
    let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary]
    let system: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
    for (level, color) in zip(levels, system) {
      #expect(
        drawnColors(scheme: scheme) { Rectangle().fill(level) }
          == drawnColors(scheme: scheme) { Rectangle().fill(Color(base: .system(color))) })
    }
  }

  @Test("the fifth level of the system is half of the fourth")
  func quinary() {
    #expect(drawnColors { Rectangle().fill(.quinary) } == ["#3C3C4317"])
    #expect(drawnColors(scheme: .dark) { Rectangle().fill(.quinary) } == ["#EBEBF514"])
  }

  @Test("every style has levels")
  func levelsOfStyles() {
    let colors = drawnColors {
      VStack(spacing: 0) {
        Rectangle().fill(.red.secondary)
        Rectangle().fill(.red.tertiary)
        Rectangle().fill(.red.quaternary)
        Rectangle().fill(.red.quinary)
      }
    }
    #expect(colors == ["#FF383C80", "#FF383C40", "#FF383C33", "#FF383C1A"])
  }

  @Test("the style of selections is the tint")
  func selection() {
    #expect(drawnColors { Rectangle().fill(.selection) } == ["#0088FF"])
    #expect(drawnColors { Rectangle().fill(.selection).tint(.red) } == ["#FF383C"])
  }
}
