import Foundation

/// What the porter is called with. A person calls 'conform port', which fills in the rest.
struct PortArguments {
  let source: URL
  let target: URL
  let house: URL
  let builtModules: URL?
  let keptModules: URL?
  let wantsJSON: Bool

  /// Reads `PATH --to FOLDER --house FOLDER [--modules FOLDER] [--keep FOLDER] [--json]`.
  init(_ arguments: [String]) throws(PortUsageError) {
    var operands: [String] = []
    var values: [String: String] = [:]
    var json = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--to", "--house", "--modules", "--keep":
        guard let value = rest.popFirst() else {
          throw PortUsageError("option '\(argument)' needs a value")
        }
        values[argument] = value
      default: operands.append(argument)
      }
    }
    guard let path = operands.first, operands.count == 1 else {
      throw PortUsageError("expected one folder, found \(operands.count)")
    }
    guard let to = values["--to"], let house = values["--house"] else {
      throw PortUsageError("expected --to and --house")
    }
    source = URL(fileURLWithPath: path)
    target = URL(fileURLWithPath: to)
    self.house = URL(fileURLWithPath: house)
    builtModules = values["--modules"].map { URL(fileURLWithPath: $0) }
    keptModules = values["--keep"].map { URL(fileURLWithPath: $0) }
    wantsJSON = json
  }
}

/// Arguments that make no call.
struct PortUsageError: Error {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
