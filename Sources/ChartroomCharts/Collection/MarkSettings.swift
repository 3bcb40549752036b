import ChartroomUI
import Foundation
import Graphics

/// The settings that modifiers give to marks.
struct MarkSettings: Equatable {
  var paint: BasicPaint?
  var opacity = 1.0
  var lineStyle: StrokeStyle?
  var interpolation: InterpolationMethod?
  var symbol: MarkSymbol?
  var symbolSize: MarkSymbolSize?
  var cornerRadius: CGFloat?
  var offset = CGSize.zero
  var zIndex = 0.0
  /// The axis along which marks of one category or unit are placed side by side; `nil` for that of the bands.
  var positionAxis: Axis?
  /// The length that these marks share.
  var span = MarkDimension.automatic
}

/// A property of marks that can depend on a value.
enum MarkChannel: Int, CaseIterable {
  case foregroundStyle
  case lineStyle
  case symbol
  case position
  case symbolSize
}

/// A modification of marks.
enum MarkChange {
  case style(AnyShapeStyle)
  case opacity(Double)
  case lineStyle(StrokeStyle)
  case interpolation(InterpolationMethod)
  case symbol(MarkSymbol)
  case symbolSize(MarkSymbolSize)
  case cornerRadius(CGFloat)
  case offset(CGSize)
  case zIndex(Double)
  case encoding(MarkChannel, String, PlottedExtent)
  case position(String, PlottedExtent, Axis?, MarkDimension)
  case annotation(MarkAnnotation)
}
