import ConformanceReports
import TransitionCertification

extension Command {
  /// Lists what there is.
  static let list = Command(
    name: "list",
    abstract: "list what there is",
    operands: [
      Operand(
        name: "KIND", help: "what to list", choices: Listing.Kind.allCases.map(\.rawValue))
    ],
    options: [.json]
  ) { invocation throws(CommandFailure) in
    guard let kind = Listing.Kind(rawValue: invocation.operands[0]) else {
      throw .misuse("there is no list of '\(invocation.operands[0])'")
    }
    let listing = Listing(kind, invocation.registry)
    invocation.console.writePlain(invocation.has(.json) ? listing.document.text : listing.text)
    return .holds
  }
}
