package import ChartroomUI

/// The shape of a series in a stack.
package protocol StackOutline: UnmirroredShape {
  /// Creates the outline of a band.
  init(_ band: StackBand)
}
