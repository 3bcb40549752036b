public import OpenCombine

extension Publishers {
  /// A publisher of the values of two publishers, in the order of their arrival.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values of both publishers.
    public typealias Output = A.Output
    /// The errors of both publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher; see `Publisher.merge(with:)`.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of several publishers, in the order of their arrival.
  ///
  /// It finishes when all of them have finished, and fails with the first error.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The errors of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }

    /// Returns a publisher that publishes the values of another one, too.
    public func merge(with other: Upstream) -> MergeMany {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Returns a publisher of the values of this and another publisher, in the order of their arrival.
  ///
  /// It finishes when both have finished, and fails with the first error.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> {
    Publishers.Merge(self, other)
  }

  /// Returns a publisher of the values of this and other publishers, in the order of their arrival.
  ///
  /// It finishes when all have finished, and fails with the first error.
  ///
  /// - Note: Unlike in Combine, where there is a type for each number of publishers, up to eight, the type is always
  ///   `Publishers.MergeMany`.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      c.eraseToAnyPublisher())
  }

  /// Returns a publisher of the values of this and other publishers, in the order of their arrival.
  ///
  /// It finishes when all have finished, and fails with the first error.
  ///
  /// - Note: Unlike in Combine, the type is `Publishers.MergeMany`.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher())
  }

  /// Returns a publisher of the values of this and other publishers, in the order of their arrival.
  ///
  /// It finishes when all have finished, and fails with the first error.
  ///
  /// - Note: Unlike in Combine, the type is `Publishers.MergeMany`.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(),
      c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher(),
      e.eraseToAnyPublisher())
  }
}
