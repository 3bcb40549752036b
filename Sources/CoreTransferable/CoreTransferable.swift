// The module that the sources of an app import as `CoreTransferable`.

@_exported public import protocol ChartroomUI.TransferRepresentation
@_exported public import protocol ChartroomUI.Transferable
@_exported public import struct ChartroomUI.CodableRepresentation
@_exported public import struct ChartroomUI.DataRepresentation
@_exported public import struct ChartroomUI.FileRepresentation
@_exported public import struct ChartroomUI.ProxyRepresentation
@_exported public import struct ChartroomUI.ReceivedTransferredFile
@_exported public import struct ChartroomUI.SentTransferredFile
@_exported public import struct ChartroomUI.TransferRepresentationBuilder
@_exported public import struct ChartroomUI.TransferRepresentationVisibility
@_exported public import Foundation
@_exported public import UniformTypeIdentifiers
