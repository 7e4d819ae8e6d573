/// What a worker says of a case, in a line.
enum WorkerAnswer: Equatable {
  /// The case's trace follows, in so many bytes.
  case trace(count: Int)
  /// There is no trace.
  case ended(CaseEnding)
}

extension WorkerAnswer {
  /// Reads a line; none where it is in another form.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard let kind = words.first, words.count <= 2 else { return nil }
    let number = words.count == 2 ? Int32(words[1]) : nil
    guard words.count == 1 || number != nil else { return nil }
    switch (kind, number) {
    case ("trace", let count?) where count >= 0: self = .trace(count: Int(count))
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
    case .trace(let count): "trace \(count)"
    case .ended(.signal(let number)): "signal \(number)"
    case .ended(.status(let number)): "status \(number)"
    case .ended(.processorTime): "processor-time"
    case .ended(.memory): "memory"
    case .ended(.silence(let seconds)): "silence \(seconds)"
    case .ended(.noRoom): "no-room"
    case .ended(.failure): "failure"
    }
  }
}
