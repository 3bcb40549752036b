import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum StackCases {
  static let all: [SemanticCase] = [
    SemanticCase(
      "the least flexible view is served first", "1.3 [F objc]", "a 0 0 75×10, b 75 0 100×10"
    ) {
      stage(width: 150) {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100).id("a")
          Color.green.frame(minWidth: 100).id("b")
        }
        .frame(width: 150, height: 10, alignment: .leading)
      }
      .frames("ab")
    },
    SemanticCase(
      "equally flexible views share the width", "1.3 [F Begemann]", "a 0 0 30×10, c 60 0 30×10"
    ) {
      stage(width: 90, height: 10) {
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.green
          Color.blue.id("c")
        }
      }
      .frames("ac")
    },
    SemanticCase(
      "a higher priority gets all but the minimum of the others", "1.3 [D]",
      "a 0 0 20×10, b 20 0 80×10"
    ) {
      stage(width: 100, height: 10) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20).id("a")
          Color.green.layoutPriority(1).id("b")
        }
      }
      .frames("ab")
    },
    SemanticCase("without an offer, every view has its ideal width", "1.3 [F]", "40×12") {
      stage {
        HStack(spacing: 0) {
          Text("abcd").small()
          Color.red.frame(idealWidth: 20, idealHeight: 5)
        }
      }
      .sizeText
    },
    SemanticCase("the distance of two shapes is 8", "1.4 [F]", "28×10") {
      stage {
        HStack {
          Color.red.ten()
          Color.red.ten()
        }
      }
      .sizeText
    },
    SemanticCase("a spacer is at least 8 long", "1.2 [F~]", "28×10") {
      stage {
        HStack(spacing: 0) {
          Color.red.ten()
          Spacer()
          Color.red.ten()
        }
      }
      .sizeText
    },
    SemanticCase("no distance is added beside a spacer", "1.3 [F~]", "20×10") {
      stage {
        HStack {
          Color.red.ten()
          Spacer(minLength: 0)
          Color.red.ten()
        }
      }
      .sizeText
    },
    SemanticCase("a color beside a spacer takes all but its minimum", "1.3 [F~]", "a 0 0 80×10") {
      stage(width: 100, height: 10) {
        HStack(spacing: 0) {
          Color.red.id("a")
          Spacer(minLength: 20)
        }
      }
      .frames("a")
    },
    SemanticCase(
      "a stack with too little room overflows its centre", "1.3", "a -10 0 40×10, b 30 0 40×10"
    ) {
      stage(width: 60) {
        HStack(spacing: 0) {
          Color.red.frame(width: 40).id("a")
          Color.green.frame(width: 40).id("b")
        }
        .frame(width: 60, height: 10)
      }
      .frames("ab")
    },
    SemanticCase("an empty view has no distance", "1.2 [F~]", "28×10") {
      stage {
        HStack {
          Color.red.ten()
          EmptyView()
          Color.red.ten()
        }
      }
      .sizeText
    },
    SemanticCase("a view of no size has its distance", "from memory", "36×10") {
      stage {
        HStack {
          Color.red.ten()
          Color.red.frame(width: 0, height: 0)
          Color.red.ten()
        }
      }
      .sizeText
    },
    SemanticCase("the views of a group are views of the stack", "1.2 [D Group ~]", "28×10") {
      stage {
        HStack {
          Group {
            Color.red.ten()
            Color.red.ten()
          }
        }
      }
      .sizeText
    },
    SemanticCase("a padding on a group is one on each view", "1.2 [D Group ~]", "20×10") {
      stage {
        HStack(spacing: 0) {
          Group {
            Color.red.frame(width: 5, height: 10)
            Color.red.frame(width: 5, height: 10)
          }
          .padding(.leading, 5)
        }
      }
      .sizeText
    },
    SemanticCase("fixedSize makes the heights of a row equal", "1.3 [F~]", "b 10 0 10×30") {
      stage(width: 20, height: 100) {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 30)
          Color.green.id("b")
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      .frames("b")
    },
    SemanticCase("views of a ZStack have the size of the largest one's frame", "1.5 [F~]", "30×20")
    {
      stage {
        ZStack {
          Color.red.frame(width: 30, height: 10)
          Color.red.frame(width: 10, height: 20)
        }
      }
      .sizeText
    },
    SemanticCase("a divider across a row is one pixel wide", "1.2 [P Flutter]", "1×10") {
      stage(scale: 1) { HStack { Divider() }.frame(height: 10) }.sizeText
    },
    SemanticCase(
      "a text in a row wraps in what the others leave", "1.3", "a 0 0 10×24, b 10 0 10×24"
    ) {
      stage(width: 20) {
        HStack(spacing: 0) {
          Text("ab cd").small().id("a")
          Color.red.frame(width: 10, height: 24).id("b")
        }
      }
      .frames("ab")
    },
    SemanticCase("a view that a layout does not place is in the centre", "1.1 [D]", "a 45 45 10×10")
    {
      stage(width: 100, height: 100) { Unplaced { Color.red.ten().id("a") } }.frames("a")
    },
  ]
}

private struct Unplaced: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
