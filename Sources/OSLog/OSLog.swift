// The module that the sources of an app import as `OSLog`: loggers, whose messages are discarded.

@_exported public import enum ChartroomUI.OSLogBoolFormat
@_exported public import struct ChartroomUI.Logger
@_exported public import struct ChartroomUI.OSLogFloatFormatting
@_exported public import struct ChartroomUI.OSLogIntegerFormatting
@_exported public import struct ChartroomUI.OSLogMessage
@_exported public import struct ChartroomUI.OSLogPrivacy
@_exported public import struct ChartroomUI.OSLogStringAlignment
@_exported public import struct ChartroomUI.OSLogType
@_exported public import Foundation
