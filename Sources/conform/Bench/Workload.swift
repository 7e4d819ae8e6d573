/// Work on so many of something, which is timed on many, counted on few, and plotted on more and more.
struct Workload: Sendable {
  /// What it is called, such as `engine.nested`.
  let name: String
  /// What there are so many of, such as `children in one another`.
  let things: String
  /// In which sizes it is counted what it costs: three, each twice the one before, show how that grows.
  let counted: [Int]
  /// How long it takes, in which sizes.
  let timing: Timing
  /// The largest size of which a plot tells; none for work that has no size.
  let plotted: Int?
  /// Prepares the work on so many, which is not measured; what it gives does the work.
  let prepare: Preparation

  /// Prepares work on so many, and gives what does it, as often as it is called.
  typealias Preparation =
    @MainActor @Sendable (Int) throws(BenchmarkFailure) -> @MainActor () -> Void

  /// - Parameters:
  ///   - things: What there are so many of; none for work that has no size.
  ///   - prepare: Prepares the work on so many.
  init(
    _ name: String, on things: String = "", counted: [Int] = [],
    timing: Timing = Timing([], .milliseconds), plotted: Int? = nil,
    _ prepare: @escaping Preparation
  ) {
    self.name = name
    self.things = things
    self.counted = counted
    self.timing = timing
    self.plotted = plotted
    self.prepare = prepare
  }

  /// Work that has no size.
  init(
    _ name: String, isCounted: Bool = true, repetitions: Int,
    _ prepare: @escaping @MainActor @Sendable () throws(BenchmarkFailure) -> @MainActor () -> Void
  ) {
    self.init(
      name, counted: isCounted ? [1] : [],
      timing: Timing([1], .microseconds, repetitions: repetitions)
    ) { (_) throws(BenchmarkFailure) in try prepare() }
  }

  /// How long it takes.
  struct Timing: Sendable {
    /// On how many things.
    let sizes: [Int]
    let unit: TimeUnit
    /// Whether it is the time for each of them.
    let isOfEach: Bool
    /// How many rounds count.
    let rounds: Int
    /// How often a round does the work on what was prepared for it.
    let repetitions: Int

    init(
      _ sizes: [Int], _ unit: TimeUnit, ofEach isOfEach: Bool = false, rounds: Int = 7,
      repetitions: Int = 1
    ) {
      self.sizes = sizes
      self.unit = unit
      self.isOfEach = isOfEach
      self.rounds = rounds
      self.repetitions = repetitions
    }
  }

  /// All workloads, in order.
  static let all: [Workload] = engine + growth + crowds + clock + judging + comparing + cases

  /// What it is called on so many: work that has no size has no number.
  func name(on count: Int) -> String { things.isEmpty ? name : "\(name).\(count)" }
}

/// A unit of time.
enum TimeUnit: String, Sendable {
  case nanoseconds = "ns"
  case microseconds = "us"
  case milliseconds = "ms"

  /// How many of it a microsecond has.
  fileprivate var perMicrosecond: Double {
    switch self {
    case .nanoseconds: 1000
    case .microseconds: 1
    case .milliseconds: 0.001
    }
  }
}

extension Workload {
  /// What is measured of it, a time a size.
  var benchmarks: [Benchmark] {
    timing.sizes.map { size in
      Benchmark(name: name(on: size), unit: timing.unit.rawValue) {
        () throws(BenchmarkFailure) in
        let time = try time(on: size) * timing.unit.perMicrosecond
        return timing.isOfEach ? time / Double(size) : time
      }
    }
  }

  /// How long it takes on so many, in microseconds.
  @MainActor func time(on count: Int) throws(BenchmarkFailure) -> Double {
    try Benchmark.best(of: timing.rounds, repetitions: timing.repetitions) {
      () throws(BenchmarkFailure) in
      try prepare(count)
    } _: { work in
      work()
    }
  }
}
