import SwiftUI

@MainActor
func spellImages(_ data: Data) {
  let image = UIImage(data: data) ?? UIImage()
  show(Image(uiImage: image))
  show(Image(uiImage: image.withRenderingMode(.alwaysTemplate)))
  show(Image(uiImage: image.withTintColor(.systemRed)))
  let star = UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal)
  show(Image(uiImage: star ?? UIImage()))
}
