import Foundation
import TransitionCertification

/// What a process of the tests is asked for by the one that started it: the cases of one call.
struct CallOrder: Codable, Equatable {
  /// The call, by its name.
  var call: String
  /// The word that stands in front of the answers.
  var word: UInt64
  /// The process that asks.
  var asker: Int32
  /// What a case may use.
  var limits: CaseLimits
  /// The scenarios, in order; none where all that apply are meant.
  var scenarios: [String]?
  /// Whether the subject's screens are asked for their style.
  var asksForStyle: Bool
  /// Whether cases are played a second time, in another order.
  var isRepeated: Bool
  /// Whether the first case was played before, and ended its process behind others.
  var beginsWithDoubt = false
  /// What calls before it came to.
  var verdicts: [String: String]

  /// The variable of the environment that holds it.
  static let variable = "CONFORM_TEST_CALL"

  /// What this process is asked for; none where nobody asks.
  static let ofThisProcess = ProcessInfo.processInfo.environment[variable].flatMap(CallOrder.init)
}

extension CallOrder {
  /// Reads it from the variable; none where that holds something else.
  init?(_ text: String) {
    guard let order = try? JSONDecoder().decode(CallOrder.self, from: Data(text.utf8)) else {
      return nil
    }
    self = order
  }

  /// What the variable holds.
  var text: String {
    guard let text = try? JSONEncoder().encode(self) else {
      preconditionFailure("numbers and texts can be written")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The descriptors that a process of the tests is started with, beside the usual three.
enum CallDescriptor {
  /// Where its answers are.
  static let answers: Int32 = 3
  /// Where the tests' standard output is, which the cases have, and nothing else of the process.
  static let output: Int32 = 4
}
