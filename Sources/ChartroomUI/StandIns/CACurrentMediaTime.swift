public import Foundation

/// Returns the virtual time of the stage, in seconds, in its tasks, actions and bodies, and 0 elsewhere.
///
/// - Note: Unlike in Core Animation, the time does not run outside of a stage, so that pictures do not depend on it.
public func CACurrentMediaTime() -> TimeInterval { TaskScope.ofStage?.tasks.clock.seconds ?? 0 }
