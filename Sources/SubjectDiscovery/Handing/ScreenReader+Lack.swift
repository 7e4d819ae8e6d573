/// What screens cannot do without, and the stage's cannot have.
extension ScreenReader {
  /// A protocol that screens have to adopt.
  struct Lack {
    let wanted: KnownType
    /// What nobody can answer for it, as code declares it.
    let member: String
    /// What alone is asked for it, as code spells a screen's role; none where all are.
    let role: String?
  }

  /// A protocol without which a type's code gives a screen up, or which a presentation controller asks of what it
  /// presents, and that nobody can adopt who knows nothing but its declaration; none where there is none.
  func lack(of type: KnownType) -> Lack? {
    let parts = LibraryParts(catalogue, sources)
    let code = parts.code(of: type)
    let presented = code.flatMap { sources.controllerCasts[$0] }.filter {
      $0.subject.contains("presentedviewcontroller")
    }
    let names =
      presented.map { ($0.name, "presented" as String?) }
      + code.flatMap(CastText.all).map { ($0.name, nil) }
    for (name, role) in names {
      for wanted in parts.protocols(spelled: name) {
        guard let member = unanswered(in: wanted) else { continue }
        return Lack(wanted: wanted, member: member.name, role: role)
      }
    }
    return nil
  }

  /// The protocols that a type's code asks screens for and that none of the stage's can adopt: what the library does
  /// with those that do is never seen.
  ///
  /// - Parameter isPresented: Whether the type is presented itself, and nobody but the one that presents it is the
  ///   stage's.
  func unadopted(by type: KnownType, isPresented: Bool) -> [KnownType] {
    let parts = LibraryParts(catalogue, sources)
    let code = parts.code(of: type)
    let asked = code.flatMap { sources.controllerCasts[$0] }
      .filter { !isPresented || !$0.isOfPresented }
    var unadopted: [KnownType] = []
    for next in asked.flatMap({ parts.protocols(spelled: $0.name) })
    where answers(to: next, in: code, parts) == nil
      && !unadopted.contains(where: { $0.id == next.id })
    {
      unadopted.append(next)
    }
    return unadopted
  }
}
