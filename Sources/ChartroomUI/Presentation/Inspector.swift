public import Foundation
import Graphics

nonisolated extension View {
  /// Displays details beside the view while a binding is `true`: an inspector.
  ///
  /// In a regular width, the inspector is a column at the trailing edge, as high as the view. In a compact width, it is
  /// a sheet, whose detents and background its content can set. The width is regular if `horizontalSizeClass` says so
  /// or, without a size class, from 500 points. The view fills the proposed size.
  ///
  ///     NavigationStack { Canvas() }
  ///       .inspector(isPresented: $showsDetails) { Details().inspectorColumnWidth(280) }
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean that is `true` if the inspector is displayed. A dismissed sheet writes
  ///     `false`.
  ///   - content: The views of the inspector.
  /// - Returns: The view with the inspector.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Inspector(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the inspector that contains the view, in points; 320 by default.
  ///
  /// The modifier has no effect on an inspector that is a sheet.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: nil, ideal: width)
  }

  /// Sets the width of the inspector that contains the view, in points.
  ///
  /// The inspector has its ideal width, between the least and the most, and is not resizable. It takes at most half of
  /// the width of the view beside it. The modifier has no effect on an inspector that is a sheet.
  ///
  /// - Parameters:
  ///   - min: The least width; `nil`, the default, for none.
  ///   - ideal: The width.
  ///   - max: The greatest width; `nil`, the default, for none.
  /// - Returns: The view with the width set.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    background(
      Color.clear.preference(
        key: InspectorWidthKey.self, value: SplitColumnWidth(least: min, ideal: ideal, most: max)))
  }
}

/// A modifier that displays an inspector beside a view or above it.
private struct Inspector<Details: View> {
  let isPresented: Binding<Bool>
  let inspector: Details
  @State private var width = SplitColumnWidth()
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(isPresented: Binding<Bool>, inspector: Details) {
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension Inspector: ViewModifier {
  func body(content: Content) -> some View {
    GeometryReader { proxy in
      let isColumn = (sizeClass ?? .horizontal(proxy.size.width)) == .regular
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isColumn, isPresented.wrappedValue {
          Divider().ignoresSafeArea()
          inspector
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(BackgroundStyle(), ignoresSafeAreaEdges: .all)
            .frame(width: min(width.length, proxy.size.width / 2))
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
        }
      }
      .sheet(isPresented: isColumn ? .constant(false) : isPresented) { inspector }
    }
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth { SplitColumnWidth() }

  static func reduce(value: inout SplitColumnWidth, nextValue: () -> SplitColumnWidth) {
    SplitColumnWidthKey.reduce(value: &value, nextValue: nextValue)
  }
}
