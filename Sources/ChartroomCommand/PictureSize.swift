package import Foundation

/// The sizes a picture may have, from points to pixels.
package enum PictureSize {
  /// The most pixels a side may have, which is what Cairo can address.
  package static let longestSide = 32_767
  /// The most bytes the pixels of one picture may take, at four a pixel.
  package static let mostBytes = 512 << 20

  /// Reads a size in points, such as `375x560` or `320.5x240`.
  package static func parse(_ text: String) throws(ToolError) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Number.parse(parts[0]), let height = Number.parse(parts[1]),
      width > 0, height > 0
    else {
      throw ToolError(
        .usage,
        "'\(text)' is not a size. Give width and height in points, both above 0, as 375x560.")
    }
    return CGSize(width: width, height: height)
  }

  /// The pixels of a picture: points times scale, rounded, halves away from zero.
  ///
  /// - Throws: Status 2 when a side rounds to no pixel, 5 when a limit is hit.
  package static func pixels(
    of size: CGSize, scale: CGFloat
  ) throws(ToolError) -> (width: Int, height: Int) {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    let asked =
      "\(Number.text(size.width))x\(Number.text(size.height)) points at \(Number.text(scale)) times"
    guard width >= 1, height >= 1 else {
      throw ToolError(.usage, "\(asked) is less than one pixel. Give a larger --size or --scale.")
    }
    guard max(width, height) <= CGFloat(longestSide) else {
      throw ToolError(
        .limit,
        "\(asked) has a side of \(Number.text(max(width, height))) pixels, and the limit is \(longestSide). "
          + "Give a smaller --size or --scale.")
    }
    guard width * height * 4 <= CGFloat(mostBytes) else {
      throw ToolError(
        .limit,
        "\(asked) takes \(Int(width * height * 4) >> 20) MiB of pixels, and the limit is "
          + "\(mostBytes >> 20). Give a smaller --size or --scale.")
    }
    return (Int(width), Int(height))
  }
}
