import Foundation
import SwiftUI

/// A workout as a state machine, which a reducer drives.
struct Workout: Equatable {
  enum State: Equatable {
    case ready
    case running(since: Int)
    case paused
    case finished
  }

  enum Event { case start, pause, lap, finish, reset, tick }

  private(set) var state = State.ready
  private(set) var seconds = 0
  private(set) var laps: [Int] = []

  mutating func handle(_ event: Event) {
    switch (state, event) {
    case (.ready, .start), (.paused, .start): state = .running(since: seconds)
    case (.running, .pause): state = .paused
    case (.running, .tick): seconds += 1
    case (.running, .lap): laps.append(seconds - laps.reduce(0, +))
    case (.running, .finish), (.paused, .finish): state = .finished
    case (.finished, .reset): self = Workout()
    default: break
    }
  }

  var clock: String { "\(seconds / 60):" + String("0\(seconds % 60)".suffix(2)) }
}

struct WorkoutScreen: View {
  @State private var workout = Workout()

  var body: some View {
    VStack(spacing: 16) {
      Text(workout.clock)
        .font(.system(size: 48, weight: .light, design: .rounded))
        .monospacedDigit()
      controls
      if !workout.laps.isEmpty {
        VStack(alignment: .leading) {
          ForEach(workout.laps.indices, id: \.self) { index in
            Text("Lap \(index + 1): \(workout.laps[index]) s")
          }
        }
      }
    }
    .padding()
  }

  @ViewBuilder private var controls: some View {
    HStack {
      switch workout.state {
      case .ready:
        button("Start", .start)
      case .running(let since):
        button("Pause", .pause)
        button("Tick", .tick)
        button("Lap", .lap)
        if since > 0 { Text("resumed at \(since)") }
      case .paused:
        button("Resume", .start)
        button("Finish", .finish)
      case .finished:
        Text("Well done")
        button("Again", .reset)
      }
    }
  }

  private func button(_ title: String, _ event: Workout.Event) -> some View {
    Button(title) { workout.handle(event) }.id(title)
  }
}

#Preview { WorkoutScreen() }
