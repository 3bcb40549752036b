import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0x7FD1AE) : UIColor(hex: 0x1E7A55)
  }

  var hexString: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
  }
}

struct PaletteScreen: View {
  private let swatches: [(String, UIColor)] = [
    ("Brand", .brand), ("Blue", .systemBlue), ("Gray 4", .systemGray4), ("Fill", .systemFill),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(swatches, id: \.0) { name, color in
          HStack {
            RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: color))
              .frame(width: 44, height: 28)
            Text(name)
            Spacer()
            Text(color.hexString).foregroundStyle(Color(UIColor.secondaryLabel))
          }
        }
        Text("Tinted")
          .padding(8)
          .background(Color(UIColor.brand.withAlphaComponent(0.2)))
          .clipShape(.rect(cornerRadius: 6))
      }
      .padding()
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
      .padding()
    }
    .background(Color(.systemGroupedBackground))
  }
}
