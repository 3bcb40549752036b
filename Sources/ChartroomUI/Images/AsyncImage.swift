public import Foundation
public import Graphics

/// The state of an image that is loaded.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image; `nil` if it is not loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error; `nil` without one.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view of an image from the network, which shows its placeholder.
///
/// - Note: Unlike in SwiftUI, nothing is loaded, because the same input must give the same picture. The phase is
///   always `.empty`.
public struct AsyncImage<Content: View> {
  private let content: Content

  /// Creates a view with a grey placeholder.
  ///
  /// - Parameters:
  ///   - url: The address of the image, which is not loaded.
  ///   - scale: The number of pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    self.content = Color.gray6
  }

  /// Creates a view with a placeholder.
  ///
  /// - Parameters:
  ///   - url: The address of the image, which is not loaded.
  ///   - scale: The number of pixels per point.
  ///   - content: A closure that is not called.
  ///   - placeholder: The view in place of the image.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// Creates a view of the phases of an image.
  ///
  /// - Parameters:
  ///   - url: The address of the image, which is not loaded.
  ///   - scale: The number of pixels per point.
  ///   - transaction: The transaction of the changes of phases.
  ///   - content: A closure that returns the view of the phase `.empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

extension AsyncImage: View {
  /// The placeholder.
  public var body: some View { content }
}
