extension KnownType {
  init(_ symbol: Symbol, kind: Kind, module: String) {
    id = symbol.identifier.precise
    self.module = module
    path = symbol.pathComponents
    self.kind = kind
    isGeneric = symbol.isGeneric
    isPublic = ["public", "open"].contains(symbol.accessLevel)
    if ["private", "fileprivate"].contains(symbol.accessLevel) {
      obstacleToNaming =
        "\(symbol.pathComponents.joined(separator: ".")) is \(symbol.accessLevel)"
    }
  }
}

extension KnownType.Kind {
  /// - Parameter identifier: how symbol graphs call the kind.
  init?(_ identifier: String) {
    guard identifier.hasPrefix("swift.") else { return nil }
    self.init(rawValue: String(identifier.dropFirst("swift.".count)))
  }
}

extension KnownType.Member {
  init(_ symbol: Symbol, kind: Kind, module: String) {
    self.module = module
    id = symbol.identifier.precise
    name = symbol.pathComponents.last ?? ""
    self.kind = kind
    access = symbol.accessLevel
    text = symbol.declaration
    isOfUIKit = symbol.synthesizedFrom?.hasPrefix("s:5UIKit") ?? false
  }
}

extension KnownType.Member.Kind {
  /// - Parameter identifier: how symbol graphs call the kind.
  init?(_ identifier: String) {
    switch identifier {
    case "swift.init": self = .initializer
    case "swift.method": self = .method
    case "swift.type.method": self = .typeMethod
    case "swift.property": self = .property
    case "swift.type.property": self = .typeProperty
    case "swift.enum.case": self = .enumerationCase
    default: return nil
    }
  }
}
