import Foundation

/// A presented view with its decoration.
struct PresentationLayer {
  let presentation: Presentation
  let options: PresentationOptions
  let screen: ScreenMetrics
  /// The progress of the movement; `nil` for a view that does not move.
  var phase: PresentationPhase?
}

extension PresentationLayer: View {
  @ViewBuilder var body: some View {
    let layer = layer.frame(width: screen.size.width, height: screen.size.height)
    if let phase {
      MovingPresentation(
        phase: phase, animation: presentation.request.style.animation, content: layer)
    } else {
      layer
    }
  }

  @ViewBuilder private var layer: some View {
    let content = PresentedContent(presentation: presentation)
    switch presentation.request.style {
    case .alert:
      AlertLayer(content: content, screen: screen)
    case .dialog where !screen.isCompact:
      popover(content, at: .rect(.bounds), edge: nil)
    case .dialog:
      DialogLayer(
        content: content, screen: screen, dismiss: presentation.request.dismiss)
    case .popover(let anchor, let edge) where isPopover:
      popover(content, at: anchor, edge: edge)
    case .menu, .contextMenu:
      MenuLayer(
        content: content, screen: screen, target: presentation.anchor,
        isContextual: presentation.request.style.isContextual,
        dismiss: presentation.request.dismiss)
    case .cover:
      CoverLayer(content: content, options: options, screen: screen)
    case .sheet, .popover:
      if screen.isCompact, options.adaptation == .fullScreenCover {
        CoverLayer(content: content, options: options, screen: screen)
      } else {
        SheetLayer(
          content: content, options: options, screen: screen,
          dismiss: presentation.request.dismiss)
      }
    }
  }

  /// Whether a popover is presented as one.
  private var isPopover: Bool {
    guard screen.isCompact else { return true }
    return options.adaptation == .popover || options.adaptation == PresentationAdaptation.none
  }

  private func popover(
    _ content: PresentedContent, at anchor: PopoverAttachmentAnchor, edge: Edge?
  ) -> some View {
    PopoverLayer(
      content: content, options: options, screen: screen,
      target: presentation.anchor.map { anchor.rect(in: $0) }, edge: edge,
      dismiss: presentation.request.dismiss)
  }
}

/// The views that a presenter creates, which depend on the state that it reads for them.
struct PresentedContent {
  let presentation: Presentation
}

extension PresentedContent: View {
  var body: some View { presentation.request.content() }
}
