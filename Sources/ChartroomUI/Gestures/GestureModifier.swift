nonisolated extension View {
  /// Attaches a gesture to the view.
  ///
  /// At most one gesture wins a touch: the first that is recognised. If one event completes several gestures,
  /// gestures of subviews take precedence over gestures of this view, and gestures attached earlier over
  /// gestures attached later. A tap also waits until all gestures of higher precedence with more taps have
  /// failed, and a drag waits for drags of higher precedence.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - mask: The gestures that are enabled; all by default.
  /// - Returns: The view with the gesture.
  public func gesture<Attached: Gesture>(
    _ gesture: Attached, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .low, mask: mask))
  }

  /// Attaches a gesture to the view that takes precedence over the gestures of the view and its subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - mask: The gestures that are enabled; all by default.
  /// - Returns: The view with the gesture.
  public func highPriorityGesture<Attached: Gesture>(
    _ gesture: Attached, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture to the view that is recognised together with the gestures of the view and its
  /// subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - mask: The gestures that are enabled; all by default.
  /// - Returns: The view with the gesture.
  public func simultaneousGesture<Attached: Gesture>(
    _ gesture: Attached, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture to the view, with the precedence of `gesture(_:including:)`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: The view with the gesture.
  public func gesture<Attached: Gesture>(_ gesture: Attached, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view, with the precedence of `gesture(_:including:)`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - name: The name of the gesture; ignored.
  ///   - isEnabled: Whether the gesture is enabled; `true` by default.
  /// - Returns: The view with the gesture.
  public func gesture<Attached: Gesture>(
    _ gesture: Attached, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture to the view, with the precedence of `highPriorityGesture(_:including:)`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: The view with the gesture.
  public func highPriorityGesture<Attached: Gesture>(
    _ gesture: Attached, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view, with the precedence of `highPriorityGesture(_:including:)`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - name: The name of the gesture; ignored.
  ///   - isEnabled: Whether the gesture is enabled; `true` by default.
  /// - Returns: The view with the gesture.
  public func highPriorityGesture<Attached: Gesture>(
    _ gesture: Attached, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture to the view, with the precedence of `simultaneousGesture(_:including:)`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: The view with the gesture.
  public func simultaneousGesture<Attached: Gesture>(
    _ gesture: Attached, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view, with the precedence of `simultaneousGesture(_:including:)`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture to attach.
  ///   - name: The name of the gesture; ignored.
  ///   - isEnabled: Whether the gesture is enabled; `true` by default.
  /// - Returns: The view with the gesture.
  public func simultaneousGesture<Attached: Gesture>(
    _ gesture: Attached, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}

struct GestureModifier {
  var gesture: any Gesture
  var priority: GesturePriority
  var mask: GestureMask
}

extension GestureModifier: ElementModifier {
  typealias Wrapper = GestureElement

  func update(_ wrapper: GestureElement, environment: EnvironmentValues) {
    wrapper.attach(self, environment: environment)
  }
}
