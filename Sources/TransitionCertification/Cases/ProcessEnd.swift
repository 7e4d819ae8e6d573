import Foundation

/// How the process that ran a case ended before there was a trace.
public struct ProcessEnd: Sendable, Equatable, Codable {
  /// What ended it.
  public let cause: Cause
  /// The line of its standard error that says why; none where it said nothing.
  public let lastWords: String?

  /// What ends a process.
  public enum Cause: Sendable, Equatable, Codable {
    /// A signal, most often for an error of its own.
    case signal(Int32)
    /// It asked to be ended, with this status.
    case status(Int32)
    /// It used more processor time than a case may.
    case processorTime(seconds: Int)
    /// It used more memory than a case may.
    case memory(megabytes: Int)
  }

  /// - Parameters:
  ///   - cause: What ended the process.
  ///   - lastWords: The line of its standard error that says why.
  public init(_ cause: Cause, lastWords: String? = nil) {
    self.cause = cause
    self.lastWords = lastWords
  }
}

extension ProcessEnd: CustomStringConvertible {
  public var description: String {
    lastWords.map { "\(cause); it said '\($0)'" } ?? "\(cause)"
  }
}

extension ProcessEnd.Cause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .signal(let number): "crashed: signal \(number)\(Self.name(ofSignal: number))"
    case .status(let number): "ended itself with status \(number)"
    case .processorTime(let seconds): "used more than \(seconds) s of processor time"
    case .memory(let megabytes): "used more than \(megabytes) MB of memory"
    }
  }

  private static func name(ofSignal number: Int32) -> String {
    strsignal(number).map { " (\(String(cString: $0).lowercased()))" } ?? ""
  }
}
