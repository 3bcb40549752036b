import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum AlignmentCases {
  static let all: [SemanticCase] = [
    SemanticCase("a row is centred", "1.3", "a 0 5 10×10") {
      stage {
        HStack(spacing: 0) {
          Color.red.ten().id("a")
          Color.red.frame(width: 10, height: 20)
        }
      }
      .frames("a")
    },
    SemanticCase("texts of two sizes share a baseline", "1.3 [D~]", "a 0 9 5×12") {
      stage {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").small().id("a")
          Text("b").font(.system(size: 20))
        }
      }
      .frames("a")
    },
    SemanticCase(
      "a view without a text stands on the baseline", "1.3 [D~]", "a 5 0 10×9, b 0 0 5×12"
    ) {
      stage {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("b").small().id("b")
          Color.red.frame(width: 10, height: 9).id("a")
        }
      }
      .frames("ab")
    },
    SemanticCase("the last baseline is that of the last line", "1.3 [D~]", "b 10 12 5×12") {
      stage(width: 15) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("ab cd").small()
          Text("e").small().id("b").fixedSize().layoutPriority(1)
        }
      }
      .frames("b")
    },
    SemanticCase("a guide moves a view", "1.6 [D]", "a 0 0 10×10, b 5 10 10×10") {
      stage {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.ten().id("a")
          Color.red.ten().id("b").alignmentGuide(.leading) { _ in -5 }
        }
      }
      .frames("ab")
    },
    SemanticCase("a guide of another alignment is not used", "1.6 [P]", "b 0 10 10×10") {
      stage {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.ten()
          Color.red.ten().id("b").alignmentGuide(.trailing) { _ in -5 }
        }
      }
      .frames("b")
    },
    SemanticCase(
      "a guide deep inside reaches the outer stack", "1.6 [F~]", "a 15 0 10×10, b 0 10 20×16"
    ) {
      stage {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.ten().id("a")
          Color.red.ten().alignmentGuide(.leading) { _ in 10 }
            .padding(3).frame(width: 20).id("b")
        }
      }
      .frames("ab")
    },
    SemanticCase("a closure sees the inner explicit guide", "1.6 [P]", "4 none") {
      let log = Log<String>()
      let stage = stage {
        VStack(alignment: .leading) {
          Color.red.ten()
            .alignmentGuide(.trailing) { _ in 4 }
            .alignmentGuide(.leading) { d in
              let values = [d[explicit: .trailing], d[explicit: .top]]
              log.add(values.map { $0.map { "\(Int($0))" } ?? "none" }.joined(separator: " "))
              return 0
            }
        }
      }
      _ = stage.size
      return log.entries.last ?? ""
    },
    SemanticCase("the implicit guides are those of the size", "1.6 [D]", "0 15 30 0 10 20") {
      let log = Log<String>()
      let stage = stage {
        VStack(alignment: .leading) {
          Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { d in
            let values = [
              d[.leading], d[HorizontalAlignment.center], d[.trailing], d[.top],
              d[VerticalAlignment.center], d[.bottom],
            ]
            log.add(values.map { "\(Int($0))" }.joined(separator: " "))
            return 0
          }
        }
      }
      _ = stage.size
      return log.entries.last ?? ""
    },
    SemanticCase("an overlay is aligned by its guides", "1.5", "a 15 -5 10×10") {
      stage {
        Color.red.frame(width: 20, height: 20).overlay(alignment: .topTrailing) {
          Color.blue.ten().id("a")
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
      }
      .frames("a")
    },
    SemanticCase("a frame aligns content that is larger", "1.5 [F netsplit]", "a -20 -20 30×30") {
      stage {
        Color.red.frame(width: 30, height: 30).id("a").frame(
          width: 10, height: 10, alignment: .bottomTrailing)
      }
      .frames("a")
    },
    SemanticCase("a ZStack aligns its views", "1.5", "a 20 20 10×10") {
      stage {
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 30, height: 30)
          Color.blue.ten().id("a")
        }
      }
      .frames("a")
    },
    SemanticCase(
      "a custom alignment lines up views of different columns", "1.6 [D]",
      "a 0 0 10×10, b 10 5 10×10"
    ) {
      stage {
        HStack(alignment: .shelf, spacing: 0) {
          Color.red.ten().alignmentGuide(.shelf) { $0[.bottom] }.id("a")
          VStack(spacing: 0) {
            Color.clear.frame(width: 10, height: 5)
            Color.blue.ten().alignmentGuide(.shelf) { $0[VerticalAlignment.center] }.id("b")
          }
        }
      }
      .frames("ab")
    },
    SemanticCase(
      "a stack's guide is the mean of its views' guides", "1.6 [D combineExplicit]", "a 6 0 10×10"
    ) {
      stage {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.ten().id("a")
          HStack(spacing: 0) {
            Color.red.ten().alignmentGuide(.leading) { _ in 2 }
            Color.red.ten().alignmentGuide(.leading) { _ in 0 }
          }
        }
      }
      .frames("a")
    },
    SemanticCase("right to left, leading is right", "6 [D]", "a 20 0 10×10, b 10 0 10×10") {
      stage {
        HStack(spacing: 0) {
          Color.red.ten().id("a")
          Color.red.ten().id("b")
        }
        .frame(width: 30, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
      }
      .frames("ab")
    },
  ]
}

extension VerticalAlignment {
  private enum Shelf: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.top] }
  }

  fileprivate static let shelf = VerticalAlignment(Shelf.self)
}
