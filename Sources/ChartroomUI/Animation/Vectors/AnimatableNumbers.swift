public import Foundation

extension Double: Animatable {
  /// The number.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension Float: Animatable {
  /// The number.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: Animatable {
  /// The number.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension AnimatablePair: Animatable {
  /// The pair.
  public var animatableData: AnimatablePair {
    get { self }
    set { self = newValue }
  }
}
