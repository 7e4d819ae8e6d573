import CaseProcesses

/// What a worker says, in a line, before the bytes that it announces.
enum WorkerAnswer: Equatable {
  /// The text of a reference follows, in so many bytes; references have numbers, in the order in which they
  /// are handed on.
  case reference(count: Int)
  /// What is said of a case follows, in so many bytes, and behind it the text of its trace.
  case record(count: Int)
  /// A case is still under way: without this word a worker that says nothing is taken for one that hangs.
  case waiting
  /// All that was to be said of a case was said: without this word nothing of it counts.
  case end
  /// A text follows, in so many bytes: a style, or a trace that cannot be read.
  case text(count: Int)
  /// There is no trace.
  case ended(CaseEnding)
  /// There is no trace, and why not follows in so many bytes; a worker leaves it to others to find words.
  case lost(count: Int)
}

extension WorkerAnswer {
  /// Reads a line; none where it is in another form.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard let kind = words.first, words.count <= 2 else { return nil }
    let number = words.count == 2 ? Int32(words[1]) : nil
    guard words.count == 1 || number != nil else { return nil }
    switch (kind, number) {
    case ("reference", let count?) where count >= 0: self = .reference(count: Int(count))
    case ("record", let count?) where count >= 0: self = .record(count: Int(count))
    case ("waiting", nil): self = .waiting
    case ("end", nil): self = .end
    case ("text", let count?) where count >= 0: self = .text(count: Int(count))
    case ("lost", let count?) where count >= 0: self = .lost(count: Int(count))
    case ("signal", let number?): self = .ended(.signal(number))
    case ("status", let number?): self = .ended(.status(number))
    case ("processor-time", nil): self = .ended(.processorTime)
    case ("memory", nil): self = .ended(.memory)
    case ("silence", let seconds?): self = .ended(.silence(seconds: Int(seconds)))
    case ("no-room", nil): self = .ended(.noRoom)
    case ("failure", nil): self = .ended(.failure)
    default: return nil
    }
  }

  /// The line, without its end.
  var line: String {
    switch self {
    case .reference(let count): "reference \(count)"
    case .record(let count): "record \(count)"
    case .waiting: "waiting"
    case .end: "end"
    case .text(let count): "text \(count)"
    case .lost(let count): "lost \(count)"
    case .ended(.signal(let number)): "signal \(number)"
    case .ended(.status(let number)): "status \(number)"
    case .ended(.processorTime): "processor-time"
    case .ended(.memory): "memory"
    case .ended(.silence(let seconds)): "silence \(seconds)"
    case .ended(.noRoom): "no-room"
    case .ended(.failure): "failure"
    }
  }

  /// The line with its end, and what it announces.
  func bytes(before announced: [UInt8] = []) -> [UInt8] {
    Array("\(line)\n".utf8) + announced
  }
}
