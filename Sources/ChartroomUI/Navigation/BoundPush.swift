/// A modifier that pushes a screen onto the stack around its view while a binding has a value.
struct BoundPush {
  /// The identity of the screen; `nil` for none.
  let item: AnyHashable?
  /// The screen; `nil` for none.
  let destination: AnyView?
  /// Returns to the view below: writes to the binding.
  let back: () -> Void
  @State private var screen = RelayedView()
  @State private var closing = BoundClosing()

  init(item: AnyHashable?, destination: AnyView?, back: @escaping () -> Void) {
    self.item = item
    self.destination = destination
    self.back = back
  }
}

extension BoundPush: ViewModifier {
  func body(content: Content) -> some View {
    if let destination { screen.show(destination) }
    closing.back = back
    return content.transformPreference(BoundLevelsKey.self) { levels in
      if let item { levels.append(BoundLevel(screen: screen, item: item, closing: closing)) }
    }
  }
}

extension BoundPush: RowsModifier {
  var rowScope: RowScope { .allRows }
}

/// A level of a stack whose screen a binding pushes.
struct BoundLevel {
  let screen: RelayedView
  /// A change of the item pushes another screen.
  let item: AnyHashable
  let closing: BoundClosing
}

/// The action that ends a push by the current binding.
final class BoundClosing {
  /// Returns to the view below: writes to the binding.
  var back: () -> Void = {}
}

extension BoundLevel: Hashable {
  static func == (a: BoundLevel, b: BoundLevel) -> Bool {
    a.screen === b.screen && a.item == b.item
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(screen))
    hasher.combine(item)
  }
}

/// The levels that the views of a stack push, in the order of the views.
enum BoundLevelsKey: PreferenceKey {
  static var defaultValue: [BoundLevel] { [] }

  static func reduce(value: inout [BoundLevel], nextValue: () -> [BoundLevel]) {
    value += nextValue()
  }
}
