/// The algorithm of a built-in stack.
package enum StackAlgorithm: Equatable {
  /// A row or a column.
  case line(StackLayout)
  /// Views on top of each other.
  case overlay(ZStackLayout)

  /// Returns the size of a stack of elements and their places.
  @MainActor
  func arrange(_ elements: [LayoutElement], proposal: ProposedViewSize) -> StackArrangement {
    switch self {
    case .line(let layout): layout.arrange(elements, proposal: proposal)
    case .overlay(let layout): layout.arrange(elements, proposal: proposal)
    }
  }

  /// Returns the places of elements that are offered the length of the stack where the stack is offered none.
  @MainActor
  func stretched(
    _ places: [StackArrangement.Place], of elements: [LayoutElement]
  ) -> [StackArrangement.Place] {
    switch self {
    case .line(let layout): layout.stretched(places, of: elements)
    case .overlay: places
    }
  }

  /// Returns for which proposals the size of a stack is the same as with the places of an arrangement.
  ///
  /// It is the same in all widths in which it fits, if this is the case for the elements. In a row, only one element
  /// may have another size in other widths: the others take their part of any width, and it gets the rest. A view of
  /// the same size has the same guides.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @MainActor
  func reach(
    of places: [StackArrangement.Place], of elements: [LayoutElement]
  ) -> SizeAnswer.Reach {
    var reach = SizeAnswer.Reach.all
    for (element, place) in zip(elements, places) {
      switch element.sizeAnswer(for: place.proposal).reach {
      case .all: continue
      case .fitting where reach == .all || !isRow: reach = .fitting
      case .fitting, .proposal: return .proposal
      }
    }
    return reach
  }

  private var isRow: Bool {
    if case .line(let layout) = self { layout.axis == .horizontal } else { false }
  }

  /// Returns the preferred spacing of a stack of elements.
  @MainActor
  func spacing(of elements: [LayoutElement]) -> ViewSpacing {
    switch self {
    case .line(let layout): return layout.spacing(of: elements)
    case .overlay:
      var spacing = ViewSpacing.zero
      for element in elements { spacing.formUnion(element.spacing) }
      return spacing
    }
  }
}

/// A layout with the algorithm of a built-in stack.
package protocol StackableLayout: Layout {
  var algorithm: StackAlgorithm { get }
}

extension HStackLayout: StackableLayout {
  package var algorithm: StackAlgorithm { .line(stack) }
}

extension VStackLayout: StackableLayout {
  package var algorithm: StackAlgorithm { .line(stack) }
}

extension ZStackLayout: StackableLayout {
  package var algorithm: StackAlgorithm { .overlay(self) }
}
