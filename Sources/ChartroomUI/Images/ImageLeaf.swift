package import Foundation
package import Graphics

/// The content of an image.
package enum ImageLeaf: Equatable, Animatable {
  case symbol(SymbolLeaf)
  case bitmap(BitmapLeaf)
  case drawing(DrawingLeaf)
  /// A box in place of an image that is not found.
  case missing(name: String, resizes: Bool, paint: BasicPaint)
  /// A rounded rectangle in place of an image, of the same size.
  indirect case redacted(ImageLeaf, BasicPaint)

  package var animatableData: AnimatableArray {
    get {
      switch self {
      case .symbol(let leaf): leaf.animatableData
      case .bitmap(let leaf): leaf.animatableData
      case .drawing, .missing, .redacted: .zero
      }
    }
    set {
      switch self {
      case .symbol(var leaf):
        leaf.animatableData = newValue
        self = .symbol(leaf)
      case .bitmap(var leaf):
        leaf.animatableData = newValue
        self = .bitmap(leaf)
      case .drawing, .missing, .redacted: break
      }
    }
  }
}

extension ImageLeaf: LeafContent {
  /// A drawing runs a closure of the app.
  package static var readsObjects: Bool { true }

  /// The side of the box in place of a missing image, in points.
  private static var missingSide: CGFloat { 24 }

  package func animationStart(from other: ImageLeaf) -> ImageLeaf {
    switch (self, other) {
    case (.symbol(let leaf), .symbol(let before)): .symbol(leaf.animationStart(from: before))
    case (.bitmap(let leaf), .bitmap(let before)): .bitmap(leaf.animationStart(from: before))
    default: self
    }
  }

  package func answer(to proposal: ProposedViewSize, core: StageCore) -> SizeAnswer {
    switch self {
    case .symbol(let leaf): return leaf.answer(to: proposal, core: core)
    case .bitmap(let leaf): return leaf.answer(to: proposal, core: core)
    case .drawing(let leaf): return leaf.answer(to: proposal)
    case .redacted(let leaf, _): return leaf.answer(to: proposal, core: core)
    case .missing(let name, let resizes, _):
      core.addMissingImage(name)
      let size = CGSize(width: Self.missingSide, height: Self.missingSide)
      return resizes
        ? SizeAnswer(proposal.replacingUnspecifiedDimensions(by: size))
        : SizeAnswer(size, for: .all)
    }
  }

  package func guide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore
  ) -> CGFloat? {
    switch self {
    case .symbol(let leaf): leaf.guide(key, in: proposal, core: core)
    case .redacted(let leaf, _): leaf.guide(key, in: proposal, core: core)
    case .bitmap, .drawing, .missing: nil
    }
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    switch self {
    case .symbol(let leaf): leaf.draw(into: &list, size: size, proposal: proposal, core: core)
    case .bitmap(let leaf): leaf.draw(into: &list, size: size, proposal: proposal, core: core)
    case .drawing(let leaf): leaf.draw(into: &list, size: size, core: core)
    case .redacted(_, let paint):
      Redaction.draw(CGRect(origin: .zero, size: size), paint, into: &list)
    case .missing(_, _, let paint):
      let rect = CGRect(origin: .zero, size: size)
      let outline = Path(rect.insetBy(dx: 1, dy: 1))
      let style = StrokeStyle(lineWidth: 2, dash: [4, 4])
      list.append(.stroke(outline, style, paint.paint(in: rect)))
    }
  }
}
