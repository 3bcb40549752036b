public import Foundation

// The initialisers of symbols of the asset catalog with a variable value.

extension Image {
  /// Creates an image of the asset catalog; the variable value of custom symbols has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image of the asset catalog; the variable value of custom symbols has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image of the asset catalog; the variable value of custom symbols has no effect.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}
