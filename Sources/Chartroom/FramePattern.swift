/// The paths of numbered frames, as `printf` spells them: `out/frame-%06d.png`.
public struct FramePattern: Hashable, Sendable {
  private let front: String
  private let back: String
  private let digits: Int

  /// A pattern whose file name has no number, or one in a way that is not known.
  public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// The pattern.
    public let pattern: String

    /// What is wrong, and what a pattern looks like.
    public var description: String {
      "\(pattern): frames need one number, in the name of the file and not of a folder, such as "
        + "out/frame-%06d.png (%% is a percent sign)."
    }
  }

  /// The frames of a folder: `frame-000000.png` and so on.
  ///
  /// - Parameter folder: The folder; any characters.
  public init(folder: String) {
    front = (folder.hasSuffix("/") ? folder : folder + "/") + "frame-"
    back = ".png"
    digits = 6
  }

  /// Reads a pattern.
  ///
  /// - Parameter pattern: A path with one `%d`, or `%04d` for at least four digits (at most 18) with
  ///   zeros in front, behind its last slash: all frames are in one folder. `%%` stands for a percent
  ///   sign.
  /// - Throws: `Malformed` for any other.
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

  /// The path of a frame, which is 0 or more.
  public func path(of frame: Int) -> String {
    let number = String(frame)
    return front + String(repeating: "0", count: max(digits - number.count, 0)) + number + back
  }
}
