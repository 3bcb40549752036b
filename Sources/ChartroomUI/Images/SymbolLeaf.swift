package import Foundation
package import Graphics

/// The content of an image of a symbol.
package struct SymbolLeaf: Equatable, Animatable {
  private var name: String
  private var isKnown: Bool
  private var size: CGFloat
  private var outline: SymbolOutline
  /// The paint of each layer of the outline.
  private var paints: [BasicPaint]
  private var isMirrored: Bool
  private var isResizable: Bool

  /// Creates the content of a symbol's image.
  ///
  /// - Parameters:
  ///   - symbol: The name of the symbol, without the variants of the environment.
  ///   - variableValue: The value above which parts are dimmed; `nil` dims none.
  ///   - mode: The rendering mode; `nil` uses that of the environment.
  ///   - isResizable: Whether the image takes the proposed size.
  ///   - environment: The environment.
  init(
    name symbol: String, variableValue: Double?, mode: SymbolRenderingMode?, isResizable: Bool,
    in environment: EnvironmentValues
  ) {
    let font = environment.fontTraits.apply(to: environment.font ?? .body)
      .resolve(in: environment.dynamicTypeSize)
    name = environment.symbolVariants.name(of: symbol)
    isKnown = SymbolStore.glyph(name) != nil
    size = font.size
    let mode = mode ?? environment.symbolRenderingMode
    let colors = isKnown && mode?.kind == .multicolor ? SymbolColors.colors(of: name) : []
    let isLayered =
      switch mode?.kind {
      case .monochrome: false
      case .multicolor: !colors.isEmpty
      case .hierarchical, .palette: true
      case nil: !environment.foregroundLevels.isEmpty
      }
    outline = SymbolStore.outline(
      of: name, weight: font.weight, scale: environment.imageScale, isLayered: isLayered,
      variableValue: variableValue)
    let styles: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
    paints = outline.layers.map { layer in
      let level = layer.level % SymbolStore.dimmedLevel
      let isSingle = mode?.kind == .hierarchical || mode?.kind == .multicolor
      let style = isSingle ? .primary : styles[min(level, 2)]
      let color = level < colors.count ? colors[level] : nil
      var paint = color?.basicPaint(in: environment) ?? style.basicPaint(in: environment)
      if mode?.kind == .hierarchical, level > 0 { paint = paint.opacity(level == 1 ? 0.5 : 0.25) }
      return level < layer.level ? paint.opacity(0.3) : paint
    }
    isMirrored = environment.layoutDirection == .rightToLeft && SymbolNames.isDirectional(name)
    self.isResizable = isResizable
  }

  /// Creates the content of a symbol in a line of text.
  ///
  /// - Parameters:
  ///   - symbol: The name of the symbol, without the variants of the environment.
  ///   - variableValue: The value above which parts are dimmed; `nil` dims none.
  ///   - font: The font of the characters.
  ///   - paint: The paint of the characters.
  ///   - environment: The environment.
  init(
    name symbol: String, variableValue: Double?, beside font: ResolvedFont, paint: BasicPaint,
    in environment: EnvironmentValues
  ) {
    name = environment.symbolVariants.name(of: symbol)
    isKnown = SymbolStore.glyph(name) != nil
    size = font.size
    outline = SymbolStore.outline(
      of: name, weight: font.weight, scale: environment.imageScale, isLayered: false,
      variableValue: variableValue)
    paints = outline.layers.map {
      $0.level >= SymbolStore.dimmedLevel ? paint.opacity(0.3) : paint
    }
    isMirrored = environment.layoutDirection == .rightToLeft && SymbolNames.isDirectional(name)
    isResizable = false
  }

  package static func == (lhs: SymbolLeaf, rhs: SymbolLeaf) -> Bool {
    lhs.name == rhs.name && lhs.size == rhs.size && lhs.paints == rhs.paints
      && lhs.isMirrored == rhs.isMirrored && lhs.isResizable == rhs.isResizable
      && lhs.outline == rhs.outline
  }

  package var animatableData: AnimatableArray {
    get { AnimatableArray(paints.flatMap(\.animatableData.values)) }
    set {
      var start = 0
      for index in paints.indices {
        let count = paints[index].animatableData.values.count
        paints[index].animatableData = AnimatableArray((start..<start + count).map { newValue[$0] })
        start += count
      }
    }
  }
}

extension SymbolLeaf: LeafContent {
  /// The distance of the frame from the outline, in hundredths of the font size.
  private static var margin: CGFloat { 8.5 }
  /// The height of the system font's capital letters, as a fraction of the font size.
  private static var capHeight: CGFloat { 0.727 }
  /// The length of a unit of the outline, in points.
  private var unit: CGFloat { size / 100 }

  package func animationStart(from other: SymbolLeaf) -> SymbolLeaf {
    var start = self
    if paints.count == other.paints.count,
      zip(paints, other.paints).allSatisfy({ $0.isSimilar(to: $1) })
    {
      start.paints = other.paints
    }
    return start
  }

  /// The size of the image unless it is resized.
  @MainActor
  private func ownSize(_ core: StageCore) -> CGSize {
    guard !outline.bounds.isNull else { return .zero }
    let margin = isResizable ? 0 : 2 * Self.margin
    return CGSize(
      width: core.roundedUp((outline.bounds.width + margin) * unit),
      height: core.roundedUp((outline.bounds.height + margin) * unit))
  }

  /// The symbol as a picture in a line of text.
  var textPicture: TextPicture {
    guard !outline.bounds.isNull else {
      return TextPicture(size: .zero, descent: 0, contents: DrawList())
    }
    let size = CGSize(
      width: (outline.bounds.width + 2 * Self.margin) * unit,
      height: (outline.bounds.height + 2 * Self.margin) * unit)
    var contents = DrawList()
    drawLayers(into: &contents, size: size)
    return TextPicture(
      size: size, descent: size.height - baseline(inHeight: size.height), contents: contents)
  }

  /// Returns the distance of the baseline from the top of the image.
  private func baseline(inHeight height: CGFloat) -> CGFloat {
    height / 2 + (Self.capHeight * 50 - outline.bounds.midY) * unit
  }

  package func answer(to proposal: ProposedViewSize, core: StageCore) -> SizeAnswer {
    if !isKnown { core.addMissingSymbol(name) }
    let own = ownSize(core)
    return isResizable
      ? SizeAnswer(proposal.replacingUnspecifiedDimensions(by: own)) : SizeAnswer(own, for: .all)
  }

  package func guide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore
  ) -> CGFloat? {
    guard !isResizable,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return baseline(inHeight: ownSize(core).height)
  }

  package func draw(
    into list: inout DrawList, size frame: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    guard let paint = paints.first(where: \.hasEffects) else {
      return drawLayers(into: &list, size: frame)
    }
    paint.drawEffects(into: &list) { contents in
      var leaf = self
      leaf.paints = paints.map(\.withoutEffects)
      leaf.drawLayers(into: &contents, size: frame)
    }
  }

  private func drawLayers(into list: inout DrawList, size frame: CGSize) {
    let bounds = outline.bounds
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
    let scale =
      isResizable
      ? CGSize(width: frame.width / bounds.width, height: frame.height / bounds.height)
      : CGSize(width: unit, height: unit)
    let across = isMirrored ? -scale.width : scale.width
    let transform = CGAffineTransform(
      a: across, b: 0, c: 0, d: scale.height, tx: frame.width / 2 - bounds.midX * across,
      ty: frame.height / 2 - bounds.midY * scale.height)
    let rect = CGRect(origin: .zero, size: frame)
    for (layer, paint) in zip(outline.layers, paints) {
      let paint = paint.paint(in: rect)
      guard !paint.isClear, !layer.path.isEmpty else { continue }
      list.append(.fill(layer.path.applying(transform), FillStyle(), paint))
    }
  }
}
