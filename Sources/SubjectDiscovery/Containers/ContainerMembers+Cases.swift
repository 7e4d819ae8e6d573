extension ContainerMembers {
  /// The call of a method that is told which side by a case of an enumeration, or of one that closes whichever is
  /// open where another one is told.
  func callByCase(_ move: Move, _ side: String) -> Call? {
    func places(_ member: KnownType.Member) -> [Declaration.Parameter] {
      member.requiredParameters.filter { parameter in
        catalogue.ownType(spelled: parameter.plainType, in: type)?.plainCases.contains(side) == true
      }
    }
    func methods(to move: Move, told count: Int) -> [KnownType.Member] {
      own.filter { member in
        member.kind == .method && member.isCallable && places(member).count == count
          && move.words.contains(where: member.baseName.lowercased().hasPrefix)
          && member.requiredParameters.count { !$0.isAboutAnimation && $0.end == nil }
            == count
      }
    }
    if let method = methods(to: move, told: 1).shortest { return Call(method) { _ in ".\(side)" } }
    guard move == .close, !methods(to: .open, told: 1).isEmpty else { return nil }
    let all = methods(to: move, told: 0).filter { ControllerPlace($0.baseName)?.isSide == true }
    return all.shortest.map { Call($0) { _ in "true" } }
  }
}
