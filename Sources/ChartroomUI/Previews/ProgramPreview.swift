import CPreviews
public import Foundation

/// The function that the macro `#Preview` adds to the program's list of previews.
///
/// This type is an implementation detail. Do not use it.
public typealias _PreviewRecord = @convention(c) (UnsafeMutableRawPointer) -> Void

/// A preview declared by `#Preview` in the running program.
///
///     for preview in _ProgramPreview.all where preview.module == "Shop" {
///       let renderer = ImageRenderer(content: preview.view)
///       renderer.proposedSize = preview.proposedSize(on: CGSize(width: 393, height: 852))
///       try renderer.write(to: folder.appending(path: preview.name + ".png"))
///     }
///
/// The compiler places a record of each preview in a section of the program, whose bounds the linker defines.
/// No types are searched for at run time. Previews in dynamic libraries are not listed.
@MainActor
public struct _ProgramPreview {
  /// The name given to `#Preview`, or else the name of its file without the extension.
  ///
  /// From the second unnamed preview of a file on, the file's name is followed by a number, such as `Basket 2`.
  public private(set) var name: String
  /// The module of the declaration.
  public let module: String
  /// The module and the file of the declaration, such as `"Shop/Basket.swift"`.
  public let fileID: String
  /// The line of the declaration, counted from 1.
  public let line: Int
  private let preview: Preview

  /// The view of the preview.
  public var view: AnyView { preview.view }

  /// Returns the size to propose to the view on a screen of the given size, in points.
  public func proposedSize(on screen: CGSize) -> ProposedViewSize { preview.proposal(on: screen) }

  /// The previews of all modules of the program, ordered by module, file and line.
  public static var all: [_ProgramPreview] {
    var types: [any PreviewRegistry.Type] = []
    for record in records {
      withUnsafeMutablePointer(to: &types) { record(UnsafeMutableRawPointer($0)) }
    }
    let sorted = types.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    var unnamed: [String: Int] = [:]
    return sorted.compactMap { type in
      guard let preview = try? type.makePreview() else { return nil }
      var entry = _ProgramPreview(type, preview)
      if preview.name == nil {
        let count = unnamed[type.fileID, default: 0] + 1
        unnamed[type.fileID] = count
        if count > 1 { entry.name += " \(count)" }
      }
      return entry
    }
  }

  private init(_ type: any PreviewRegistry.Type, _ preview: Preview) {
    let parts = type.fileID.split(separator: "/", maxSplits: 1)
    let file = parts.last?.split(separator: "/").last ?? ""
    name = preview.name ?? (file.hasSuffix(".swift") ? String(file.dropLast(6)) : String(file))
    module = parts.first.map(String.init) ?? ""
    fileID = type.fileID
    line = type.line
    self.preview = preview
  }

  /// Adds a type to the list at an address.
  ///
  /// The macro `#Preview` calls this method. Do not call it.
  public nonisolated static func add<Registry: PreviewRegistry>(
    _ type: Registry.Type, to list: UnsafeMutableRawPointer
  ) {
    list.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee.append(type)
  }

  private static var records: UnsafeBufferPointer<_PreviewRecord> {
    guard let start = chartroom_previews_start(), let stop = chartroom_previews_stop() else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let count = (stop - start) / MemoryLayout<_PreviewRecord>.stride
    return UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: _PreviewRecord.self), count: count)
  }
}
