import TransitionCertification

/// Reads the arguments of one command after its table.
struct ArgumentReader {
  private let command: Command
  private(set) var operands: [String] = []
  private(set) var options: [String: String] = [:]

  /// Reads arguments.
  ///
  /// - Parameter arguments: What stands behind the command's name.
  /// - Throws: The first argument that does not fit.
  init(_ arguments: [String], for command: Command) throws(UsageError) {
    self.command = command
    var rest = arguments[...]
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if argument == "--", !areOptionsOver {
        areOptionsOver = true
      } else if !areOptionsOver, argument.hasPrefix("-"), argument != "-" {
        try readOption(argument, &rest)
      } else {
        operands.append(argument)
      }
    }
    guard options[Command.Option.help.name] == nil else { return }
    try checkOperands()
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? Command.Option.help.name : String(parts[0])
    let known = command.options + [.help]
    guard let option = known.first(where: { $0.name == name }) else {
      throw .unknownOption(
        name, nearest: NearestWord.nearest(to: name, in: known.map(\.name)),
        expected: known.map(\.name))
    }
    guard options[name] == nil else { throw .repeatedOption(name) }
    options[name] = try value(of: option, parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  private func value(
    of option: Command.Option, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else {
      guard attached == nil else {
        throw .unwantedValue(option: option.name, found: attached ?? "")
      }
      return ""
    }
    // A value that is called like an option has to be attached: most often it was forgotten.
    let isForgotten = attached == nil && rest.first.map(isOption) ?? true
    guard !isForgotten, let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(
        option: option.name, value: placeholder, found: isForgotten ? rest.first : nil)
    }
    return value
  }

  private func isOption(_ argument: String) -> Bool {
    argument == "--" || argument == "-h"
      || (command.options + [.help]).contains {
        argument == $0.name || argument.hasPrefix($0.name + "=")
      }
  }

  private func checkOperands() throws(UsageError) {
    var rest = operands[...]
    for operand in command.operands {
      switch operand.count {
      case .optional:
        if let found = rest.popFirst() { try check(found, operand) }
      case .one:
        try check(rest.popFirst(), operand)
      case .atLeastOne:
        try check(rest.first, operand)
        rest = []
      case .any:
        rest = []
      }
    }
    if let unwanted = rest.first {
      throw .unwantedOperand(unwanted, expected: command.operands.map(\.name))
    }
  }

  private func check(_ found: String?, _ operand: Command.Operand) throws(UsageError) {
    guard let found, !found.isEmpty else {
      throw .missingOperand(operand.name, help: operand.help, choices: operand.choices)
    }
    guard !operand.choices.isEmpty, !operand.choices.contains(found) else { return }
    throw .unknownChoice(
      found, choices: operand.choices,
      nearest: NearestWord.nearest(to: found, in: operand.choices))
  }
}
