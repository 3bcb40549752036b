import Glibc
import Observation
import Synchronization

/// The evaluation that runs on the current thread, to which reads of state are attributed.
enum Evaluation {
  /// A value for each thread, because any thread may read state.
  private static let current: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The reader that is evaluated on this thread; `nil` outside of evaluations, for example in actions.
  static var reader: Invalidator? {
    pthread_getspecific(current).map {
      Unmanaged<Invalidator>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Calls `body` and attributes its reads of state to a reader.
  static func run<Result>(for reader: Invalidator, _ body: () -> Result) -> Result {
    let outer = pthread_getspecific(current)
    pthread_setspecific(current, Unmanaged.passUnretained(reader).toOpaque())
    defer { pthread_setspecific(current, outer) }
    return withExtendedLifetime(reader, body)
  }
}

extension Node {
  /// Calls `body` and refreshes the node when state or an observable property that it read changes.
  ///
  /// Reads of earlier calls no longer count.
  final func observing<Result>(_ body: () -> Result) -> Result {
    let invalidator = invalidator
    invalidator.beginEvaluation()
    return withObservationTracking {
      Evaluation.run(for: invalidator, body)
    } onChange: {
      invalidator.invalidate()
    }
  }
}
