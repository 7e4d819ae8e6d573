/// The members by which a container goes on to its next child and back to the one before, and tells which it shows.
struct ContainerSteps {
  /// The property that tells which child it shows.
  private let index: KnownType.Member
  private let forward: KnownType.Member
  private let back: KnownType.Member

  private static let forwards: Set = ["next", "forward", "forwards"]
  private static let backs: Set = ["previous", "prev", "back", "backward", "backwards"]
  /// The words of which the name of the property is made that tells which child is shown.
  private static let shown: Set = [
    "index", "page", "current", "selected", "active", "visible", "shown", "displayed", "tab",
    "step", "child", "item", "screen",
  ]

  /// None where a container does not do all three.
  init?(_ members: [KnownType.Member]) {
    func step(_ words: Set<String>) -> KnownType.Member? {
      let methods = members.filter { member in
        member.kind == .method && member.isCallable
          && member.givesNothing
          && member.requiredParameters.allSatisfy(\.isAboutAnimation)
          && !words.isDisjoint(with: member.nameWords)
      }
      return methods.shortest
    }
    let indices = members.filter { member in
      guard member.kind == .property, member.declaration.type == "Int" else { return false }
      let words = Set(member.nameWords)
      return Self.shown.isSuperset(of: words) && !words.isDisjoint(with: ["index", "page"])
    }
    guard let index = indices.shortest,
      let forward = step(Self.forwards), let back = step(Self.backs)
    else { return nil }
    self.index = index
    self.forward = forward
    self.back = back
  }

  /// How a neighbour of what is shown is selected.
  var selection: ContainerMembers.Selection {
    let calls = [forward, back].map { ContainerMembers.Call($0) { _ in "true" } }
    let isTold = calls.allSatisfy(\.saysWhetherAnimated)
    let animated = calls.contains(where: \.saysWhetherAnimated) ? "animated" : "_"
    return ContainerMembers.Selection(
      name: "\(forward.name), or \(back.name),",
      closure: """
        { container, index, \(animated) in
              if index > container.\(index.name) {
                container.\(calls[0].text)
              } else if index < container.\(index.name) {
                container.\(calls[1].text)
              }
            }
        """,
      saysWhetherAnimated: isTold, isStepwise: true)
  }
}
