import Graphics

/// The style of the characters of a text.
///
/// Two styles are equal if they are known to draw equally: equatable ones by `==`, others by their bytes.
enum TextPaint: Hashable, Sendable {
  case color(Color)
  case level(HierarchicalShapeStyle)
  case other(any ShapeStyle)

  init<Style: ShapeStyle>(_ style: Style) {
    // Casts between known types are fast, unlike those to protocols.
    if let color = style as? Color {
      self = .color(color)
    } else if let level = style as? HierarchicalShapeStyle {
      self = .level(level)
    } else {
      self = .other(style)
    }
  }

  var style: any ShapeStyle {
    switch self {
    case .color(let color): color
    case .level(let level): level
    case .other(let style): style
    }
  }

  static func == (lhs: TextPaint, rhs: TextPaint) -> Bool {
    switch (lhs, rhs) {
    case (.color(let color), .color(let other)): color == other
    case (.level(let level), .level(let other)): level == other
    case (.other(let style), .other(let other)): areKnownEqual(style, other)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .color(let color): hasher.combine(color)
    case .level(let level): hasher.combine(level)
    // Styles that are equal have equal types, and nothing else is known of those that cannot be hashed.
    case .other(let style): hasher.combine(ObjectIdentifier(type(of: style)))
    }
  }
}

/// A style that is derived from another one.
protocol DerivedShapeStyle: ShapeStyle {
  /// The other style.
  var base: any ShapeStyle { get }
  /// Returns whether a style of the same type changes its base in the same way.
  func hasSameChange(as other: Self) -> Bool
}

/// Returns `true` only if two styles are known to be equal.
private func areKnownEqual(_ lhs: any ShapeStyle, _ rhs: any ShapeStyle) -> Bool {
  func compare<Style: ShapeStyle>(_ lhs: Style) -> Bool {
    guard let rhs = rhs as? Style else { return false }
    if let lhs = lhs as? any DerivedShapeStyle { return areEqual(lhs, rhs) }
    if let lhs = lhs as? any Equatable { return isEqual(lhs, to: rhs) }
    return withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { left.elementsEqual($0) }
    }
  }
  func areEqual<Style: DerivedShapeStyle>(_ lhs: Style, _ rhs: any ShapeStyle) -> Bool {
    guard let rhs = rhs as? Style else { return false }
    return lhs.hasSameChange(as: rhs) && areKnownEqual(lhs.base, rhs.base)
  }
  func isEqual<Value: Equatable>(_ lhs: Value, to rhs: any ShapeStyle) -> Bool {
    rhs as? Value == lhs
  }
  return compare(lhs)
}
