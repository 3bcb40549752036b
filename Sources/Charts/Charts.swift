// The module that the sources of an app import as `Charts`.

@_exported public import ChartroomCharts
@_exported public import ChartroomUI
@_exported public import Foundation
@_exported public import Graphics
