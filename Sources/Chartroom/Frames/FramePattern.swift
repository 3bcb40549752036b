/// The paths of numbered frames in the notation of `printf`, such as `out/frame-%06d.png`.
public struct FramePattern: Hashable, Sendable {
  private let front: String
  private let back: String
  private let digits: Int

  /// The error for a pattern whose file name has no number, or a number in an unknown notation.
  public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// The pattern.
    public let pattern: String

    /// A sentence with the pattern, and an example of a valid one.
    public var description: String {
      "'\(pattern)' is not a pattern of frames. Give one number, in the name of the file and not of a "
        + "folder, for example out/frame-%06d.png (%% is a percent sign)."
    }
  }

  /// Creates the pattern of a folder: `frame-000000.png` and so on.
  ///
  /// - Parameter folder: The path of the folder; may contain any characters.
  public init(folder: String) {
    front = (folder.hasSuffix("/") ? folder : folder + "/") + "frame-"
    back = ".png"
    digits = 6
  }

  /// Parses a pattern.
  ///
  /// - Parameter pattern: A path with one number after its last slash, so that all frames are in one
  ///   folder. The number is `%d`, or for example `%04d` for at least four digits (18 at most) with
  ///   leading zeros. `%%` is a percent sign.
  /// - Throws: `Malformed` for all other texts.
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

  /// Returns the path of a frame, whose number is 0 or more.
  public func path(of frame: Int) -> String {
    let number = String(frame)
    return front + String(repeating: "0", count: max(digits - number.count, 0)) + number + back
  }
}
