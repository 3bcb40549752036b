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
    .fontFamily(plan.look.font)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !plan.title.isEmpty { Text(verbatim: plan.title).font(.title.weight(.bold)) }
      if !plan.subtitle.isEmpty {
        Text(verbatim: plan.subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .fontFamily(plan.look.titleFont, in: plan.look.font)
  }
}

/// A card with the title and the content of a panel.
private struct PanelCard: View {
  let panel: PanelPlan
  let look: DashboardLook

  var body: some View {
    VStack(alignment: .leading, spacing: isSmall ? 6 : 12) {
      if hasHeader { header }
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .padding(isEdgeToEdge || !look.hasCards ? 0 : 16)
    // A content that is too large is cut, and never extends over the next panel.
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
    )
    .background(look.panelBackground, in: RoundedRectangle(cornerRadius: look.cornerRadius))
    .clipShape(clip)
  }

  /// The card; without one, the edges of marks and texts can be half outside of the panel.
  private var clip: AnyShape {
    look.hasCards
      ? AnyShape(RoundedRectangle(cornerRadius: look.cornerRadius))
      : AnyShape(Rectangle().inset(by: -DashboardLook.plainPadding))
  }

  /// Whether the content is a figure, which the title only names.
  private var isSmall: Bool {
    switch panel.content {
    case .number, .gauge: true
    case .chart, .chartSet, .failure, .image, .table, .text: false
    }
  }

  /// Whether the content has its own margins and title.
  private var isEdgeToEdge: Bool {
    switch panel.content {
    case .chartSet: true
    case .image(let image): image.spec.fit == .fill && panel.title.isEmpty && panel.subtitle.isEmpty
    case .chart, .failure, .gauge, .number, .table, .text: false
    }
  }

  private var hasHeader: Bool {
    if case .chartSet = panel.content { return false }
    return !panel.title.isEmpty || !panel.subtitle.isEmpty
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 2) {
      if !panel.title.isEmpty {
        Text(verbatim: panel.title)
          .font(isSmall ? .subheadline : .headline)
          .foregroundStyle(isSmall ? Color.secondary : Color.primary)
      }
      if !panel.subtitle.isEmpty {
        Text(verbatim: panel.subtitle).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .fontFamily(look.titleFont, in: look.font)
  }

  @ViewBuilder private var content: some View {
    switch panel.content {
    case _ where panel.isEmpty: EmptyPanel()
    case .chart(let chart): ChartPanel(chart: chart, look: look)
    case .number(let number): NumberPanel(number: number, look: look)
    case .table(let table): TablePanel(table: table, look: look)
    case .gauge(let gauge): GaugePanel(gauge: gauge, look: look)
    case .chartSet(let set): ChartSetPanel(set: set, look: look)
    case .image(let image): ImagePanel(image: image)
    case .text(let blocks): TextPanel(blocks: blocks)
    case .failure(let reason): FailurePanel(reason: reason)
    }
  }
}

/// The place of a chart or a table without values.
private struct EmptyPanel: View {
  var body: some View {
    Text(verbatim: "No data").font(.subheadline).foregroundStyle(.secondary)
      .padding(12)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The reason why a panel cannot be drawn.
private struct FailurePanel: View {
  let reason: String

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: "Error").font(.headline).foregroundStyle(.secondary)
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
