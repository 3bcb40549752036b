import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum PreferenceCases {
  static let all: [SemanticCase] = [
    SemanticCase("values are reduced in the order of the views", "2.3 [D]", "a b c") {
      names {
        VStack {
          named("a")
          HStack {
            named("b")
            named("c")
          }
        }
      }
    },
    SemanticCase("a value on an ancestor replaces those below", "2.3 [F~]", "outer") {
      names { VStack { named("inner") }.preference(key: CaseNamesKey.self, value: ["outer"]) }
    },
    SemanticCase("a transform adds to the values below", "2.3 [F~]", "inner more") {
      names {
        VStack { named("inner") }.transformPreference(CaseNamesKey.self) { $0.append("more") }
      }
    },
    SemanticCase("an overlay contributes after its view", "2.3 [F shadowfacts]", "a over") {
      names { named("a").overlay { named("over") } }
    },
    SemanticCase("a background contributes after its view", "2.3 [F shadowfacts]", "a under") {
      names { named("a").background { named("under") } }
    },
    SemanticCase("a hidden view contributes", "from memory", "a") {
      names { named("a").hidden() }
    },
    SemanticCase("a view without a value leaves the default", "2.3 [D]", "") {
      names { Text("a") }
    },
    SemanticCase("the absent view of an if contributes nothing", "2.3", "b") {
      names {
        VStack {
          if ProcessInfo.processInfo.processIdentifier == 0 { named("a") }
          named("b")
        }
      }
    },
    SemanticCase("a value does not reach siblings", "2.3", "[a] []") {
      let stage = stage {
        HStack {
          shown { named("a") }
          shown { Color.red.ten() }
        }
      }
      return stage.strings
    },
    SemanticCase("the action runs for the first value and for changes only", "2.3 [D/F~]", "off on")
    {
      let log = Log<String>()
      let stage = stage {
        Switching { isOn in
          named(isOn ? "on" : "off").onPreferenceChange(CaseNamesKey.self) { log.add($0.joined()) }
        }
      }
      _ = stage.drawList()
      stage.tap("switch")
      _ = stage.drawList()
      _ = stage.drawList()
      return log.entries.joined(separator: " ")
    },
    SemanticCase("the values of a removed view go", "2.3", "b") {
      let stage = stage {
        shown {
          Switching { isOn in
            if !isOn { named("a") }
            named("b")
          }
        }
      }
      stage.tap("switch")
      return stage.strings.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    },
    SemanticCase("a layer shows the value of the same update", "2.3 [D]", "[a]") {
      stage { shown { named("a") } }.strings
    },
    SemanticCase("an anchor gives the frame in the reader's own space", "2.3 [D]", "10 20 10×10") {
      let stage = stage {
        Color.red.ten().anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          .padding(.leading, 10).padding(.top, 20)
          .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
              if let anchor = anchors.first {
                let frame = proxy[anchor]
                Text(
                  "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))")
              }
            }
          }
      }
      return stage.strings
    },
    SemanticCase("a row's values follow the order of the data", "2.3 [D]", "b a") {
      let stage = stage {
        shown {
          Switching { isOn in
            ForEach(isOn ? ["b", "a"] : ["a", "b"], id: \.self) { named($0) }
          }
        }
      }
      stage.tap("switch")
      return stage.strings.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    },
  ]

  @MainActor
  private static func names<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let log = Log<String>()
    let stage = stage {
      content().onPreferenceChange(CaseNamesKey.self) { log.add($0.joined(separator: " ")) }
    }
    _ = stage.drawList()
    return log.entries.last ?? ""
  }

  @MainActor
  private static func named(_ name: String) -> some View {
    Color.red.ten().preference(key: CaseNamesKey.self, value: [name])
  }

  /// Content with its names in brackets in front of it.
  @MainActor
  private static func shown<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content().overlayPreferenceValue(CaseNamesKey.self) { names in
      Text("[" + names.joined(separator: " ") + "]").fixedSize().allowsHitTesting(false)
    }
  }
}

private struct CaseNamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
