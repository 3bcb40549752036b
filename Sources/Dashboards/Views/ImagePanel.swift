import ChartroomUI
import Foundation
import Graphics

/// A picture of a file.
struct ImagePanel: View {
  let image: ImagePlan

  var body: some View {
    switch image.spec.fit {
    case .fit:
      picture.aspectRatio(contentMode: .fit)
        .frame(maxWidth: size.width, maxHeight: size.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .fill:
      Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(minHeight: 0, idealHeight: size.height)
        .overlay { picture.aspectRatio(contentMode: .fill) }
        .clipped()
    }
  }

  private var picture: Image {
    Image(image.image, scale: image.spec.scale, label: Text(verbatim: image.spec.description ?? ""))
      .resizable().interpolation(.high)
  }

  /// The size in points.
  private var size: CGSize {
    CGSize(
      width: CGFloat(image.image.width) / image.spec.scale,
      height: CGFloat(image.image.height) / image.spec.scale)
  }
}
