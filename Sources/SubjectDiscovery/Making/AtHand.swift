/// What is at hand for a parameter that has no default: what everybody would hand over without a thought.
///
/// Nothing for an optional; a third of a second for a duration; a frame on the screen; a number, or yes or no, that the
/// property of the same name has before it is set; a value of the library's
/// own that is made without a word, and where a protocol of its own is asked for, that of a structure which adopts
/// it; the case of an enumeration of the library's own that the library itself prefers. The text of the subject
/// shows it all.
struct AtHand {
  let catalogue: TypeCatalogue
  /// How far values in values are followed.
  var depth = 2

  /// What a parameter may be given; none where an author has to say.
  ///
  /// - Parameters:
  ///   - parameter: the parameter.
  ///   - owner: the type in which its type's name is looked up.
  func value(for parameter: Declaration.Parameter, in owner: KnownType) -> String? {
    let type = parameter.plainType
    if type.hasSuffix("?") { return "nil" }
    let name = "\(parameter.label ?? "") \(parameter.name)".lowercased()
    if ["TimeInterval", "Double", "CGFloat"].contains(type), name.contains("duration") {
      return "0.35"
    }
    if type == "CGRect", name.contains("frame") {
      return "CGRect(x: 40, y: 120, width: 240, height: 160)"
    }
    if type.hasSuffix("AnimationOptions") { return "[]" }
    if let usual = usual(parameter, type, in: owner) { return usual }
    guard let known = catalogue.ownType(spelled: type, in: owner) else { return nil }
    if known.kind == .enum { return catalogue.preferredCase(of: known, in: owner).map { ".\($0)" } }
    guard depth > 0, !isScenery(known) else { return nil }
    return known.kind == .protocol ? adopter(of: known) : plain(known)?.expression
  }

  /// What a number, or a yes or no, is anyway: the property of the same name has it before it is set.
  private func usual(
    _ parameter: Declaration.Parameter, _ type: String, in owner: KnownType
  ) -> String? {
    let names = [parameter.label, parameter.name].compactMap(\.self)
    let isTruth = type == "Bool"
    guard isTruth || ["CGFloat", "Double", "Float", "Int", "TimeInterval"].contains(type) else {
      return nil
    }
    let value = catalogue.ownLineage(of: owner).lazy.compactMap { type in
      names.lazy.compactMap { catalogue.habits.defaults[type.id]?[$0] }.first
    }
    .first
    guard let value, ["true", "false"].contains(value) == isTruth,
      type != "Int" || !value.contains(".")
    else { return nil }
    return value
  }

  /// How a value is made without a word; none where it wants one.
  private func plain(_ type: KnownType) -> Construction? {
    let inner = AtHand(catalogue: catalogue, depth: depth - 1)
    let construction = Maker(catalogue: catalogue, atHand: inner).construction(of: type)
    guard case .success(let made) = construction, !made.isFailable else { return nil }
    return made
  }

  /// What adopts a protocol and leaves least to guess. An object will not do: whoever takes it may not keep it.
  private func adopter(of wanted: KnownType) -> String? {
    catalogue.own.filter { type in
      type.kind == .struct && catalogue.conforms(type, to: wanted.qualifiedName)
    }
    .compactMap(plain)
    .min { ($0.arguments?.count ?? 0, $0.expression) < ($1.arguments?.count ?? 0, $1.expression) }?
    .expression
  }

  /// Whether a type is a part of the scene, which no transition gets from nowhere.
  private func isScenery(_ type: KnownType) -> Bool {
    catalogue.inherits(type, from: SystemName.controller)
      || catalogue.inherits(type, from: "UIKit.UIView")
  }
}

extension TypeCatalogue {
  /// A type of the library by its name as a declaration in another type spells it.
  func ownType(spelled name: String, in owner: KnownType) -> KnownType? {
    for count in stride(from: owner.path.count, through: 0, by: -1) {
      let path = (owner.path.prefix(count) + [name]).joined(separator: ".")
      if let type = type(named: "\(owner.module).\(path)"),
        isOwn(type)
      {
        return type
      }
    }
    return own.first { $0.name == name }
  }
}

extension KnownType {
  /// The cases of an enumeration that carry nothing.
  var plainCases: [String] {
    members.filter { $0.kind == .enumerationCase && $0.declaration.parameters.isEmpty }
      .map(\.baseName)
  }
}
