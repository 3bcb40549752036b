/// A type that provides sample views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The sample views.
  @ViewBuilder static var previews: Previews { get }
}
