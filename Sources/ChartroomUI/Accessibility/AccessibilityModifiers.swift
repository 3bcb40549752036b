nonisolated extension View {
  /// Sets the name of the view for assistive technologies.
  ///
  /// The name of a chart is the title of its description.
  ///
  /// - Note: Unlike in SwiftUI, the properties of other views than charts have no effect.
  /// - Parameter label: The name.
  /// - Returns: The view with the name.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    let label = String(label)
    return accessibility { properties, _ in properties.label = properties.label ?? label }
  }

  /// Sets the name of the view for assistive technologies to a text, whose values have the format of the environment.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = $0.label ?? label.string(in: $1) }
  }

  /// Sets the value of the view for assistive technologies.
  ///
  /// The value of a chart follows the title of its description.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    let value = String(value)
    return accessibility { properties, _ in properties.value = properties.value ?? value }
  }

  /// Sets the value of the view for assistive technologies to a text, whose values have the format of the environment.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = $0.value ?? value.string(in: $1) }
  }

  /// Sets the description of the result of the view's action.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    let hint = String(hint)
    return accessibility { properties, _ in properties.hint = properties.hint ?? hint }
  }

  /// Sets the description of the result of the view's action to a text, whose values have the format of the
  /// environment.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = $0.hint ?? hint.string(in: $1) }
  }

  /// Sets whether assistive technologies ignore the view.
  ///
  /// A picture's description leaves out charts that are hidden in this way.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { properties, _ in properties.isHidden = properties.isHidden || hidden }
  }

  /// Sets the identifier of the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { properties, _ in properties.identifier = properties.identifier ?? identifier }
  }

  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, traits have no effect.
  /// - Parameter traits: The traits to add.
  /// - Returns: The view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, traits have no effect.
  /// - Parameter traits: The traits to remove.
  /// - Returns: The view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Describes the charts in the view by the descriptor of the app.
  ///
  /// The description of a chart has the title and the summary of the descriptor, and the titles of its axes.
  ///
  /// - Parameter representable: A value that creates the descriptor, when the description is read.
  /// - Returns: The view with the descriptor.
  public func accessibilityChartDescriptor<Representable: AXChartDescriptorRepresentable>(
    _ representable: Representable
  ) -> some View {
    accessibility { properties, _ in
      properties.chartDescriber = properties.chartDescriber ?? representable
    }
  }

  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, the accessibility elements of the content are not changed.
  /// - Parameter children: The treatment of the elements of the content; `.ignore` by default.
  /// - Returns: The view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, charts are described in the order of the views.
  /// - Parameter sortPriority: The priority, which has no effect.
  /// - Returns: The view.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, the action is never performed.
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action.
  /// - Returns: The view.
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }
}
