import Foundation

extension UnitPoint {
  /// Creates the top leading corner.
  public init() { self.init(x: 0, y: 0) }
}
