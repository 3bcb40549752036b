import SwiftUI

let deviceLogger = Logger(subsystem: "org.example.app", category: "device")

struct DeviceScreen: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.openWindow) private var openWindow
  @State private var copied = false

  private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  private let height = Measurement(value: 1.8, unit: UnitLength.meters)

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(UIDevice.current.systemName + " " + UIDevice.current.systemVersion).font(.headline)
      Text(isPad ? "Tablet" : "Phone")
      Text("Screen: \(Int(UIScreen.main.bounds.width)) pt at \(Int(UIScreen.main.scale))x")
      Text("Height: \(height.formatted())")
      Text(
        Measurement(value: 21.5, unit: UnitTemperature.celsius),
        format: .measurement(width: .abbreviated))
      if reduceMotion { Text("Less motion") }
      Button(copied ? "Copied" : "Copy") { copy() }.id("copy")
      if let text = UIPasteboard.general.string, copied { Text(text).font(.footnote) }
    }
    .padding()
    .frame(maxWidth: UIScreen.main.bounds.width * 0.8)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }

  private func copy() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIPasteboard.general.string = "ID 42"
    deviceLogger.debug("copied \(UIPasteboard.general.changeCount, privacy: .public)")
    copied = true
  }
}
