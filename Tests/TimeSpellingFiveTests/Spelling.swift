import Testing

/// A way to let something happen later, as sources write it, and when it then happens, in seconds.
struct Spelling: Sendable, CustomTestStringConvertible {
  typealias Work = @MainActor () -> Void

  let testDescription: String
  let due: Double
  let start: @MainActor @Sendable (@escaping Work) -> Void

  init(
    _ name: String, due: Double = 0,
    _ start: @escaping @MainActor @Sendable (@escaping Work) -> Void
  ) {
    testDescription = name
    self.due = due
    self.start = start
  }
}
