import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Image of a symbol")
struct ImageTests {
  /// Returns the colours of the fills of a view.
  private func colors<Content: View>(@ViewBuilder of content: () -> Content) -> [Color.Resolved] {
    stage(content: content).drawList().fillColors
  }

  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
  private static func color(_ resolved: Color.Resolved) -> Color {
    Color(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue))
  }

  @Test("the size follows the font, Dynamic Type and the image scale, and not the proposal")
  func size() {
    func width<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat {
      stage(width: 1000, height: 1000, scale: 100, content: content).size.width
    }
    let body = width { Image(systemName: "circle") }
    #expect(abs(body - 17 * 1.166) < 0.02)
    #expect(abs(width { Image(systemName: "circle").font(.system(size: 34)) } - 2 * body) < 0.02)
    #expect(width { Image(systemName: "circle").dynamicTypeSize(.xxxLarge) } > body + 1)
    #expect(width { Image(systemName: "circle").imageScale(.large) } > 1.2 * body)
    #expect(width { Image(systemName: "circle").fontWeight(.black) } > body)
  }

  @Test("a symbol is centred on the height of capital letters beside text")
  func baseline() {
    let stage = stage(scale: 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("H").font(.system(size: 100)).id("text")
        Image(systemName: "circle").font(.system(size: 100)).id("symbol")
      }
    }
    let text = stage.frame(of: "text") ?? .null
    let symbol = stage.frame(of: "symbol") ?? .null
    #expect(abs(symbol.midY - (text.minY + 90 - 72.7 / 2)) < 0.02)
  }

  @Test("a resizable symbol fills the proposed size")
  func resizable() {
    let stage = stage(width: 60, height: 30) { Image(systemName: "circle").resizable() }
    #expect(stage.size == CGSize(width: 60, height: 30))
    let bounds = stage.drawList().fills[0]
    #expect(abs(bounds.width - 60) < 0.01 && abs(bounds.height - 30) < 0.01)
    #expect(
      stageSize(width: 60, height: 30) { Image(systemName: "circle").resizable().scaledToFit() }
        == CGSize(width: 30, height: 30))
  }

  @Test("the foreground style colours a symbol")
  func foreground() {
    #expect(
      colors { Image(systemName: "star").foregroundStyle(Self.color(Self.red)) } == [Self.red])
    let gradient = stage {
      Image(systemName: "star").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    guard case .fill(_, _, .linear(_, let from, let to))? = gradient.drawList().commands.first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(from.y == 0 && to.y == gradient.size.height)
  }

  @Test("several styles colour the levels of a symbol")
  func palette() {
    let both = colors {
      Image(systemName: "plus.circle.fill")
        .foregroundStyle(Self.color(Self.red), Self.color(Self.blue))
    }
    #expect(both == [Self.red, Self.blue])
    let one = colors {
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome)
        .foregroundStyle(Self.color(Self.red), Self.color(Self.blue))
    }
    #expect(one == [Self.red])
    let levels = colors {
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)
        .foregroundStyle(Self.color(Self.red))
    }
    #expect(levels.map(\.opacity) == [1, 0.5])
    #expect(levels.allSatisfy { $0.red == 1 })
  }

  @Test("the levels of the foreground style are those that are set")
  func levels() {
    let rows = colors {
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.secondary).foregroundStyle(Self.color(Self.red))
      }
      .foregroundStyle(Self.color(Self.red), Self.color(Self.blue))
    }
    var faded = Self.red
    faded.opacity = 0.5
    #expect(rows == [Self.red, Self.blue, Self.blue, faded])
  }

  @Test("parts above the variable value are dimmed")
  func variableValue() {
    func opacities(_ value: Double?) -> [Float] {
      colors {
        Image(systemName: "wifi", variableValue: value).foregroundStyle(Self.color(Self.red))
      }
      .map(\.opacity)
    }
    #expect(opacities(nil) == [1])
    #expect(opacities(1) == [1])
    #expect(opacities(0.5) == [1, 0.3])
    #expect(opacities(0) == [1, 0.3])
  }

  @Test("the environment adds the variants that a symbol has")
  func variants() {
    func draws(_ variants: SymbolVariants, _ name: String, like other: String) {
      let varied = stage { Image(systemName: name).symbolVariant(variants) }
      let named = stage { Image(systemName: other) }
      #expect(varied.drawList() == named.drawList(), "\(name) like \(other)")
      #expect(varied.missingSymbols.isEmpty)
    }
    draws(.fill, "star", like: "star.fill")
    draws(.fill, "star.fill", like: "star.fill")
    draws(.fill, "plus", like: "plus")
    draws(.circle, "plus", like: "plus.circle")
    draws(.circle.fill, "plus", like: "plus.circle.fill")
    draws(.slash, "bell", like: "bell.slash")
    draws(.fill.slash, "bell", like: "bell.slash.fill")
    draws(.none, "bell", like: "bell")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
  }
}
