/// Why arguments do not fit a command's form.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, value: String)
  case unwantedValue(option: String)
  case repeatedOption(String)
  case missingOperand(String, choices: [String])
  case unknownChoice(String, choices: [String], nearest: String?)
  case unwantedOperand(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let found, let nearest):
      "there is no command '\(found)'" + Self.suggestion(nearest)
    case .unknownOption(let found, let nearest):
      "there is no option '\(found)'" + Self.suggestion(nearest)
    case .missingValue(let option, let value):
      "option '\(option)' needs a value, \(value)"
    case .unwantedValue(let option):
      "option '\(option)' takes no value"
    case .repeatedOption(let option):
      "option '\(option)' is given twice"
    case .missingOperand(let name, let choices):
      choices.isEmpty
        ? "\(name) is missing" : "\(name) is missing, expected \(Self.alternatives(choices))"
    case .unknownChoice(let found, let choices, let nearest):
      "found '\(found)', expected \(Self.alternatives(choices))" + Self.suggestion(nearest)
    case .unwantedOperand(let found):
      "'\(found)' is one argument too many"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { ", did you mean '\($0)'?" } ?? ""
  }

  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
