public import Foundation

/// An image of the asset catalog, as Xcode generates a constant for each.
///
/// The type is that of DeveloperToolsSupport, which is not available on Linux.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates the resource of an image.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle, which is ignored: the environment says where the assets are.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the asset catalog, as Xcode generates a constant for each.
///
/// The type is that of DeveloperToolsSupport, which is not available on Linux.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates the resource of a colour.
  ///
  /// - Parameters:
  ///   - name: The name of the colour.
  ///   - bundle: The bundle, which is ignored: the environment says where the assets are.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// Creates an image of the asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}
