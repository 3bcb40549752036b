import Graphics

/// The style of the characters of a text.
///
/// Two styles are equal if they are known to draw equally, as a `Comparison` finds.
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
    case (.other(let style), .other(let other)): !mayDiffer(style, other)
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
