/// How a delegate is given what it hands out: by methods that take an animator of the library's own kind.
///
/// Such a delegate does nothing until it is set up; each type that it can be given makes a subject.
struct SetUp {
  /// What it is given.
  let part: KnownType
  /// The statements that give it, to an object that is called `made`.
  let statements: [String]

  /// All ways to set a delegate up; none where it needs none, or nothing that fits can be made.
  static func all(of type: KnownType, in catalogue: TypeCatalogue) -> [SetUp] {
    let methods = catalogue.ownLineage(of: type).flatMap(\.members)
      .filter { $0.kind == .method && $0.isCallable }
    return methods.flatMap { method in
      method.requiredParameters.enumerated().flatMap { place, parameter -> [SetUp] in
        guard let wanted = catalogue.ownType(spelled: parameter.plainType, in: type),
          wanted.kind == .protocol
        else { return [] }
        return catalogue.own.compactMap { part in
          guard part.kind == .class || part.kind == .struct,
            catalogue.conforms(part, to: wanted.qualifiedName), !part.isGeneric,
            let statements = statements(type, method, place, part, catalogue)
          else { return nil }
          return SetUp(part: part, statements: statements)
        }
      }
    }
  }

  /// The statements that give a part to a method, once for each way that it asks for; none where the part
  /// or another argument cannot be made.
  private static func statements(
    _ type: KnownType, _ method: KnownType.Member, _ place: Int, _ part: KnownType,
    _ catalogue: TypeCatalogue
  ) -> [String]? {
    let maker = Maker(catalogue: catalogue)
    let making = maker.construction(of: part)
    guard case .success(let construction) = making, !construction.isFailable else { return nil }
    var calls = [""]
    for (index, parameter) in method.requiredParameters.enumerated() {
      let values: [String]
      let direction = AnimatorDirection(
        parameter.name, parameter.plainType, in: type, isInitial: false, catalogue)
      if index == place {
        values = ["animator"]
      } else if let direction {
        values = [direction.there, direction.back]
      } else if let value = maker.atHand.value(for: parameter, in: type) {
        values = [value]
      } else {
        return nil
      }
      let lead = (index == 0 ? "" : ", ") + (parameter.label.map { "\($0): " } ?? "")
      calls = calls.flatMap { call in values.map { call + lead + $0 } }
    }
    return ["let animator = \(construction.expression)"]
      + calls.map { "made.\(method.baseName)(\($0))" }
  }
}
