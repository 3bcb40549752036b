// The module that the sources of an app import as `UniformTypeIdentifiers`.

@_exported public import struct ChartroomUI.UTType
@_exported public import Foundation
