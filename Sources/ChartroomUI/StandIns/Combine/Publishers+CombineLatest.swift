public import OpenCombine

extension Publishers {
  /// A publisher of pairs of the latest values of two publishers.
  ///
  /// It publishes a pair for each value, as soon as both publishers have published one. It finishes when both have
  /// finished, and fails with the first error.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// Pairs of values.
    public typealias Output = (A.Output, B.Output)
    /// The errors of both publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher; see `Publisher.combineLatest(_:)`.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// The latest values of both publishers; `nil` before the first one.
    private struct Latest {
      var a: A.Output?
      var b: B.Output?
    }

    /// A value of one of the publishers.
    private enum Value {
      case a(A.Output)
      case b(B.Output)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.map(Value.a).merge(with: b.map(Value.b))
        .scan(Latest()) { latest, value in
          var latest = latest
          switch value {
          case .a(let value): latest.a = value
          case .b(let value): latest.b = value
          }
          return latest
        }
        .compactMap { latest in
          guard let a = latest.a, let b = latest.b else { return nil }
          return (a, b)
        }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of triples of the latest values of three publishers; see `CombineLatest`.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// Triples of values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher; see `Publisher.combineLatest(_:_:)`.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of quadruples of the latest values of four publishers; see `CombineLatest`.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// Quadruples of values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher; see `Publisher.combineLatest(_:_:_:)`.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3<A, B, C>(a, b, c), d)
        .map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher of pairs of the latest values of this and another publisher.
  ///
  /// It publishes a pair for each value, as soon as both publishers have published one. It finishes when both have
  /// finished, and fails with the first error.
  ///
  /// - Note: Unlike in Combine, a subscriber with a limited demand receives a pair for each value, also for those that
  ///   arrive without demand.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of a function of the latest values of two publishers; see `combineLatest(_:)`.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Returns a publisher of triples of the latest values of three publishers; see `combineLatest(_:)`.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher of a function of the latest values of three publishers; see `combineLatest(_:)`.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Returns a publisher of quadruples of the latest values of four publishers; see `combineLatest(_:)`.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R> {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Returns a publisher of a function of the latest values of four publishers; see `combineLatest(_:)`.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
