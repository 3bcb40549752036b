import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Built-in and custom guides in stacks.
enum AlignmentTable {
  static let all = edges + guides + custom

  private static let edges: [LayoutCase] = [
    LayoutCase(
      "a row at the top", "§1.6: both tops are at 0", [Spot("a", 0, 0, 10, 10)]
    ) { row(.top) },
    LayoutCase(
      "a centred row", "§1.3: (30 − 10) / 2", [Spot("a", 0, 10, 10, 10)]
    ) { row(.center) },
    LayoutCase(
      "a row at the bottom", "§1.6: 30 − 10", [Spot("a", 0, 20, 10, 10)]
    ) { row(.bottom) },
    LayoutCase(
      "a row of shapes on their baseline", "§1.3: views without text stand on their bottom edges",
      [Spot("a", 0, 20, 10, 10)]
    ) { row(.firstTextBaseline) },
    LayoutCase(
      "a row of shapes on their last baseline", "§1.3: the bottom edge as well",
      [Spot("a", 0, 20, 10, 10)]
    ) { row(.lastTextBaseline) },
    LayoutCase(
      "a column at the leading edge", "§1.6: both leading edges are at 0",
      [Spot("a", 0, 0, 10, 10), Spot("b", 0, 10, 30, 10)]
    ) { column(.leading) },
    LayoutCase(
      "a centred column", "§1.6: (30 − 10) / 2", [Spot("a", 10, 0, 10, 10)]
    ) { column(.center) },
    LayoutCase(
      "a column at the trailing edge", "§1.6: 30 − 10", [Spot("a", 20, 0, 10, 10)]
    ) { column(.trailing) },
    LayoutCase(
      "a ZStack in its top leading corner", "§1.5: both corners are at 0",
      [Spot("a", 0, 0, 10, 10)]
    ) { layers(.topLeading) },
    LayoutCase(
      "a ZStack in its top trailing corner", "§1.5: 30 − 10 and 0",
      [Spot("a", 20, 0, 10, 10)]
    ) { layers(.topTrailing) },
    LayoutCase(
      "a ZStack at its bottom", "§1.5: (30 − 10) / 2 and 20 − 10",
      [Spot("a", 10, 10, 10, 10)]
    ) { layers(.bottom) },
    LayoutCase(
      "a ZStack at its leading edge", "§1.5: 0 and (20 − 10) / 2",
      [Spot("a", 0, 5, 10, 10)]
    ) { layers(.leading) },
  ]

  private static let guides: [LayoutCase] = [
    LayoutCase(
      "a guide in front of the leading edge", "§1.6: the line is 5 before b, so b is 5 behind it",
      [Spot("a", 0, 0, 10, 10), Spot("b", 5, 10, 10, 10)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.ten().id("a")
        Color.blue.ten().alignmentGuide(.leading) { _ in -5 }.id("b")
      }
    },
    LayoutCase(
      "a guide at the trailing edge", "§1.6: b ends where a begins, so the column is 20 wide",
      [Spot("a", 10, 0, 10, 10), Spot("b", 0, 10, 10, 10), Spot("all", 0, 0, 20, 20)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.ten().id("a")
        Color.blue.ten().alignmentGuide(.leading) { $0[.trailing] }.id("b")
      }
      .id("all")
    },
    LayoutCase(
      "stairs by guides", "§1.6: the guides are 0, 10 and 20, so the first is at 20",
      [Spot("0", 20, 0, 10, 10), Spot("1", 10, 10, 10, 10), Spot("2", 0, 20, 10, 10)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3, id: \.self) { step in
          Color.red.ten().alignmentGuide(.leading) { _ in CGFloat(step * 10) }.id("\(step)")
        }
      }
    },
    LayoutCase(
      "a guide across a row",
      "§1.6: the guide of b is 2 above its centre: 5 − 2 = 3, that of a is 15",
      [Spot("a", 0, 0, 10, 30), Spot("b", 10, 12, 10, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 30).id("a")
        Color.blue.ten().alignmentGuide(VerticalAlignment.center) { $0.height / 2 - 2 }.id("b")
      }
    },
    LayoutCase(
      "a guide of padded content", "§1.6: the guide 4 lies at 3 + 4 in the padding view",
      [Spot("a", 7, 0, 10, 10), Spot("b", 3, 13, 10, 10)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.ten().id("a")
        Color.blue.ten().alignmentGuide(.leading) { _ in 4 }.id("b").padding(3)
      }
    },
    LayoutCase(
      "the mean of two guides", "§1.6 [D]: 6 and 10 + 4 of the row's views: 10",
      [Spot("a", 10, 0, 10, 10), Spot("b", 0, 10, 10, 10)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.ten().id("a")
        HStack(spacing: 0) {
          Color.blue.ten().alignmentGuide(.leading) { _ in 6 }.id("b")
          Color.green.ten().alignmentGuide(.leading) { _ in 4 }
        }
      }
    },
    LayoutCase(
      "a guide of an overlay",
      "§1.5: the centre of b lies on the trailing edge of a: 30 − 5; top by its centre: −5",
      [Spot("b", 25, -5, 10, 10)]
    ) {
      Color.red.frame(width: 30, height: 20).overlay(alignment: .topTrailing) {
        Color.blue.ten()
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .id("b")
      }
    },
  ]

  private static let custom: [LayoutCase] = [
    LayoutCase(
      "the talk's stars beside the title",
      """
      talk: the guides of the stars and of the title are their centres. The stars are the first of their column, so \
      their guide is 6; the title is below a line of 12, so its guide is 12 + 6 = 18, and the column of the stars \
      is 12 lower
      """,
      size: CGSize(200, 50),
      [
        Spot("stars", 0, 12, 25, 12), Spot("five", 0, 24, 35, 12), Spot("title", 43, 12, 65, 12),
        Spot("above", 43, 0, 20, 12),
      ]
    ) {
      HStack(alignment: .midStarAndTitle) {
        VStack(alignment: .leading, spacing: 0) {
          Text("★★★★★").alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }.id("stars")
          Text("5 stars").id("five")
        }
        VStack(alignment: .leading, spacing: 0) {
          Text("Best").id("above")
          Text("Avocado Toast").alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }.id("title")
        }
      }
      .small()
    },
    LayoutCase(
      "the talk's guide through two stacks",
      """
      talk: the title is in a row in a column. The row is 20 high, so the title is 4 below its top and its guide at \
      4 + 6 = 10; that of the stars is 6, so they are 4 below the top
      """,
      size: CGSize(200, 50),
      [Spot("stars", 0, 4, 25, 12), Spot("title", 33, 4, 65, 12), Spot("image", 106, 0, 20, 20)]
    ) {
      HStack(alignment: .midStarAndTitle) {
        VStack(spacing: 0) {
          Text("★★★★★").alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }.id("stars")
        }
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Text("Avocado Toast").alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }.id("title")
            Color.green.frame(width: 20, height: 20).id("image")
          }
          Text("Bread")
        }
      }
      .small()
    },
    LayoutCase(
      "the default of a custom guide", "talk: the default of this one is the bottom: 30 − 10",
      [Spot("a", 0, 20, 10, 10), Spot("b", 10, 0, 10, 30)]
    ) {
      HStack(alignment: .midStarAndTitle, spacing: 0) {
        Color.red.ten().id("a")
        Color.blue.frame(width: 10, height: 30).id("b")
      }
    },
    LayoutCase(
      "a default does not project out of a stack",
      "talk: only explicit guides do; the column's own default is its bottom, 24, so a of 10 is at 14",
      [Spot("a", 0, 14, 10, 10)]
    ) {
      HStack(alignment: .midStarAndTitle, spacing: 0) {
        Color.red.ten().id("a")
        VStack(spacing: 0) {
          Color.blue.frame(width: 10, height: 12)
          Color.blue.frame(width: 10, height: 12)
        }
      }
    },
    LayoutCase(
      "a custom guide of columns",
      "§1.6: the colon of each row: 10 and 25 of texts of 5 per character",
      [Spot("a", 15, 0, 30, 12), Spot("b", 0, 12, 45, 12)]
    ) {
      VStack(alignment: .colon, spacing: 0) {
        HStack(spacing: 0) {
          Text("ab").alignmentGuide(.colon) { $0[.trailing] }
          Text("cdef")
        }
        .id("a")
        HStack(spacing: 0) {
          Text("abcde").alignmentGuide(.colon) { $0[.trailing] }
          Text("cdef")
        }
        .id("b")
      }
      .small()
    },
  ]

  @MainActor private static func row(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      Color.red.ten().id("a")
      Color.blue.frame(width: 10, height: 30)
    }
  }

  @MainActor private static func column(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      Color.red.ten().id("a")
      Color.blue.frame(width: 30, height: 10).id("b")
    }
  }

  @MainActor private static func layers(_ alignment: Alignment) -> some View {
    ZStack(alignment: alignment) {
      Color.blue.frame(width: 30, height: 20)
      Color.red.ten().id("a")
    }
  }
}

extension VerticalAlignment {
  /// The alignment of the talk's list cell.
  private enum MidStarAndTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  static let midStarAndTitle = VerticalAlignment(MidStarAndTitle.self)
}

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}
