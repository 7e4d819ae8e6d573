extension ContainerMembers {
  /// The call of a method that is told which side by a case of an enumeration, or of one that closes whichever is
  /// open where another one is told.
  func callByCase(_ move: Move, _ side: String) -> Call? {
    func places(_ member: KnownType.Member) -> [Declaration.Parameter] {
      member.requiredParameters.filter { parameter in
        catalogue.ownType(spelled: parameter.plainType, in: type)?.plainCases.contains(side) == true
      }
    }
    func methods(_ move: Move, told count: Int) -> [KnownType.Member] {
      own.filter { member in
        member.kind == .method && member.isCallable && places(member).count == count
          && move.words.contains(where: member.baseName.lowercased().hasPrefix)
          && member.requiredParameters.count { !$0.isAboutAnimation && !$0.isEndThatMayBeMissing }
            == count
      }
      .sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
    }
    if let method = methods(move, told: 1).first { return Call(method) { _ in ".\(side)" } }
    guard move == .close, !methods(.open, told: 1).isEmpty else { return nil }
    let all = methods(move, told: 0).first { ControllerPlace($0.baseName)?.isSide == true }
    return all.map { Call($0) { _ in "true" } }
  }
}
