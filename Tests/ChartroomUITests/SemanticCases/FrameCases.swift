import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum FrameCases {
  static let all: [SemanticCase] = [
    SemanticCase("a shape without an offer is 10 × 10", "1.2 [F FG]", "10×10") {
      stage { Rectangle() }.sizeText
    },
    SemanticCase("a shape takes the offer", "1.2 [F FG]", "40×30") {
      stage(width: 40, height: 30) { Rectangle() }.sizeText
    },
    SemanticCase("a wrapped text is as wide as its widest line", "1.2 [F FG]", "10×24") {
      stage(width: 14) { Text("ab cd").small() }.sizeText
    },
    SemanticCase("a text keeps one line however low the offer", "1.2 [F FG]", "25×12") {
      stage(width: 100, height: 1) { Text("ab cd").small() }.sizeText
    },
    SemanticCase(
      "a fixed frame replaces the offer and centres its content", "1.5 [F netsplit]", "a -5 0 20×10"
    ) {
      stage(width: 100) {
        Color.red.frame(width: 20, height: 10).id("a").frame(width: 10, height: 10)
      }
      .frames("a")
    },
    SemanticCase("a maximum of infinity takes the offer", "1.5 [D]", "100×12") {
      stage(width: 100) { Text("ab").small().frame(maxWidth: .infinity) }.sizeText
    },
    SemanticCase("a maximum of infinity is never under its content", "1.5 [F FG]", "20×10") {
      stage(width: 5) { Color.red.frame(width: 20, height: 10).frame(maxWidth: .infinity) }.sizeText
    },
    SemanticCase("a minimum and a maximum take exactly the offer", "1.5 [F FG]", "5×10") {
      stage(width: 5) {
        Color.red.frame(width: 20, height: 10).frame(minWidth: 0, maxWidth: .infinity)
      }
      .sizeText
    },
    SemanticCase("a minimum alone does not grow beyond its content", "1.5 [D]", "30×10") {
      stage(width: 100) { Color.red.frame(width: 20, height: 10).frame(minWidth: 30) }.sizeText
    },
    SemanticCase("a maximum limits a flexible view", "1.5 [D]", "30×10") {
      stage(width: 100, height: 10) { Color.red.frame(maxWidth: 30) }.sizeText
    },
    SemanticCase("an ideal width counts without an offer only", "1.5 [D]", "40×10") {
      stage(width: 100, height: 10) {
        Color.red.frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false)
      }
      .sizeText
    },
    SemanticCase("padding is 16 on each side", "1.4 [F~]", "42×42") {
      stage { Color.red.ten().padding() }.sizeText
    },
    SemanticCase("padding that exceeds the offer leaves nothing", "1.5 [I]", "120×120") {
      stage(width: 100, height: 100) { Color.red.padding(60) }.sizeText
    },
    SemanticCase("negative padding enlarges the offer", "from memory", "a -5 0 110×10") {
      stage(width: 100, height: 10) { Color.red.id("a").padding(.horizontal, -5) }.frames("a")
    },
    SemanticCase("an overlay does not change the size", "1.5 [F netsplit]", "10×10") {
      stage { Color.red.ten().overlay { Color.blue.frame(width: 50, height: 50) } }.sizeText
    },
    SemanticCase("a background is offered the final size", "1.5 [F netsplit]", "a 0 0 25×12") {
      stage(width: 100, height: 100) { Text("ab cd").small().background { Color.red.id("a") } }
        .frames("a")
    },
    SemanticCase(
      "several views of an overlay lie on each other", "1.5 [F netsplit]",
      "a 5 5 10×10, b 5 5 10×10"
    ) {
      stage {
        Color.red.frame(width: 20, height: 20).overlay {
          Color.blue.ten().id("a")
          Color.blue.ten().id("b")
        }
      }
      .frames("ab")
    },
    SemanticCase("an offset has no effect on the layout", "1.5", "20×10 a 5 0 10×10") {
      let stage = stage {
        HStack(spacing: 0) {
          Color.red.ten().id("a").offset(x: 5)
          Color.red.ten()
        }
      }
      return stage.sizeText + " " + stage.frames("a")
    },
    SemanticCase(
      "a position takes the offer and centres on the point", "1.5 [D]", "100×50 a 15 5 10×10"
    ) {
      let stage = stage(width: 100, height: 50) { Color.red.ten().id("a").position(x: 20, y: 10) }
      return stage.sizeText + " " + stage.frames("a")
    },
    SemanticCase("a hidden view keeps its room", "1.5", "20×10") {
      stage {
        HStack(spacing: 0) {
          Color.red.ten().hidden()
          Color.red.ten()
        }
      }
      .sizeText
    },
    SemanticCase("a rotation has no effect on the layout", "1.5", "20×10") {
      stage { Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(90)) }.sizeText
    },
    SemanticCase("a geometry reader is 10 × 10 without an offer", "1.2 [F FG]", "10×10") {
      stage { GeometryReader { _ in Color.red.frame(width: 50, height: 50) } }.sizeText
    },
    SemanticCase(
      "content of a geometry reader is at the top leading corner", "1.7 [F~]",
      "a 0 0 10×10, b 0 0 5×5"
    ) {
      stage(width: 100, height: 100) {
        GeometryReader { _ in
          Color.red.ten().id("a")
          Color.red.frame(width: 5, height: 5).id("b")
        }
      }
      .frames("ab")
    },
    SemanticCase("the first view whose ideal size fits is displayed", "1.5 [D]", "abc") {
      stage(width: 16) {
        ViewThatFits {
          Text("abcd").small()
          Text("abc").small()
          Text("a").small()
        }
      }
      .strings
    },
    SemanticCase("the last view is displayed if none fits", "1.5 [F]", "abc") {
      stage(width: 1) {
        ViewThatFits {
          Text("abcd").small()
          Text("abc").small()
        }
      }
      .strings
    },
    SemanticCase("a vertical scroll view is as wide as its content", "1.2 [F FG]", "30×100") {
      stage(width: 100, height: 100) { ScrollView { Color.red.frame(width: 30, height: 200) } }
        .sizeText
    },
    SemanticCase(
      "a scroll view without an offer has the size of its content", "1.2 [F FG]", "30×200"
    ) {
      stage { ScrollView { Color.red.frame(width: 30, height: 200) } }.sizeText
    },
    SemanticCase("a scroll view stacks its views", "from memory", "b 0 18 10×10") {
      stage(height: 100) {
        ScrollView {
          Color.red.ten()
          Color.red.ten().id("b")
        }
      }
      .frames("b")
    },
  ]
}
