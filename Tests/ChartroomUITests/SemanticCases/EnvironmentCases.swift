import ChartroomUI
import Foundation
import Graphics
import OpenCombine
import TestSupport

enum EnvironmentCases {
  static let all: [SemanticCase] = [
    SemanticCase("the nearest writer wins", "2.1 [D~]", "inner") {
      stage { NameReader().environment(\.name, "inner").environment(\.name, "outer") }.strings
    },
    SemanticCase("a value reaches an overlay that is attached below", "2.1 [D~]", "set") {
      stage { Color.red.ten().overlay { NameReader() }.environment(\.name, "set") }.strings
    },
    SemanticCase("a value does not reach an overlay that is attached above", "2.1 [D~]", "default")
    {
      stage { Color.red.ten().environment(\.name, "set").overlay { NameReader() } }.strings
    },
    SemanticCase("a value does not reach a sibling", "2.1 [D~]", "set default") {
      stage {
        HStack {
          NameReader().environment(\.name, "set")
          NameReader()
        }
      }
      .strings
    },
    SemanticCase("a transform changes the inherited value", "[D transformEnvironment]", "outer!") {
      stage {
        NameReader().transformEnvironment(\.name) { $0 += "!" }.environment(\.name, "outer")
      }
      .strings
    },
    SemanticCase(
      "a modifier's own body reads the environment outside of it", "from memory", "outer"
    ) {
      stage {
        Color.red.ten().modifier(NameModifier()).environment(\.name, "outer")
      }
      .strings
    },
    SemanticCase("a view is evaluated for keys that it reads only", "2.1 [D~]", "1") {
      let log = Log<Int>()
      let stage = stage {
        Switching { isOn in LoggingReader(log: log).environment(\.lineLimit, isOn ? 1 : 2) }
      }
      _ = stage.strings
      stage.tap("switch")
      _ = stage.strings
      return "\(log.entries.count)"
    },
    SemanticCase("a reader follows a value that changes", "2.1 [D~]", "on") {
      let stage = stage {
        Switching { isOn in NameReader().environment(\.name, isOn ? "on" : "off") }
      }
      stage.tap("switch")
      return stage.strings
    },
    SemanticCase("a text's own font wins over the environment's", "from memory", "20") {
      size { Text("a").font(.system(size: 20)).font(.system(size: 10)) }
    },
    SemanticCase("the nearest font modifier of a container wins", "from memory", "20") {
      size { Group { Text("a") }.font(.system(size: 20)).font(.system(size: 10)) }
    },
    SemanticCase("nil as the font restores the default", "[D font]", "17") {
      size { Group { Text("a") }.font(nil).font(.system(size: 10)) }
    },
    SemanticCase("nil as the colour restores the default", "[D foregroundColor]", "#000000") {
      color { Group { Text("a") }.foregroundColor(nil).foregroundColor(.red) }
    },
    SemanticCase("a text's own colour wins", "from memory", "#FF383C") {
      color { Text("a").foregroundColor(.red).foregroundColor(.blue) }
    },
    SemanticCase("a background inherits the foreground style", "from memory", "#FF383C") {
      color { Color.clear.ten().background { Text("a") }.foregroundStyle(Color.red) }
    },
    SemanticCase("the nearest object wins", "2.1, from memory", "inner") {
      stage {
        ObjectReader().environmentObject(Named("inner")).environmentObject(Named("outer"))
      }
      .strings
    },
    SemanticCase(
      "colours follow the colour scheme of the place where they are drawn", "4.2", "#FF4245"
    ) {
      color { Text("a").foregroundColor(.red).environment(\.colorScheme, .dark) }
    },
  ]

  @MainActor
  private static func size<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    stage(content: content).drawList().texts.map { "\(Int($0.text.request.font.size))" }.joined()
  }

  @MainActor
  private static func color<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let text = stage(content: content).drawList().description
    return text.firstRange(of: "#").map { String(text[$0.lowerBound...].prefix(7)) } ?? text
  }
}

private enum NameKey: EnvironmentKey { static var defaultValue: String { "default" } }

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct NameReader: View {
  @Environment(\.name) private var name

  var body: some View { Text(name) }
}

private struct NameModifier: ViewModifier {
  @Environment(\.name) private var name

  func body(content: Content) -> some View {
    content.environment(\.name, "inner").overlay { Text(name) }
  }
}

private struct LoggingReader: View {
  let log: Log<Int>
  @Environment(\.name) private var name

  var body: some View {
    let _ = log.add(1)
    Text(name)
  }
}

private final class Named: ObservableObject {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct ObjectReader: View {
  @EnvironmentObject private var named: Named

  var body: some View { Text(named.name) }
}
