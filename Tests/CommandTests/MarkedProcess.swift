import Foundation

/// The processes of one call of the command, which have a variable that no other call has.
struct MarkedProcess {
  /// The variable.
  let name = "CONFORM_TEST_MARK"
  /// What it holds.
  let value = UUID().uuidString

  /// Ends one of them, as soon as there is one.
  ///
  /// - Parameters:
  ///   - pause: How much time it is given before.
  ///   - isWanted: Whether it is one that is to be ended, by its number.
  /// - Returns: Whether one was ended.
  func endOne(
    after pause: Duration = .zero, _ isWanted: @Sendable (pid_t) -> Bool
  ) async -> Bool {
    for _ in 0..<2000 where !Task.isCancelled {
      if let id = ids.first(where: isWanted) {
        try? await Task.sleep(for: pause)
        return kill(id, SIGKILL) == 0
      }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  /// The numbers of those that there are.
  var ids: [pid_t] {
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return ids.compactMap(pid_t.init).filter { id in
      Self.words(of: "/proc/\(id)/environ").contains("\(name)=\(value)")
    }
  }

  /// How many of those that there are stand above each: none above the command, which is above its workers, which
  /// are above the cases that they fork.
  var generations: [pid_t: Int] {
    let ids = Set(ids)
    let above = ids.map { id in
      (id, sequence(first: id, next: Self.parent).dropFirst().prefix(while: ids.contains).count)
    }
    return Dictionary(above) { first, _ in first }
  }

  /// Whether all end by themselves within a few seconds; those that do not are ended.
  func areGone() async -> Bool {
    for _ in 0..<500 where !ids.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
    let rest = ids
    for id in rest { kill(id, SIGKILL) }
    return rest.isEmpty
  }

  /// Whether a process is a worker.
  static func isWorker(_ id: pid_t) -> Bool { words(of: "/proc/\(id)/cmdline").contains("worker") }

  /// The process that started another one.
  static func parent(of id: pid_t) -> pid_t? {
    fields(of: id).dropFirst().first.flatMap { pid_t($0) }
  }

  /// Whether a process waits for something.
  static func isAsleep(_ id: pid_t) -> Bool { fields(of: id).first == "S" }

  /// What the system says of a process behind its number and its name.
  private static func fields(of id: pid_t) -> [Substring] {
    let stat = words(of: "/proc/\(id)/stat").first ?? ""
    return stat.split(separator: ")").last?.split(separator: " ") ?? []
  }

  /// The words of a file of the system's, each of which ends with a byte of zeros; none where the process is gone
  /// meanwhile.
  private static func words(of path: String) -> [String] {
    let data = try? FileHandle(forReadingAtPath: path)?.readToEnd()
    return (data ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
