/// Why arguments do not fit a command's form.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?, expected: [String])
  case unknownOption(String, nearest: String?, expected: [String])
  case missingValue(option: String, value: String, found: String?)
  case unwantedValue(option: String, found: String)
  case repeatedOption(String)
  case missingOperand(String, help: String, choices: [String])
  case unknownChoice(String, choices: [String], nearest: String?)
  case unwantedOperand(String, expected: [String])
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let found, let nearest, let expected):
      "there is no command '\(found)'" + Self.suggestion(nearest, among: expected)
    case .unknownOption(let found, let nearest, let expected):
      "there is no option '\(found)'" + Self.suggestion(nearest, among: expected)
    case .missingValue(let option, let value, let found):
      "option '\(option)' needs a value, \(value)" + (found.map { ", found '\($0)'" } ?? "")
    case .unwantedValue(let option, let found):
      "option '\(option)' takes no value, found '\(found)'"
    case .repeatedOption(let option):
      "option '\(option)' is given twice"
    case .missingOperand(let name, let help, let choices):
      "\(name) is missing, expected \(choices.isEmpty ? help : Self.alternatives(choices))"
    case .unknownChoice(let found, let choices, let nearest):
      "found '\(found)', expected \(Self.alternatives(choices))" + Self.suggestion(nearest)
    case .unwantedOperand(let found, let expected):
      "'\(found)' is one argument too many, expected "
        + (expected.isEmpty ? "none" : "only \(expected.joined(separator: " and "))")
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { ", did you mean '\($0)'?" } ?? ""
  }

  /// The nearest word; all that may stand there where none is near.
  private static func suggestion(_ nearest: String?, among expected: [String]) -> String {
    nearest == nil ? ", expected \(alternatives(expected))" : suggestion(nearest)
  }

  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
