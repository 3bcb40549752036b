import ChartSets
import Chartroom
package import ChartroomUI
package import Foundation
package import Graphics
import Observation

/// A film of animated changes: a series that is switched off and on, and a card that slides in and out.
///
/// Both are redirected half-way.
@MainActor
package final class MotionScene {
  /// The size of a frame, in points.
  package nonisolated static let size = CGSize(width: 375, height: 560)
  /// The duration, in seconds.
  package nonisolated static let duration: TimeInterval = 4

  /// The times of the taps on the button of the second series, in seconds.
  private static let seriesTaps = [0.4, 0.58, 1.2]
  /// The times of the taps on the button of the card, in seconds.
  private static let cardTaps = [2, 2.2, 2.6, 3.2]

  private let stage: Stage
  private var taps: [(time: TimeInterval, button: MotionButton)]

  /// Creates the film.
  ///
  /// - Parameters:
  ///   - scale: The number of device pixels per point; 1 by default.
  ///   - environment: The environment, with the colour scheme; the default values by default.
  ///   - shaper: The text shaper.
  package init(
    scale: CGFloat = 1, environment: EnvironmentValues = EnvironmentValues(),
    shaper: any TextShaper
  ) {
    taps =
      Self.seriesTaps.map { ($0, .series) } + Self.cardTaps.map { ($0, .card) }
    let chart = SeededSeries.chart(title: "Followers", names: ["Joined", "Left"], seed: 7)
    let data = UserData(charts: [chart])
    stage = Stage(
      size: ProposedViewSize(Self.size), scale: scale, environment: environment, shaper: shaper
    ) {
      MotionScreen().environment(data)
        .frame(width: Self.size.width, height: Self.size.height)
    }
  }

  /// Returns the draw list of a time.
  ///
  /// - Parameter time: The time since the start, in seconds; it must not decrease between calls.
  /// - Returns: A draw list that shares unchanged pieces with those of earlier times.
  package func drawList(at time: TimeInterval) -> DrawList {
    while let tap = taps.first, tap.time <= time {
      taps.removeFirst()
      stage.advance(to: tap.time)
      if let frame = stage.frame(of: tap.button) {
        stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
      }
    }
    stage.advance(to: time)
    return stage.drawList()
  }

  /// The amount of work that the film so far has taken.
  package var counts: StageCounts { stage.counts }
}

/// The identities of the places that the film taps.
private enum MotionButton: Hashable {
  case series
  case card
}

/// A chart whose changes are animated, and a card over it.
private struct MotionScreen: View {
  @Environment(UserData.self) private var data
  @State private var showsCard = false

  var body: some View {
    ChartView(chartIndex: 0)
      .animation(.easeInOut(duration: 0.35), value: data.charts[0].lines.map(\.isHidden))
      .overlay(alignment: .bottomLeading) {
        Color.clear.frame(width: 60, height: 36).id(MotionButton.series)
          .padding(.leading, 130).padding(.bottom, 16).allowsHitTesting(false)
      }
      .overlay(alignment: .bottomTrailing) {
        Text("i").font(.system(size: 15, weight: .semibold)).foregroundStyle(.white)
          .frame(width: 28, height: 28).background(Circle().fill(Color.blue))
          .contentShape(Circle())
          .onTapGesture { withAnimation(.bouncy) { showsCard.toggle() } }
          .id(MotionButton.card)
          .padding(.trailing, 16).padding(.bottom, 20)
      }
      .overlay(alignment: .bottom) {
        if showsCard {
          MotionCard().padding(.horizontal, 12).padding(.bottom, 66)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .clipped()
  }
}

/// A card with two lines of text.
private struct MotionCard: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10).fill(Color.orange).frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text("Followers").font(.headline)
        Text("Two series, one point per day").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(14)
    .background(
      RoundedRectangle(cornerRadius: 18)
        .fill(colorScheme == .dark ? Color(white: 0.17) : .white)
    )
    .shadow(radius: 12, y: 4)
  }
}
