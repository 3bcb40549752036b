import ChartroomUI
import Foundation

/// A scroll view with rows, in which a tap scrolls.
struct TappedPage<Rows: View>: View {
  let isLazy: Bool
  let spacing: CGFloat
  let scroll: (ScrollViewProxy) -> Void
  @ViewBuilder let rows: () -> Rows

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        if isLazy {
          LazyVStack(spacing: spacing) { rows() }
        } else {
          VStack(spacing: spacing) { rows() }.frame(maxWidth: .infinity)
        }
      }
      .onTapGesture { scroll(proxy) }
    }
  }
}
