/// Lets only so many calls of the command run at once, whichever tests make them.
actor ProcessGate {
  /// As many as keep a small machine busy.
  static let shared = ProcessGate(room: 2)
  /// For calls that do not keep it busy.
  static let open = ProcessGate(room: .max)

  private var room: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(room: Int) {
    self.room = room
  }

  /// Does something as soon as there is room for it.
  nonisolated func pass<Value: Sendable>(
    _ body: () async throws -> Value
  ) async throws -> Value {
    await enter()
    do {
      let value = try await body()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    guard room == 0 else { return room -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty {
      room += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
