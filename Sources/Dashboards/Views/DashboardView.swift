package import ChartroomUI
import Foundation
import Graphics

/// A dashboard: a title above panels on cards.
package struct DashboardView: View {
  let plan: DashboardPlan

  /// Creates the view of a plan.
  package init(_ plan: DashboardPlan) { self.plan = plan }

  package var body: some View {
    VStack(alignment: .leading, spacing: plan.look.spacing) {
      if !plan.title.isEmpty || !plan.subtitle.isEmpty { header }
      plan.grid {
        ForEach(plan.panels.indices, id: \.self) {
          PanelCard(panel: plan.panels[$0], look: plan.look)
        }
      }
    }
    .padding(plan.look.hasCards ? max(plan.look.spacing, 16) * 1.5 : DashboardLook.plainPadding)
    .frame(width: plan.width)
    .frame(height: plan.height > 0 ? plan.height : nil)
    .background(plan.look.background)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !plan.title.isEmpty { Text(verbatim: plan.title).font(.title.weight(.bold)) }
      if !plan.subtitle.isEmpty {
        Text(verbatim: plan.subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}

/// A card with the title and the content of a panel.
private struct PanelCard: View {
  let panel: PanelPlan
  let look: DashboardLook

  var body: some View {
    VStack(alignment: .leading, spacing: isNumber ? 6 : 12) {
      if !panel.title.isEmpty || !panel.subtitle.isEmpty { header }
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .padding(look.hasCards ? 16 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(
      look.hasCards ? Color.secondaryGroupedSurface : .clear,
      in: RoundedRectangle(cornerRadius: look.cornerRadius)
    )
    .clipShape(RoundedRectangle(cornerRadius: look.hasCards ? look.cornerRadius : 0))
  }

  private var isNumber: Bool { if case .number = panel.content { true } else { false } }

  private var header: some View {
    VStack(alignment: .leading, spacing: 2) {
      if !panel.title.isEmpty {
        Text(verbatim: panel.title)
          .font(isNumber ? .subheadline : .headline)
          .foregroundStyle(isNumber ? Color.secondary : Color.primary)
      }
      if !panel.subtitle.isEmpty {
        Text(verbatim: panel.subtitle).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }

  @ViewBuilder private var content: some View {
    switch panel.content {
    case .chart(let chart): ChartPanel(chart: chart, look: look)
    case .number(let number): NumberPanel(number: number, look: look)
    case .table(let table): TablePanel(table: table, look: look)
    case .text(let blocks): TextPanel(blocks: blocks)
    case .failure(let reason): FailurePanel(reason: reason)
    }
  }
}

/// The reason why a panel has nothing to show.
private struct FailurePanel: View {
  let reason: String

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: "No data").font(.headline).foregroundStyle(.secondary)
      Text(verbatim: reason).font(.footnote).foregroundStyle(.secondary)
        .multilineTextAlignment(.center).minimumScaleFactor(0.8)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay {
      RoundedRectangle(cornerRadius: 8)
        .strokeBorder(Color.separator, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
    }
  }
}
