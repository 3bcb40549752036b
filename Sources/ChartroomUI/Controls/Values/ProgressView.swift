public import Foundation

/// A view that shows how much of a task is complete, or that it is running.
///
/// With a value, it is a bar; without one, it is a spinner. The style of the environment draws it.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let configuration: ProgressViewStyleConfiguration
  private let timer: ProgressTimer?
  @Environment(\.progressViewStyle) private var style

  private init(_ share: Double?, label: _StylePart?, currentValueLabel: _StylePart?) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: share, label: label, currentValueLabel: currentValueLabel)
    timer = nil
  }

  /// Creates a view whose share follows the virtual time.
  init(timer: ProgressTimer, label: _StylePart?, currentValueLabel: _StylePart?) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: nil, label: label, currentValueLabel: currentValueLabel)
    self.timer = timer
  }

  /// Returns the completed share of a total, in 0...1; `nil` without a value or with one that is not a number.
  fileprivate static func share<Value: BinaryFloatingPoint>(of value: Value?, _ total: Value)
    -> Double?
  {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return share.isNaN ? nil : min(max(share, 0), 1)
  }
}

extension ProgressView: View {
  /// The progress in the style of the environment.
  public var body: some View {
    if let timer {
      TimelineView(timer.schedule) { context in
        style.view(
          of: ProgressViewStyleConfiguration(
            fractionCompleted: timer.share(at: context.date), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel), in: \.progressViewStyle)
      }
    } else {
      style.view(of: configuration, in: \.progressViewStyle)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of a task of unknown duration, without a label.
  public init() where Label == EmptyView {
    self.init(nil, label: nil, currentValueLabel: nil)
  }

  /// Creates a view of a task of unknown duration.
  ///
  /// - Parameter label: The views to display as the label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: _StylePart(label()), currentValueLabel: nil)
  }

  /// Creates a view of a task of unknown duration, with a text label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(label: { Text(title) })
  }

  /// Creates a view of a task of unknown duration, with a label whose values are formatted in the locale of the
  /// environment.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: { Text(titleKey) })
  }

  /// Creates a view of a task without a label.
  ///
  /// - Parameters:
  ///   - value: The completed part, which is limited to 0...`total`; `nil` for a task of unknown duration.
  ///   - total: The whole; 1 by default.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView {
    self.init(Self.share(of: value, total), label: nil, currentValueLabel: nil)
  }

  /// Creates a view of a task.
  ///
  /// - Parameters:
  ///   - value: The completed part, which is limited to 0...`total`; `nil` for a task of unknown duration.
  ///   - total: The whole; 1 by default.
  ///   - label: The views to display as the label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.share(of: value, total), label: _StylePart(label()), currentValueLabel: nil)
  }

  /// Creates a view of a task with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The completed part, which is limited to 0...`total`; `nil` for a task of unknown duration.
  ///   - total: The whole; 1 by default.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(title) })
  }

  /// Creates a view of a task with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - value: The completed part, which is limited to 0...`total`; `nil` for a task of unknown duration.
  ///   - total: The whole; 1 by default.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }

  /// Creates a view of the current state of a `Progress`, with its description as the label.
  public init(_ progress: Progress) where Label == EmptyView {
    let share = progress.isIndeterminate ? nil : progress.fractionCompleted
    self.init(
      Self.share(of: share, 1),
      label: progress.localizedDescription.flatMap { $0.isEmpty ? nil : _StylePart(Text($0)) },
      currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a view of a task with a label of its value.
  ///
  /// - Parameters:
  ///   - value: The completed part, which is limited to 0...`total`; `nil` for a task of unknown duration.
  ///   - total: The whole; 1 by default.
  ///   - label: The views to display as the label.
  ///   - currentValueLabel: The views that describe the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.share(of: value, total), label: _StylePart(label()),
      currentValueLabel: _StylePart(currentValueLabel()))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view from the configuration that a style receives.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
    timer = nil
  }
}
