import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Labels of tabs")
struct TabLabelTests {
  private func stage<Label: View>(@ViewBuilder label: () -> Label) -> Stage {
    let label = label()
    return ChartroomUITests.stage(width: 300, height: 400) {
      TabView { Color.clear.tabItem { label } }
    }
  }

  private func drawing<Label: View>(@ViewBuilder _ label: () -> Label) -> String {
    stage(label: label).drawList().description
  }

  @Test("the bar displays the first image and the first text, however nested, in its own style")
  func nested() {
    let plain = drawing { Label("Home", systemImage: "house") }
    #expect(plain.contains("\"Home\""))
    let stacked = drawing {
      VStack {
        Image(systemName: "house").resizable().frame(width: 90, height: 90)
        Text("Home").font(.largeTitle).foregroundColor(.red)
      }
    }
    #expect(stacked == plain)
    let nested = drawing {
      Group {
        HStack {
          AnyView(Text("Home").bold().padding())
          ForEach(0..<2) { index in Image(systemName: index == 0 ? "house" : "star") }
        }
        Text("More")
      }
      .font(.title)
      .foregroundStyle(.green)
    }
    #expect(nested == plain)
    #expect(drawing { Label("Home", systemImage: "house").labelStyle(.iconOnly) } == plain)
    #expect(drawing { HouseLabel().font(.title) } == plain)
  }

  @Test("the variants of symbols that a label sets apply")
  func variants() {
    let filled = drawing { Label("Home", systemImage: "house") }
    let outlined = drawing {
      VStack { Label("Home", systemImage: "house") }.environment(\.symbolVariants, .none)
    }
    #expect(outlined.contains("\"Home\"") && outlined != filled)
  }

  @Test("a label with a body follows its state and its environment")
  func state() {
    let model = NameModel()
    let stage = ChartroomUITests.stage(width: 300, height: 400) {
      TabView { Color.clear.tabItem { NameLabel(model: model) } }.disabled(true)
    }
    #expect(stage.drawList().strings == ["Ann false"])
    model.value = "Bob"
    #expect(stage.drawList().strings == ["Bob false"])
  }

  @Test("the list of the tabs without an item displays image and text side by side")
  func more() throws {
    let stage = ChartroomUITests.stage(width: 300, height: 400) {
      TabView(selection: .constant(9)) {
        ForEach(0..<6, id: \.self) { index in
          Color.clear.tabItem {
            VStack {
              Image(systemName: "star").id("image \(index)")
              Text("item").id("text \(index)")
            }
          }
        }
      }
    }
    stage.send(.tap(at: CGPoint(x: 270, y: 375)))
    let image = try #require(stage.frame(of: "image 5"))
    let text = try #require(stage.frame(of: "text 5"))
    // The label is that of other lists.
    let list = ChartroomUITests.stage(width: 300, height: 400) {
      List {
        Label {
          Text("item").id("text")
        } icon: {
          Image(systemName: "star").id("image")
        }
      }
    }
    let listImage = try #require(list.frame(of: "image"))
    let listText = try #require(list.frame(of: "text"))
    #expect(image.maxX < text.minX)
    #expect(text.minX - image.minX == listText.minX - listImage.minX)
    #expect(text.minY - image.minY == listText.minY - listImage.minY)
  }
}

private struct HouseLabel: View {
  @ScaledMetric private var size = 40.0

  var body: some View {
    VStack {
      Image(systemName: "house").font(.system(size: size))
      Text("Home").frame(height: size)
    }
  }
}

@Observable
private final class NameModel {
  var value = "Ann"
}

private struct NameLabel: View {
  let model: NameModel
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("\(model.value) \(isEnabled ? "true" : "false")") }
}
