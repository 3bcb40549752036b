import Foundation
import Graphics

/// A sheet above the screen.
struct SheetLayer {
  let content: PresentedContent
  let options: PresentationOptions
  let screen: ScreenMetrics
  let dismiss: () -> Void
  @State private var chosen: PresentationDetent?
  @State private var drag: CGFloat = 0
  @Environment(\.presentationMotion) private var motion

  init(
    content: PresentedContent, options: PresentationOptions, screen: ScreenMetrics,
    dismiss: @escaping () -> Void
  ) {
    self.content = content
    self.options = options
    self.screen = screen
    self.dismiss = dismiss
  }

  /// The size of a sheet on a large screen, in points.
  nonisolated static var formSize: CGSize { CGSize(width: 540, height: 620) }
}

/// A height at which a sheet can rest on a screen.
private struct SheetStop {
  let detent: PresentationDetent
  let height: CGFloat
}

extension SheetLayer: View {
  var body: some View {
    let height = height
    let isDimmed = !options.interaction.isEnabled(atHeight: height, in: screen)
    ZStack {
      if isDimmed {
        if screen.isCompact, height >= screen.size.height - screen.sheetTop {
          SheetBackdrop(top: screen.insets.top).modifier(FadingPresentation())
        }
        DimmedScreen(dismiss: options.isDismissDisabled ? nil : dismiss)
          .modifier(FadingPresentation())
      }
      card(height: height, hasShadow: !isDimmed)
        .offset(y: drag)
        .modifier(SlidingPresentation(distance: screen.isCompact ? height : screen.size.height))
        .animation(animation, value: height)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: screen.isCompact ? .bottom : .center
        )
    }
  }

  @MainActor @ViewBuilder
  private func card(height: CGFloat, hasShadow: Bool) -> some View {
    let radius = options.cornerRadius ?? 10
    let lowerRadius = screen.isCompact ? 0 : radius
    let outline = UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: lowerRadius,
      bottomTrailingRadius: lowerRadius, topTrailingRadius: radius)
    let insets = screen.insets
    content
      .environment(\.navigationBarHeight, NavigationMetrics.sheetBar)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(
        screen.isCompact
          ? EdgeInsets(
            top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
          : EdgeInsets()
      )
      .background { PresentationBackground(options: options) }
      .overlay(alignment: .top) {
        if showsIndicator { DragIndicator() }
      }
      .modifier(
        SheetFrame(
          width: screen.isCompact ? nil : min(Self.formSize.width, screen.size.width - 40),
          height: height, sizing: screen.isCompact ? nil : options.sizing, limit: limit)
      )
      .clipShape(outline)
      .background { if hasShadow { SheetShadow(outline: outline) } }
      .contentShape(Rectangle())
      .gesture(
        DragGesture()
          .onChanged { drag = max($0.translation.height, 0) }
          .onEnded { settle(after: $0.predictedEndTranslation.height, from: height) })
  }

  /// The movement to another height; `nil` for none.
  @MainActor private var animation: Animation? {
    motion?.isAnimated == true ? PresentationStyle.sheet.animation : nil
  }

  /// The greatest size of a sheet on a large screen, in points.
  private var limit: CGSize {
    CGSize(
      width: max(screen.size.width - 40, 0),
      height: max(screen.size.height - screen.sheetTop - screen.insets.bottom - 10, 0))
  }

  /// The heights, lowest first.
  private var stops: [SheetStop] {
    let stops = options.detents.compactMap { detent in
      detent.height(in: screen).map { SheetStop(detent: detent, height: $0) }
    }
    return stops.sorted { $0.height < $1.height }
  }

  private var height: CGFloat {
    let most = screen.size.height - screen.sheetTop
    guard screen.isCompact else {
      return min(Self.formSize.height, limit.height)
    }
    let stops = stops
    let wanted = options.selection?.wrappedValue ?? chosen
    return (stops.first { $0.detent == wanted } ?? stops.first)?.height ?? most
  }

  private var showsIndicator: Bool {
    switch options.indicator {
    case .visible: true
    case .hidden: false
    case .automatic: screen.isCompact && options.detents.count > 1
    }
  }

  /// Moves the sheet to the stop nearest to the end of a drag, or dismisses it.
  @MainActor
  private func settle(after translation: CGFloat, from height: CGFloat) {
    withAnimation(animation) { drag = 0 }
    let end = height - translation
    // A sheet on a wide screen has one height, which is that of no detent.
    let stops = screen.isCompact ? stops : []
    let nearest = stops.min { abs($0.height - end) < abs($1.height - end) }
    guard end >= (nearest?.height ?? height) / 2 else {
      if !options.isDismissDisabled { dismiss() }
      return
    }
    guard let nearest else { return }
    if let selection = options.selection {
      selection.wrappedValue = nearest.detent
    } else {
      chosen = nearest.detent
    }
  }
}

/// The soft shadow beside a sheet above a screen that is not dimmed.
///
/// It is no shadow of the sheet, because the materials of a view with a shadow do not blur the picture behind it.
private struct SheetShadow {
  let outline: UnevenRoundedRectangle
}

extension SheetShadow: View {
  var body: some View {
    outline.fill(.black)
      .shadow(color: .black.opacity(0.18), radius: Self.radius)
      .mask {
        Surroundings(outline: outline, distance: 2 * Self.radius).fill(style: .init(eoFill: true))
      }
      .allowsHitTesting(false)
  }

  private static var radius: CGFloat { 20 }
}

/// The outline of a sheet in a rectangle around it; filled by the even-odd rule, the surroundings of the sheet.
private struct Surroundings: Shape {
  let outline: UnevenRoundedRectangle
  /// The distance of the rectangle from the sheet, in points.
  let distance: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = outline.path(in: rect)
    path.addRect(rect.insetBy(dx: -distance, dy: -distance))
    return path
  }
}

/// A modifier that gives a sheet its size.
private struct SheetFrame {
  /// The width, in points; `nil` for that of the content.
  let width: CGFloat?
  let height: CGFloat
  /// The rule for the size; `nil` for `width` and `height`.
  let sizing: (any PresentationSizing)?
  let limit: CGSize
}

extension SheetFrame: ViewModifier {
  @ViewBuilder
  func body(content: Content) -> some View {
    if let sizing {
      SizedSheet(sizing: sizing, limit: limit) { content }
    } else {
      content.frame(width: width).frame(height: height)
    }
  }
}

/// The background of a presentation.
struct PresentationBackground {
  let options: PresentationOptions
}

extension PresentationBackground: View {
  @ViewBuilder var body: some View {
    if let background = options.background {
      background
    } else {
      Rectangle().fill(BackgroundStyle())
    }
  }
}

/// The capsule at the top of a sheet that invites to drag it.
private struct DragIndicator {}

extension DragIndicator: View {
  var body: some View {
    Capsule().fill(Color.gray3).frame(width: 36, height: 5).padding(.top, 5)
  }
}

/// The visible top of the screen behind a large sheet, with round corners on black.
private struct SheetBackdrop {
  let top: CGFloat
}

extension SheetBackdrop: View {
  var body: some View {
    ZStack {
      Color.black
      UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10)
        .fill(BackgroundStyle())
        .padding(.horizontal, 16)
        .padding(.top, top)
    }
  }
}

/// A shade over the screen behind a presentation.
struct DimmedScreen {
  /// The action of a tap; `nil` for none.
  let dismiss: (() -> Void)?
  @Environment(\.colorScheme) private var colorScheme

  init(dismiss: (() -> Void)?) { self.dismiss = dismiss }
}

extension DimmedScreen: View {
  var body: some View {
    Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2)
      .contentShape(Rectangle())
      .onTapGesture { dismiss?() }
  }
}

/// A view that covers the screen.
struct CoverLayer {
  let content: PresentedContent
  let options: PresentationOptions
  let screen: ScreenMetrics
}

extension CoverLayer: View {
  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(screen.insets)
      .background { PresentationBackground(options: options) }
      .contentShape(Rectangle())
      .modifier(SlidingPresentation(distance: screen.size.height))
  }
}
