// The module that the sources of an app import as `Accessibility`: the descriptions of charts.

@_exported public import class ChartroomUI.AXCategoricalDataAxisDescriptor
@_exported public import class ChartroomUI.AXChartDescriptor
@_exported public import class ChartroomUI.AXDataPoint
@_exported public import class ChartroomUI.AXDataSeriesDescriptor
@_exported public import class ChartroomUI.AXNumericDataAxisDescriptor
@_exported public import enum ChartroomUI.AccessibilityNotification
@_exported public import protocol ChartroomUI.AXDataAxisDescriptor
@_exported public import Foundation
