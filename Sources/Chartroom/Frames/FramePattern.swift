/// A pattern for the paths of numbered frame files in `printf` notation, such as `out/frame-%06d.png`.
public struct FramePattern: Hashable, Sendable {
  private let front: String
  private let back: String
  private let digits: Int

  /// The error for a text that is not a valid pattern.
  public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// The invalid text.
    public let pattern: String

    /// The invalid text, and an example of a valid pattern.
    public var description: String {
      "'\(pattern)' is not a pattern of frames. Give one placeholder for the number, in the name of the file "
        + "and not of a folder, for example out/frame-%06d.png (%% is a percent sign)."
    }
  }

  /// Creates a pattern of PNG files in a folder: `frame-000000.png`, `frame-000001.png` and so on.
  ///
  /// - Parameter folder: The path of the folder, not empty. Percent signs in it have no special meaning.
  public init(folder: String) {
    front = OutputFolder.path(of: "frame-", in: folder)
    back = ".png"
    digits = 6
  }

  /// Creates a pattern from a text in `printf` notation.
  ///
  /// - Parameter pattern: A path with exactly one placeholder for the frame number, which must be in the file
  ///   name. The placeholder is `%d`, or `%04d` to pad the number with zeros to four digits. Any number of
  ///   digits up to 18 is valid. `%%` is a literal percent sign.
  /// - Throws: `Malformed` for any other text.
  public init(_ pattern: String) throws(Malformed) {
    var parts = [""]
    var digits = 0
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        parts[parts.count - 1] += "%"
        continue
      }
      let width = String(rest.prefix { ("0"..."9").contains($0) })
      rest = rest.dropFirst(width.unicodeScalars.count)
      guard rest.popFirst() == "d", parts.count == 1,
        width.isEmpty || width.hasPrefix("0"), let count = Int("0" + width), count <= 18
      else { throw Malformed(pattern: pattern) }
      digits = count
      parts.append("")
    }
    guard parts.count == 2, !parts[1].contains("/") else { throw Malformed(pattern: pattern) }
    (front, back, self.digits) = (parts[0], parts[1], digits)
  }

  /// Returns the path of a frame.
  ///
  /// - Parameter frame: The number of the frame, 0 or more.
  /// - Returns: The path. A number with more digits than the pattern requests is written in full.
  public func path(of frame: Int) -> String {
    let number = String(frame)
    return front + String(repeating: "0", count: max(digits - number.count, 0)) + number + back
  }
}
