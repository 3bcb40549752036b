import Foundation
import SwiftUI

extension HorizontalAlignment {
  private enum Pointer: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  static let pointer = HorizontalAlignment(Pointer.self)
}

extension View {
  func cornerBadge<Badge: View>(
    alignment: Alignment = .topTrailing, @ViewBuilder _ badge: () -> Badge
  ) -> some View {
    overlay(alignment: alignment) { badge().alignmentGuide(.top) { $0[.bottom] - 8 } }
  }
}

struct BadgeScreen: View {
  @ScaledMetric private var side = 40.0
  @State private var selection = 0
  @Namespace private var namespace

  private let days = ["Mon", "Tue", "Wed"]

  var body: some View {
    VStack(alignment: .pointer, spacing: 10) {
      HStack {
        ForEach(days.indices, id: \.self) { index in
          day(at: index)
        }
      }
      Color.red.frame(width: 10, height: 4)
        .id("pointer")
    }
  }

  @ViewBuilder
  private func day(at index: Int) -> some View {
    let label = Text(days[index]).frame(width: side, height: side)
    if index == selection {
      label
        .background(.yellow)
        .cornerBadge { Text("\(index + 1)").font(.caption2) }
        .alignmentGuide(.pointer) { $0[HorizontalAlignment.center] }
    } else {
      label.onTapGesture { selection = index }.id(days[index])
    }
  }
}
