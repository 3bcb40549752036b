package import ChartroomUI

/// What a series of a stack looks like.
package protocol StackOutline: Shape {
  /// Creates the outline of a band.
  init(_ band: StackBand)
}
