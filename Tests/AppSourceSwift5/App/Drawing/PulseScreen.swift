import SwiftUI

private enum Beat: CaseIterable {
  case rest, first, second

  var scale: CGFloat {
    switch self {
    case .rest: 1
    case .first: 1.25
    case .second: 1.1
    }
  }
}

private struct BellMotion {
  var angle = Angle.zero
  var scale: CGFloat = 1
  var offset: CGFloat = 0
}

/// A heart that beats, and a bell that rings when it is tapped.
struct PulseScreen: View {
  @State private var rings = 0

  var body: some View {
    NavigationStack {
      List {
        Section("Heart rate") {
          HStack {
            Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red)
              .phaseAnimator(Beat.allCases) { heart, beat in
                heart.scaleEffect(beat.scale)
              } animation: { beat in
                beat == .rest ? .easeOut(duration: 0.6) : .spring(duration: 0.2, bounce: 0.4)
              }
              .frame(width: 56)
            Text("72 BPM").font(.title2).monospacedDigit()
          }
        }
        Section("Reminders") {
          HStack {
            Image(systemName: "bell.fill").font(.title).foregroundStyle(.orange)
              .keyframeAnimator(initialValue: BellMotion(), trigger: rings) { bell, motion in
                bell.scaleEffect(motion.scale)
                  .rotationEffect(motion.angle, anchor: .top)
                  .offset(y: motion.offset)
              } keyframes: { _ in
                KeyframeTrack(\.angle) {
                  for degrees in [20.0, -18, 12, -8] {
                    CubicKeyframe(.degrees(degrees), duration: 0.15)
                  }
                  SpringKeyframe(.zero, spring: .bouncy)
                }
                KeyframeTrack(\.scale) {
                  LinearKeyframe(1.2, duration: 0.2, timingCurve: .easeOut)
                  SpringKeyframe(1, duration: 0.5)
                }
                KeyframeTrack(\.offset) {
                  MoveKeyframe(2)
                  LinearKeyframe(0, duration: 0.4)
                }
              }
              .frame(width: 56)
            Button("Ring") { rings += 1 }.id("ring")
            Spacer()
            Text("\(rings) times").foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Pulse")
    }
  }
}
