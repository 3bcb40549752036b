package import Foundation

/// A named view with presentation traits, as created by the macro `#Preview`.
public struct Preview {
  /// The kind of traits that previews of views have.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` by default.
  ///   - traits: The traits of the presentation. Later traits override earlier ones.
  ///   - body: A view builder that creates the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// The view, with the modifiers of the traits.
  @MainActor package var view: AnyView {
    traits.reduce(AnyView(erasing: body())) { $1.modify($0) }
  }

  /// Returns the size to propose to the view on a screen of a size, in points.
  package func proposal(on screen: CGSize) -> ProposedViewSize {
    traits.reduce(ProposedViewSize(screen)) { proposal, trait in
      switch trait.layout {
      case .screen(let isLandscape):
        let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
        return ProposedViewSize(
          width: isLandscape ? long : short, height: isLandscape ? short : long)
      case .default: return proposal
      case .sizeThatFits: return .unspecified
      case .fixed(let width, let height): return ProposedViewSize(width: width, height: height)
      }
    }
  }
}

/// A type that creates a preview and provides the source location of its declaration.
///
/// The macro `#Preview` declares such types.
public protocol PreviewRegistry {
  /// The module and the file of the declaration, such as `"Shop/Basket.swift"`.
  static var fileID: String { get }
  /// The line of the declaration, counted from 1.
  static var line: Int { get }
  /// Returns the preview.
  @MainActor static func makePreview() throws -> Preview
}
