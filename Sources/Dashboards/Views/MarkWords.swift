import ChartroomCharts
import Foundation

// The meanings of the words of a spec in the grammar of charts.

extension MarkSpec.Interpolation {
  var method: InterpolationMethod {
    switch self {
    case .linear: .linear
    case .monotone: .monotone
    case .catmullRom: .catmullRom
    case .cardinal: .cardinal
    case .stepStart: .stepStart
    case .stepCenter: .stepCenter
    case .stepEnd: .stepEnd
    }
  }
}

extension MarkSpec.Stacking {
  var method: MarkStackingMethod {
    switch self {
    case .standard: .standard
    case .normalized: .normalized
    case .center: .center
    case .unstacked: .unstacked
    }
  }
}

extension SymbolSpec.SymbolShape {
  package var symbol: BasicChartSymbolShape {
    switch self {
    case .circle: .circle
    case .square: .square
    case .triangle: .triangle
    case .diamond: .diamond
    case .pentagon: .pentagon
    case .plus: .plus
    case .cross: .cross
    case .asterisk: .asterisk
    }
  }
}

extension AnnotationSpec.Position {
  var position: AnnotationPosition {
    switch self {
    case .overlay: .overlay
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension AxisSpec.Position {
  var position: AxisMarkPosition {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension ScaleSpec.Kind {
  var type: ScaleType {
    switch self {
    case .linear: .linear
    case .log: .log
    case .squareRoot: .squareRoot
    case .symmetricLog: .symmetricLog
    case .date: .date
    case .category: .category
    }
  }
}

extension DimensionSpec {
  var dimensions: MarkDimensions<Void> {
    if let ratio { return .ratio(CGFloat(ratio)) }
    if let inset { return .inset(CGFloat(inset)) }
    return points.map { .fixed(CGFloat($0)) } ?? .automatic
  }
}

extension DimensionSpec? {
  var dimension: MarkDimensions<Void> { self?.dimensions ?? .automatic }
}
