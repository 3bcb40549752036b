import ChartroomUI
import Foundation
import Graphics

/// The settings that modifiers give to marks.
struct MarkSettings: Equatable {
  var paint: BasicPaint?
  var opacity = 1.0
  var lineStyle: StrokeStyle?
  var interpolation: InterpolationMethod?
  /// Whether points of lines between gaps have dots.
  var hasIsolatedPoints = false
  var symbol: MarkSymbol?
  var symbolSize: MarkSymbolSize?
  var cornerRadius: CGFloat?
  var offset = CGSize.zero
  var zIndex = 0.0
  /// The axis along which marks of one category or unit are placed side by side; `nil` for that of the bands.
  var positionAxis: Axis?
  /// The length that these marks share.
  var span = MarkDimension.automatic
  /// The style of corners with a radius; `nil` for the usual one.
  var cornerStyle: RoundedCornerStyle?
  /// Whether gradients span the plot rather than the mark.
  var alignsStylesWithPlot = false
  /// The layer in which marks are drawn; 0 for the plot.
  var layer = 0
  /// The mask to which marks belong; 0 for none.
  var mask = 0
  /// The settings that few marks have, in separate storage, so that settings are compared quickly.
  private var rareEffects: Boxed<MarkEffects>?

  /// The settings that few marks have; `nil` for none.
  var effects: MarkEffects? {
    get { rareEffects?.value }
    set { rareEffects = newValue == MarkEffects() ? nil : newValue.map(Boxed.init) }
  }

  /// Changes the settings that few marks have.
  mutating func changeEffects(_ change: (inout MarkEffects) -> Void) {
    var values = effects ?? MarkEffects()
    change(&values)
    effects = values
  }
}

/// The settings that few marks have.
struct MarkEffects: Equatable {
  /// The distances by which the ends of marks move.
  struct Offsets: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
  }

  /// A shape in the frame of each mark.
  struct Clip: Equatable {
    let shape: any Shape
    let style: FillStyle

    static func == (left: Clip, right: Clip) -> Bool {
      func isEqual<Value: Equatable>(_ value: Value) -> Bool { right.shape as? Value == value }
      guard left.style == right.style, let shape = left.shape as? any Equatable else {
        return false
      }
      return isEqual(shape)
    }
  }

  var offsets = Offsets()
  /// The shadows and blurs, the innermost one last.
  var filters: [DrawGroup.Filter] = []
  var clip: Clip?
}

/// A property of marks that can depend on a value.
@usableFromInline enum MarkChannel: Int, CaseIterable, Sendable {
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
  case isolatedPoints
  case symbol(MarkSymbol)
  case symbolSize(MarkSymbolSize)
  case cornerRadius(CGFloat, RoundedCornerStyle)
  case offset(CGSize)
  case zIndex(Double)
  case position(String, PlottedExtent, Axis?, MarkDimension)
  case annotation(MarkAnnotation)
  case effects((EnvironmentValues, inout MarkEffects) -> Void)
  case alignsStylesWithPlot(Bool)
  /// A layer, with the view around its placeholder if views modify it.
  case layer(style: AnyView?)
  case mask(any ChartContent)
  case symbolView(AnyView)
  case accessibility((inout MarkAccessibility, EnvironmentValues) -> Void)
}
